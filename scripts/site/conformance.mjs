// Plays games in the browser's Python, as the site serves it, under Node.
//
//   node conformance.mjs OFFLINE < questions    one [function, ...arguments] a line, in JSON

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/tablee.zip", readFileSync(`${folder}/tablee.zip`));
python.runPython(readFileSync(new URL("../../web/src/alone/mount.py", import.meta.url), "utf8"));
python.FS.writeFile("/unpacked/conformance.py", readFileSync(new URL("./conformance.py", import.meta.url)));
const games = python.pyimport("conformance");
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(games[name](...given).toJs())}\n`);
}
