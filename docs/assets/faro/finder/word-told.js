/** What stands on the card of a word; fetched with the words, when a card first opens. */

import { element } from "../page/elements.js";
import { addressOf, quizOf } from "./words.js";

const SITE = new URL("../../../", import.meta.url);

/** @param {import("./words.js").Word} word @returns {Node[]} */
export function told(word) {
  const open = element("a", "faro-word-open", "Open entry");
  open.href = addressOf(word);
  const quiz = element("a", "faro-word-open", "Quiz me on this");
  quiz.href = quizOf(word);
  const about = [
    element("b", "faro-word-name", word.word),
    element("span", "faro-word-said", word.said),
    element("p", "faro-word-line", word.line),
    element("span", "faro-word-about", word.about),
    open,
    quiz,
  ];
  return word.picture ? [seen(word.picture), ...about] : about;
}

/** The thing itself, drawn; the line says what it is. @param {string} picture its address on the site */
function seen(picture) {
  const drawn = element("img", "faro-word-picture");
  drawn.src = new URL(picture, SITE).href;
  drawn.alt = "";
  return drawn;
}
