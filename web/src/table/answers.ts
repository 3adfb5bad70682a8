/** The answers that a board offers, for those who play by keys: buttons first, then cards. */

const BUTTON = ".btn:not(:disabled, [aria-disabled='true'])";
const ANSWERS = `.bar .buttons ${BUTTON}, .hand button.legal`;

/** Whether something takes the keys that are pressed in it. */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** When a button came to the bar. */
const came = new WeakMap<Element, number>();
export const cameAt = (answer: Element): number => came.get(answer) ?? 0;

/**
 * Keeps the number of a bar's buttons at hand for the digits of the cards, which come after them;
 * and notes when each button came.
 */
export function numbered(buttons: HTMLElement): { destroy: () => void } {
  const board = buttons.closest<HTMLElement>(".board");
  const count = () => {
    const now = performance.now();
    for (const one of buttons.querySelectorAll(".btn")) if (!came.has(one)) came.set(one, now);
    board?.style.setProperty("--buttons", `${buttons.querySelectorAll(BUTTON).length}`);
  };
  count();
  const observer = new MutationObserver(count);
  const attributeFilter = ["disabled", "aria-disabled"];
  observer.observe(buttons, { childList: true, subtree: true, attributeFilter });
  return { destroy: () => observer.disconnect() };
}

/** The answers in the order of their numbers. */
export function answersOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(ANSWERS)].filter((one) => one.checkVisibility());
}

/** The first of them; where the answer is given on a map, the map. */
export function firstAnswer(board: HTMLElement): HTMLElement | undefined {
  return answersOf(board)[0] ?? board.querySelector<HTMLElement>("[role=application]") ?? undefined;
}

/** The answer that a digit gives: numbers are answered by themselves, else they are counted. */
function answerOf(answers: HTMLElement[], digit: string): HTMLElement | undefined {
  const numbers = answers.filter((one) => one.dataset.key !== undefined);
  if (numbers.length) return numbers.find((one) => one.dataset.key === digit);
  return answers[Number(digit) - 1];
}

/** A digit gives the answer with that number, Enter the main one; whether the key was for us. */
export function answerByKey(board: HTMLElement, event: KeyboardEvent): boolean {
  const answers = answersOf(board);
  if (/^[1-9]$/.test(event.key)) {
    const answer = answerOf(answers, event.key);
    answer?.focus();
    answer?.click();
    return answer !== undefined;
  }
  if (event.key !== "Enter") return false;
  // On a button or on the map Enter means what it always means.
  const own =
    event.target instanceof Element && event.target.closest("button, a, summary, [role]") !== null;
  const main = answers.find((answer) => answer.classList.contains("main"));
  if (own || !main) return false;
  main.click();
  return true;
}
