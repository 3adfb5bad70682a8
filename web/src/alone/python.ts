/** Python in a worker: Pyodide with the games, unpacked and ready to be imported. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

const FOLDER = "/tablee";

export async function startPython(base: string): Promise<Python> {
  const packed = fetch(`${base}tablee.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: base, packageBaseUrl: base });
  python.unpackArchive(await packed, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}
