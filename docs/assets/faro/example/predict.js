/** The question before a turn. Which answer is right was settled by the engine when the page was built. */

import { button, group, partOf } from "../page/elements.js";
import { say } from "../page/speech.js";

/**
 * Turn the question in the page into one that can be answered: the answer shows the turn, and stepping goes on from there.
 * @param {Element} element the question as the page holds it, with the answer to be read without a script and on paper
 * @param {import("./replay.js").Question} question
 * @param {import("./replay.js").Replay} replay starts at the frame before the turn
 */
export function ask(element, question, replay) {
  const before = replay.start;
  const choices = question.answers.map((answer) => {
    const choice = button(answer, "faro-choice", () => choose(answer));
    choice.dataset.answer = answer;
    return choice;
  });
  const answers = group("faro-choices", "Your answer");
  answers.append(...choices);
  const folded = partOf(element, ".faro-answer");
  const held = folded.contains(document.activeElement);
  folded.before(answers);
  folded.dataset.onPaper = "";
  if (held) choices[0].focus(); // what had the focus is gone
  replay.addEventListener("move", () => (replay.at > before ? close() : open()));
  if (replay.at > before) close();
  else replay.said.textContent = "";

  /** @param {string} answer */
  async function choose(answer) {
    if (!(await replay.ready())) return;
    for (const choice of choices) choice.ariaPressed = String(choice.dataset.answer === answer);
    replay.go(before + 1);
    const verdict = `${answer === question.right ? "Right." : `Not so. ${question.because}`} ${replay.frame.say}`;
    replay.said.textContent = verdict;
    say(verdict);
    replay.said.scrollIntoView({ block: "nearest" }); // on a phone it stands below the answers
  }

  /** The turn is seen: there is nothing left to guess; the right answer is marked, and the reader's own where it is not. */
  function close() {
    for (const choice of choices) {
      const isRight = choice.dataset.answer === question.right;
      choice.ariaDisabled = "true";
      choice.classList.toggle("faro-right", isRight);
      choice.classList.toggle("faro-wrong", !isRight && choice.ariaPressed === "true");
    }
  }

  function open() {
    for (const choice of choices) {
      choice.ariaDisabled = choice.ariaPressed = null;
      choice.classList.remove("faro-right", "faro-wrong");
    }
    replay.said.textContent = "";
  }
}
