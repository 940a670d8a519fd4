/** What the keeper says of a deal, to be read and to be spoken. */

import { placeOf } from "./record.js";

/**
 * @typedef {import("./record.js").Way} Way
 * @typedef {import("./record.js").Fallen} Fallen
 * @typedef {ReturnType<typeof import("./record.js").standing>} Standing
 * @typedef {Record<string, {word: string, plural: string}>} Words what each rank is called, by its code
 */

/** @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {number} cards */
const counted = (cards) => (cards === 1 ? "one card" : `${cards} cards`);

/** @param {string[]} things */
const listed = (things) => (things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`);

/** @param {string} word */
const one = (word) => `${/^[AE]/.test(word) ? "an" : "a"} ${word}`;

/** What a card before the first turn or after the last is called. @param {"opens" | "closes"} as @param {Way} way */
export const called = (as, way) => (way.again && as === "opens" ? `${way.opens} card` : way[as]);

/** Where the deal stands, in a few words. @param {Standing} standing @param {Way} way */
export function where({ turn, due, isHalf }, way) {
  if (!due) return "The deal is out";
  if (due === "opens" || due === "closes") return capital(called(due, way));
  return `Turn ${isHalf ? turn : turn + 1}`;
}

/** What is waited for. @param {Standing} standing @param {Way} way */
export function next({ due, left, isHalf }, way) {
  if (!due) return "All fifty-two have fallen. Begin a new deal.";
  if (due === "opens") return `Press the ${called(due, way)} when it shows.`;
  if (due === "closes") return left > 1 ? `Press the ${way.closes}: ${counted(left)}.` : `Press the ${way.closes}.`;
  const card = due === "lost" ? "loser" : "winner";
  return isHalf ? `Now the ${card}.` : `Press the ${card}.`;
}

/** @type {Record<string, string>} */
const DOES = { lost: "loses", won: "wins" };

/** What a card of a turn is said to do. @param {Fallen} card @param {Words} words */
const does = ({ rank, plays }, words) => `${words[rank].word} ${DOES[plays] ?? "is null"}`;

/** What the latest press brought. @param {Standing} standing @param {Way} way @param {Words} words */
export function latest({ cards, shown, split, isHalf }, way, words) {
  const card = cards.at(-1);
  if (!card && shown) return `${capital(called("opens", way))}: ${words[shown].word}.`;
  if (!card) return "A new deal.";
  const { word, plural } = words[card.rank];
  if (card.as === "opens" || card.as === "closes") return `${capital(way[card.as])}: ${word}.`;
  if (isHalf) return `${does(card, words)}.`;
  if (split) return `Turn ${card.turn}. A split: two ${plural}.`;
  const before = cards[cards.length - 2];
  const [lost, won] = card.as === "won" ? [before, card] : [card, before];
  return `Turn ${card.turn}. ${does(lost, words)}, ${does(won, words)}.`;
}

/** Ranks that a punter asks after. @param {Standing} standing @param {Words} words */
export function ranksTold({ cases, dead }, words) {
  const named = (/** @type {string[]} */ ranks) => listed(ranks.map((rank) => words[rank].word));
  return [cases.length ? `Case: ${named(cases)}.` : "", dead.length ? `Dead: ${named(dead)}.` : ""].filter(Boolean).join(" ");
}

/** That the last turn may be called now. @param {Standing} standing @param {Words} words */
export function lastThree({ orders }, words) {
  if (!orders.length) return "";
  const three = [...orders[0]];
  if (orders.length === 1) return `Three left, all ${words[three[0]].plural}: there is nothing to call.`;
  const kind = orders.length === 3 ? "a cat, " : "";
  return `Three left: ${kind}${listed(three.map((rank) => words[rank].word))}. Call the turn.`;
}

/** Where a card fell. @param {number} at @param {Way} way */
export function whereFell(at, way) {
  const { as, turn } = placeOf(at, way);
  if (as === "opens" || as === "closes") return `as the ${called(as, way)}`;
  return `in turn ${turn} as the ${as === "lost" ? "loser" : "winner"}`;
}

/**
 * Why a card is not taken, and what to look at.
 * @param {Exclude<import("./record.js").Changed, {ranks: string[]}>} refused @param {Way} way @param {Words} words
 */
export function refusal(refused, way, words) {
  if ("isOver" in refused) {
    return "Fifty-two cards have fallen. If you hold one more, the pack has an odd card, or one was pressed twice: count the piles.";
  }
  const { rank, places } = refused;
  const fell = listed(places.map((at) => whereFell(at, way)));
  return `A fifth ${words[rank].word} cannot fall. The four came ${fell}. Look at the card again; if it is right, one of those was pressed for another: open it and mend it.`;
}
/** As many cards as somebody may look for by name. */
const MISLAID = 12;

/** What is missing where the dealer has no card left and the keeper has. @param {Standing} standing @param {Words} words */
export function missing({ wanting, unpressed }, words) {
  const ranks = [...wanting]
    .filter(([, cards]) => cards)
    .map(([rank, cards]) => (cards === 1 ? one(words[rank].word) : `${cards} ${words[rank].plural}`));
  const many = `${capital(counted(unpressed))} ${unpressed === 1 ? "has" : "have"} not been pressed`;
  if (unpressed > MISLAID) return `${many}, too many to have been mislaid: the box is not empty, or turns were not pressed.`;
  return `${many}: ${listed(ranks)}. Look under the box and on the floor. What lies in a pile was missed: open its turn and put it in. What is nowhere was never in the pack.`;
}
