/**
 * How an exercise is answered: by a press where one choice answers it, in parts where there is more to say, and on the
 * cloth itself where a hand would do it there. The parts hold everything that the cloth does, for keys and listeners.
 */

import { button, element, fields, group, partOf, partsOf, reach } from "../page/elements.js";
import { cardsInOrder, listed, ranks } from "./cards-answered.js";
import { liftable, rings, stakeOf } from "./on-cloth.js";

/**
 * @typedef {import("../engine/answers.js").Asked} Field
 * @typedef {Omit<import("../engine/answers.js").Exercised, "say" | "error" | "asked" | "log" | "ranks">} Item
 * @typedef {{part: HTMLElement, value: () => string, begin: () => void, fill: (value: string) => void, settle?: (right: string, given: string) => void}} Part
 *   of a form: where it stands, what is answered there, what begins it, how it is filled, and what shows how it was judged
 * @typedef {{element: HTMLElement, parts?: HTMLElement[], values: () => string[], fill: (values: string[]) => void, settle: (right: string[], given: string[]) => void}} Form
 *   what is answered stays in it, and can be put into it again; once it is judged, it shows what is right and takes no more
 */

let number = 0; // of forms: the ids of one are not those of another

/** Whether what is asked stands beside its board. */
export const isBeside = () => matchMedia("(width >= 60em)").matches;

/**
 * The form of an exercise; its `answers` are a text for each field.
 * @param {Item} item @param {HTMLElement} stage where its board stands @param {(answers: string[]) => void} answer
 * @param {Map<string, Part>} [kept] where beads are counted, the parts of those ranks
 * @returns {Form}
 */
export function answerForm(item, stage, answer, kept) {
  const asked = item.fields;
  if (asked.length === 1 && asked[0].type === "choice") return press(asked[0], stage, answer);
  const form = element("form", "faro-answer-form");
  form.autocomplete = "off";
  const name = `answer-${(number += 1)}`;
  const done = element("button", "faro-deal", "Answer");
  const said = element("p", "faro-missing");
  const isByLine = asked.some(({ lines }) => lines?.length);
  // Two stand open beside the board; of more of them, or of two under it, one does, and *Answer* stays in sight. Lines are read, and stay.
  const isFolded = !isByLine && asked.filter(({ type }) => type === "choice").length > (isBeside() ? 2 : 1);
  /** Whether something is still to be said there: of what lies in the box there may be no rank to press. @param {number} at */
  const isEmpty = (at) => !parts[at].value() && (asked[at].type !== "ranks" || item.kind === "read");
  const onward = () => {
    const next = parts.findIndex((_, at) => isEmpty(at));
    if (next >= 0) parts[next].begin();
    else reach(done);
  };
  /** @type {Part[]} */
  const parts = asked.map((field, at) => {
    if (field.type === "choice") return choice(field, at, item, stage, isFolded ? name : "", onward);
    if (field.type === "number") return typed(field, `${name}-${at}`);
    if (field.type === "order") return inOrder(field, stage);
    if (field.type === "call") return cardsInOrder(field, stage);
    return kept?.get(field.on ?? "") ?? ranks(field, stage);
  });
  // What was told is read before it is judged.
  form.append(...(isByLine ? parts.toReversed() : parts).map(({ part }) => part), done, said);
  const values = () => parts.map(({ value }) => value());
  const fill = (/** @type {string[]} */ given) => {
    for (const [at, part] of parts.entries()) part.fill(given[at] ?? "");
    const next = parts.find(({ value }, at) => asked[at].type === "choice" && !value())?.part;
    if (next instanceof HTMLDetailsElement) next.open = true;
  };
  const settle = (/** @type {string[]} */ right, /** @type {string[]} */ given) => {
    for (const [at, { part, settle: show }] of parts.entries()) {
      part.classList.add(`faro-had-${right[at] === given[at] ? "right" : "wrong"}`);
      for (const key of partsOf(part, "button, input")) key.toggleAttribute("disabled", true);
      show?.(right[at], given[at]);
    }
  };
  form.addEventListener("click", () => (said.textContent = ""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const missing = asked.filter((_, at) => isEmpty(at));
    if (!missing.length) {
      answer(values());
      return;
    }
    onward();
    said.textContent = `Still to answer: ${missing.map(({ label }) => label).join("; ")}.`;
  });
  return { element: form, parts: parts.map(({ part }) => part), values, fill, settle };
}

/** One choice, answered by a press. @param {Field} field @param {HTMLElement} stage @param {(answers: string[]) => void} answer @returns {Form} */
function press(field, stage, answer) {
  const choices = group("faro-choices", field.label);
  const buttons = field.options.map((option) => button(option, "faro-choice", () => answer([option])));
  choices.append(...buttons);
  rings(field, buttons, stage);
  return { element: choices, values: () => [""], fill: () => {}, settle: ([right], [given]) => judge(field, buttons, right, given) };
}

/** Which of the choices was right, and which was pressed. @param {Field} field @param {HTMLButtonElement[]} buttons @param {string} right @param {string} given */
function judge({ options }, buttons, right, given) {
  for (const [at, each] of buttons.entries()) {
    const how = options[at] === right ? "right" : options[at] === given ? "your answer, and not so" : "";
    each.disabled = true;
    if (!how) continue;
    each.classList.add(how === "right" ? "faro-ticked" : "faro-crossed");
    each.ariaLabel = `${options[at]}: ${how}`;
  }
}

