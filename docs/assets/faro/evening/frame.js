/** What is drawn of a deal: the case-keeper's frame in the engine's own look, and the turns, each card a button that opens it. */

import { button, element } from "../page/elements.js";
import { EACH, placeOf } from "./record.js";
import { called, whereFell } from "./told.js";

/** @typedef {import("./record.js").Fallen} Fallen */

/** How a pushed bead looks. @type {Record<Fallen["plays"], string>} */
const LOOKS = { opens: "soda", lost: "lost", won: "won", closes: "soda", null: "soda" };

/** Thirteen wires, a bead pushed across for every card that fell. @param {HTMLElement} wires @param {Fallen[]} cards @param {string[]} all ranks */
export function drawFrame(wires, cards, all) {
  wires.replaceChildren(...all.map((rank) => wire(rank, cards.filter((card) => card.rank === rank))));
}

/** @param {string} rank @param {Fallen[]} out */
function wire(rank, out) {
  const state = { [EACH]: " faro-none-left", [EACH - 1]: " faro-last-left" }[out.length] ?? "";
  const made = element("span", `faro-wire${state}`);
  made.dataset.wire = rank;
  made.append(element("b", "", rank), ...out.map(pushed), ...Array.from({ length: EACH - out.length }, () => document.createElement("i")));
  return made;
}

/** @param {Fallen} card */
const pushed = ({ plays, isSplit }) => element("i", `faro-bead-${LOOKS[plays]}${isSplit ? " faro-bead-split" : ""}`);

/**
 * The turns of a deal, the latest first.
 * @param {HTMLElement} list @param {string[]} ranks @param {import("./record.js").Way} way
 * @param {(at: number) => void} open
 */
export function drawTurns(list, ranks, way, open) {
  /** @type {Map<string, HTMLElement>} */
  const rows = new Map();
  for (const [at, rank] of ranks.entries()) {
    const { as, turn } = placeOf(at, way);
    const name = as === "opens" || as === "closes" ? called(as, way) : `turn ${turn}`;
    const row = rows.get(name) ?? element("li", "");
    if (!rows.has(name)) row.append(element("span", "", name));
    rows.set(name, row);
    const press = button(rank, "", () => open(at));
    press.dataset.at = String(at);
    press.ariaLabel = `${rank}, ${whereFell(at, way)}: mend`;
    row.append(press);
  }
  list.replaceChildren(...[...rows.values()].reverse());
}
