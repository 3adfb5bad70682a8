// Says with the browser's Fluent library what a test asks for: one language and its questions a line.

import { createInterface } from "node:readline";
import { speech } from "../../web/src/alone/speech.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { language, files, questions } = JSON.parse(line);
  speech.load(language, JSON.stringify(files));
  const told = questions.map(([name, args]) => JSON.parse(speech.say(language, name, JSON.stringify(args))));
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
