/**
 * How one board came of another, as the beats of the engine tell it: the card that loses, a breath, the card that wins, and
 * then the checks. The new board stands at once, and moves only for the eye: nothing that is pressed waits for it.
 */

import { partsOf } from "../page/elements.js";
import { cues, PACES, timed } from "./beats.js";
import { between, cardOn, lastLeft, look, lyingOf, newlyDead, piles, rankOf, TELLERS } from "./board-seen.js";
import { isSounding, pace } from "./manner.js";
import { appear, comes, finish, goes, haunt, play, slide } from "./running.js";
import { settle } from "./settlement.js";

export { finish };

/** @typedef {import("./beats.js").Beat} Beat */
/** @typedef {import("./beats.js").Timed} Timed */
/** @typedef {import("./beats.js").Lengths} Lengths */
/** @typedef {import("./board-seen.js").Before} Before */

const BEAD = 120; // ms
const RING = 600;
const DROP = 24; // px from which a check is laid

/** What tells how the turn went, and is not seen before its cards. */
const TELLS = ".faro-baize .faro-outcome, .faro-decided, .faro-runs, .faro-calls";

/**
 * Draw another board, and show how it came of the one before.
 * @param {HTMLElement} stage @param {() => void} draw puts the other board in place @param {Beat[]} beats
 */
export function moved(stage, draw, beats) {
  finish();
  const manner = pace();
  const before = manner === "none" || !beats.length ? null : look(stage);
  draw();
  if (beats.length && isSounding()) sound(timed(beats, PACES[manner === "none" ? "quick" : manner]));
  if (before && manner !== "none") show(stage, before, timed(beats, PACES[manner]), PACES[manner]);
}

/** @param {Timed} time */
const sound = (time) => import("./sound.js").then(({ hear }) => hear(cues(time)), () => {});

/** @param {HTMLElement} stage @param {Before} before @param {Timed} time @param {Lengths} lengths */
function show(stage, before, time, lengths) {
  const { cards, settles } = time;
  for (const chip of partsOf(stage, ".faro-chip")) {
    if (time.laid.length && !before.chips.has(lyingOf(chip))) slide(chip, [0, DROP], { lasts: lengths.card }, 0);
  }
  if (!cards.length && !time.settled.length) return;
  comes(stage, settles);
  cardsCome(stage, before, time, lengths);
  marksCome(stage, before, time, lengths);
  const said = stage.closest(".faro-figure")?.querySelector(".faro-said");
  for (const part of [...partsOf(stage, TELLS), ...(said ? [said] : [])]) appear(part, { at: settles, lasts: BEAD });
  settle(stage, before, time, lengths);
  for (const [which, teller] of TELLERS.entries()) keepTelling(stage.querySelector(teller), before.told[which], settles);
}

/**
 * What told of the turn before stands over what tells of this one, or that would tell the cards before they come.
 * @param {HTMLElement | null} now @param {Node | undefined} was @param {number} lasts
 */
function keepTelling(now, was, lasts) {
  if (!lasts || !now || !was || now.isEqualNode(was)) return;
  const cover = haunt(/** @type {HTMLElement} */ (was));
  for (const named of [cover, ...partsOf(cover, "[id]")]) named.removeAttribute("id");
  cover.inert = true;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = now;
  cover.style.cssText = `position: absolute; grid-area: auto; box-sizing: border-box; margin: 0; left: ${offsetLeft}px; top: ${offsetTop}px; width: ${offsetWidth}px; height: ${offsetHeight}px`;
  now.after(cover);
  goes(cover, play(cover, [], { lasts }));
}

/**
 * The cards: each out of the mouth of the box to its pile, or into the window where it stays.
 * @param {HTMLElement} stage @param {Before} before @param {Timed} time @param {Lengths} lengths
 */
function cardsCome(stage, before, { cards }, { card: lasts }) {
  const mouth = stage.querySelector(".faro-box .faro-lying, .faro-pack .faro-lying");
  const box = mouth?.getBoundingClientRect();
  for (const [place, pile] of piles(stage).entries()) {
    const card = cardOn(pile);
    const was = before.piles[place];
    if (!card || !box || (was && card.isEqualNode(was))) continue;
    /** @type {HTMLElement | null} */
    const number = pile.querySelector(".faro-nth");
    // A card without a number is what lay in the window: it makes room for the first.
    const { at } = cards.find(({ beat }) => beat.number === Number(number?.dataset.nth)) ?? { at: 0 };
    const isWindow = pile.contains(mouth);
    const way = between(card.getBoundingClientRect(), box);
    for (const part of number ? [card, number] : [card]) {
      if (isWindow) appear(part, { at, lasts });
      else slide(part, way, { at, lasts }, at ? 0 : 1);
    }
    if (was && !isWindow) underneath(card, was, at + lasts);
    const note = pile.querySelector(".faro-note");
    if (note) appear(note, { at, lasts });
  }
}

/** What lay on a pile lies there until it is covered. @param {Element} card @param {Node} was @param {number} lasts */
function underneath(card, was, lasts) {
  const under = haunt(/** @type {Element} */ (was));
  under.classList.add("faro-lies-under");
  card.before(under);
  goes(under, play(under, [], { lasts }));
}

/**
 * The ranks on the cloth, each with its card, and in the case-keeper once both have come.
 * @param {HTMLElement} stage @param {Before} before @param {Timed} time @param {Lengths} lengths
 */
function marksCome(stage, before, { cards, settles }, { card: lasts }) {
  for (const mark of partsOf(stage, ".faro-fell")) {
    const { at } = cards.find(({ beat }) => beat.number === Number(mark.dataset.nth)) ?? { at: 0 };
    appear(mark, { at, lasts });
  }
  for (const [index, bead] of partsOf(stage, ".faro-wire > i").entries()) {
    const was = before.beads[index];
    if (!was || bead.isEqualNode(was.copy)) continue;
    slide(bead, between(bead.getBoundingClientRect(), was.box), { at: settles, lasts: BEAD });
  }
  for (const spot of newlyDead(stage, before)) {
    const card = spot.querySelector(".faro-card");
    if (card) play(card, [{ opacity: 1 }, {}], { at: settles, lasts: BEAD });
    appear(spot, { at: settles, lasts: BEAD, pseudoElement: "::after" });
  }
  for (const bead of lastLeft(stage)) {
    if (before.beads.length && !before.last.includes(rankOf(bead))) play(bead, [{ transform: "scale(2)" }, {}], { at: settles, lasts: RING });
  }
}