/**
 * One choice among several questions. Those that belong together fold: a press opens the next, and the stake that is asked
 * about is lifted on the cloth.
 * @param {Field} field @param {number} at @param {Item} item @param {HTMLElement} stage
 * @param {string} fold the name under which the parts of a form fold, or nothing @param {() => void} pressed
 * @returns {Part}
 */
function choice(field, at, item, stage, fold, pressed) {
  const part = fold ? element("details", "faro-row-choice") : fields("faro-row-choice", field.label);
  const given = element("span", "faro-given");
  const choices = element("div", "faro-choices");
  let value = "";
  const buttons = field.options.map((option) =>
    button(option, "faro-choice", () => {
      choose(option);
      pressed();
    }),
  );
  const shown = rings(field, buttons, stage);
  const choose = (/** @type {string} */ option) => {
    value = option;
    given.textContent = fold && option;
    for (const [place, each] of buttons.entries()) {
      each.ariaPressed = String(field.options[place] === option);
      shown[place]?.classList.toggle("faro-chosen", field.options[place] === option);
    }
  };
  const open = () => {
    if (part instanceof HTMLDetailsElement) part.open = true;
  };
  const begin = () => {
    open();
    reach(partOf(choices, "button"));
  };
  const stake = stakeOf(item, at, stage);
  const lift = liftable(stake, begin);
  if (part instanceof HTMLDetailsElement) {
    part.name = fold;
    part.ariaLabel = field.label;
    part.open = item.fields.findIndex(({ type }) => type === "choice") === at;
    lift(part.open);
    part.addEventListener("toggle", () => lift(part.open));
    const head = element("summary", "", field.label);
    for (const owner of stake ? partsOf(stake, ".faro-owner") : []) {
      owner.ariaHidden = "true"; // the name follows
      head.prepend(owner.cloneNode(true));
    }
    head.append(given);
    part.append(head);
  } else for (const way of ["focusin", "focusout"]) part.addEventListener(way, () => lift(way === "focusin"));
  choices.append(...buttons);
  if (field.lines?.length) {
    // What is told of each turn is what is pressed where something shows in it; that it shows in none stands last.
    for (const [place, cells] of field.lines.entries()) {
      const line = buttons[place + 1];
      line.ariaLabel = item.told[place];
      line.replaceChildren(...cells.map((cell) => element("span", "", cell)));
    }
    choices.append(buttons[0]);
  }
  part.append(choices);
  choose("");
  const settle = (/** @type {string} */ right, /** @type {string} */ answer) => {
    judge(field, buttons, right, answer);
    if (!(part instanceof HTMLDetailsElement)) return;
    part.name = ""; // all that was wrong is open at once
    part.open = right !== answer;
  };
  return { part, value: () => value, begin, fill: choose, settle };
}

/** A number that is written. @param {Field} field @param {string} name @returns {Part} */
function typed(field, name) {
  const part = element("p", "faro-row-number");
  const label = element("label", "", field.label);
  const input = document.createElement("input");
  label.htmlFor = input.id = name;
  Object.assign(input, { type: "text", inputMode: "numeric", size: 4 });
  part.append(label, " ", input);
  return { part, value: () => input.value.trim().replace(/^0+(?=\d)/, ""), begin: () => reach(input), fill: (value) => (input.value = value) };
}

/** Things put in order, in a list or on the cloth: each press takes the next place, a second press gives it back. @param {Field} field @param {HTMLElement} stage @returns {Part} */
function inOrder(field, stage) {
  const part = fields("faro-row-order", `${field.label}: press them in order`);
  /** @type {string[]} */
  let pressed = [];
  const buttons = field.options.map((option) =>
    button(option, "faro-choice", () => {
      pressed = pressed.includes(option) ? pressed.filter((other) => other !== option) : [...pressed, option];
      show();
    }),
  );
  const shown = rings(field, buttons, stage);
  function show() {
    for (const [at, each] of buttons.entries()) {
      const place = pressed.indexOf(field.options[at]) + 1;
      each.ariaPressed = String(place > 0);
      each.textContent = place ? `${place}. ${field.options[at]}` : field.options[at];
      if (!shown[at]) continue;
      shown[at].classList.toggle("faro-chosen", place > 0);
      shown[at].textContent = place ? String(place) : "";
    }
  }
  show();
  part.append(...buttons);
  const value = () => (pressed.length === field.options.length ? pressed.join("; ") : "");
  const fill = (/** @type {string} */ answer) => {
    pressed = answer.split("; ").filter((option) => field.options.includes(option));
    show();
  };
  return { part, value, begin: () => reach(partOf(part, "button")), fill };
}

/** An answer as it is read: codes of ranks in words, a row with its numbers. @param {Field} field @param {string} answer */
export function told(field, answer) {
  if (field.type === "ranks" || field.type === "call") return listed(answer.split(" ").filter(Boolean)) || "none";
  if (field.type === "order") return answer.split("; ").map((each, at) => `${at + 1}. ${each}`).join(", ");
  return answer || "nothing";
}
