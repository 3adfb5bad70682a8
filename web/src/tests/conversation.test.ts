import { expect, test } from "vitest";
import { Conversation } from "../table/conversation.svelte";
import type { TableModel } from "../table/model.svelte";

/** A table at which three pieces are to be set up, and the fourth question is another one. */
function table(refuses = false): TableModel {
  let heard = 1;
  const model = {
    get heard() {
      return heard;
    },
    left: 0,
    mine: true,
    async request(message: { type: string; since?: number; text?: string }) {
      const words = { type: "words", seq: heard, line: 0, more: false, act: "", argument: "" };
      if (message.since !== undefined) {
        const news = Array.from({ length: heard - message.since }, (_, at) => `piece ${at}`);
        return { ...words, lines: [...news, `question ${heard}`] };
      }
      if (message.text === "setup" && heard < 4)
        return { ...words, lines: [], act: "set-up", argument: "place" };
      if (message.type !== "move") return { ...words, lines: ["nothing to set up"] };
      if (refuses) return { type: "refused", text: "no" };
      heard += 1;
      return { type: "update" };
    },
  };
  return model as unknown as TableModel;
}

const said = (talk: Conversation) => talk.lines.map(({ text }) => text);

test("a set-up is told in one go, with one question after it", async () => {
  const talk = new Conversation(table());
  await talk.hear();
  await talk.send("setup");
  await talk.hear();
  expect(said(talk).slice(2)).toEqual(["setup", "piece 0", "piece 1", "piece 2", "question 4"]);
});

test("a set-up that is refused is not tried for ever", async () => {
  const talk = new Conversation(table(true));
  await talk.send("setup");
  await talk.hear();
  expect(said(talk)).toEqual(["setup", "piece 0", "question 1", "no", "question 1"]);
});
