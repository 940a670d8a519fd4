/** The live board in the page: which card is the current one, where the arrows lead, and the board before the engine is there. */

import { partOf, partsOf } from "../page/elements.js";

/** What is said to an order that is about no card yet. */
export const NO_CARD = "Press a card first.";

/** What is said to an order for a stake that is not there. @param {string | undefined} name of the place */
export const nothingOn = (name) => `Nothing of yours lies on the ${name}.`;

/** @param {Element} board */
const spots = (board) => partsOf(board, ".faro-spot");

/**
 * Make a still pressable until the engine sends the live board. The ids are those that the live board will have, so
 * nothing that has the focus loses it when the one is morphed into the other.
 * @param {HTMLElement} board a still @param {string} id what the ids of the board begin with
 * @param {import("../example/replay.js").Waiting} waiting the grid that the cards go into, as the engine drew it
 */
export function makePressable(board, id, { grid, tools }) {
  board.id = `${id}-board`;
  board.classList.add("faro-live");
  const lies = partOf(board, ".faro-lies");
  lies.removeAttribute("role");
  lies.removeAttribute("aria-label");
  const still = board.querySelector(".faro-row")?.parentElement;
  // Where a punter stakes on cards of his own pack, an onlooker's still has no card to press.
  if (still) {
    const cards = spots(still);
    still.insertAdjacentHTML("beforebegin", grid);
    for (const [at, spot] of partsOf(lies, "[role=gridcell] > .faro-spot").entries()) {
      Object.assign(spot.dataset, cards[at].dataset);
      spot.append(...cards[at].childNodes);
    }
    still.remove();
  }
  const keepsCases = board.querySelector(".faro-casekeeper");
  board.insertAdjacentHTML("beforeend", tools);
  if (keepsCases) partsOf(board, ".faro-casekeeper").at(-1)?.remove();
}

/**
 * Make one place the current one: it is what Copper and Take down act on. A card is the grid's only tab stop; to the
 * places between the cards a key leads, and the arrows from one to the next.
 * @param {Element} board @param {string | undefined} placeId none before a place was touched
 */
export function markCurrent(board, placeId) {
  const current = partsOf(board, ".faro-spot, .faro-place").find((place) => place.id === placeId);
  const cards = spots(board);
  const stop = cards.find((card) => card === current) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0];
  for (const place of partsOf(board, ".faro-spot, .faro-place")) {
    place.tabIndex = place === stop ? 0 : -1;
    place.classList.toggle("faro-current", place === current);
  }
  for (const button of partsOf(board, "[data-order]:not([data-from]), [data-do=takes-in]")) {
    button.ariaLabel = current ? `${button.textContent}: ${current.dataset.name}` : null;
    const why = unmeant(current, button.dataset.order);
    button.ariaDisabled = why ? "true" : null;
    button.title = why;
  }
}

/** Why an order means nothing here, if it does not. @param {HTMLElement | undefined} place the one that was touched last @param {string} [order] none where the bets that take it in are asked for */
function unmeant(place, order) {
  if (!place) return NO_CARD;
  const { mine, may = "{}", name } = place.dataset;
  if (!order || order === "masque" || order in JSON.parse(may)) return "";
  return mine ? `Not with what lies on the ${name} now.` : nothingOn(name);
}

/** The rows of buttons that have one tab stop each, and which of its buttons that is to begin with. */
export const TOOLS = [
  { row: ".faro-slip", first: 0 },
  { row: ".faro-toolbar", first: -1 },
];

/** One tab stop for each row. @param {Element} board @param {Map<string, string>} latest of each the id of the button that had the focus last */
export function markTools(board, latest) {
  // All is asked before anything is written: a question after that would lay the board out again.
  const stops = TOOLS.map(({ row, first }) => {
    const seen = partsOf(board, `${row} button`).filter((tool) => tool.checkVisibility());
    return seen.find((tool) => tool.id === latest.get(row)) ?? seen.at(first);
  });
  for (const { row } of TOOLS) for (const tool of partsOf(board, `${row} button`)) tool.tabIndex = stops.includes(tool) ? 0 : -1;
}

/** Where the arrows lead on: over the cards of the `cloth`, the `places` between them, along a `line`, or every way along a `list`. */
export const LED = "[data-led]";

/**
 * Where a key leads from a card or a tool, as the eye sees it.
 * @param {HTMLElement} from @param {string} key @returns {HTMLElement | undefined}
 */
export function neighbour(from, key) {
  /** @type {HTMLElement | null} */
  const row = from.closest(LED);
  if (!row) return undefined;
  const { led } = row.dataset;
  const inRow = partsOf(row, "button").filter((one) => one.checkVisibility());
  if (key === "Home") return inRow[0];
  if (key === "End") return inRow.at(-1);
  const turned = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  if (led === "line" && turned) return undefined;
  if (led === "line" || led === "list") return inRow[inRow.indexOf(from) + sign];
  const here = middle(from);
  let best;
  let least = Infinity;
  for (const spot of led === "cloth" && row.parentElement ? spots(row.parentElement) : inRow) {
    const there = middle(spot);
    const [along, across] = turned ? [there.y - here.y, there.x - here.x] : [there.x - here.x, there.y - here.y];
    // What lies straight ahead is nearer than what lies aside; between equals the upper row wins.
    const distance = sign * along + 2 * Math.abs(across);
    if (sign * along > 4 && distance < least - 1) [best, least] = [spot, distance];
  }
  return best;
}

/** @param {Element} spot */
function middle(spot) {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
