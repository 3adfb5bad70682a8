// Runs pack.py in Pyodide: modules are compiled by the very Python that is going to read them.
//
//   node pack.mjs PYODIDE WORK    WORK holds what is to be packed, and gets the archives

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/packing", work);
python.runPython(readFileSync(new URL("./pack.py", import.meta.url), "utf8"));
