/** Python in a worker: Pyodide with the games, ready to be imported. */

import mount from "./mount.py?raw";

/** What is used of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, body: Uint8Array, options: { canOwn: boolean }): void };
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
}

export async function startPython(base: string): Promise<Python> {
  const packed = fetch(`${base}tablee.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ `${base}pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: base, packageBaseUrl: base });
  python.FS.writeFile("/tablee.zip", new Uint8Array(await packed), { canOwn: true });
  python.runPython(mount);
  return python;
}
