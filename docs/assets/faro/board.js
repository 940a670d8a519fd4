/** The live board in the page: which card is the current one, where the arrows lead, and the board before the engine is there. */

/** @param {Element} board */
const spots = (board) => [...board.querySelectorAll(".faro-spot")];

/**
 * Make a still pressable until the engine sends the live board. The ids are those that the live board will have, so
 * nothing that has the focus loses it when the one is morphed into the other.
 * @param {Element} board a still @param {string} id what the ids of the board begin with
 */
export function makePressable(board, id) {
  board.id = `${id}-board`;
  board.classList.add("faro-live");
  board.removeAttribute("role");
  board.removeAttribute("aria-label");
  const felt = board.querySelector(".faro-felt");
  // Where a punter stakes on cards of his own pack, an onlooker's still has no card to press.
  if (felt.querySelector(".faro-row")) {
    felt.setAttribute("role", "grid");
    felt.setAttribute("aria-label", "Betting layout");
  }
  for (const row of felt.querySelectorAll(".faro-row")) row.setAttribute("role", "row");
  for (const cell of felt.querySelectorAll(".faro-cell")) {
    const still = cell.querySelector(".faro-spot");
    const spot = document.createElement("button");
    const [, place] = cell.className.match(/faro-at-(\S+)/);
    cell.setAttribute("role", "gridcell");
    Object.assign(spot, { type: "button", className: still.className, id: `${id}-${place}`, title: still.title });
    if (place.length < 3) spot.dataset.key = place.slice(-1); // a rank, and not a figure card
    const name = document.createElement("span");
    name.className = "faro-spoken";
    name.textContent = still.title;
    spot.append(name, ...still.childNodes);
    still.replaceWith(spot);
  }
  const toolbar = document.createElement("div");
  toolbar.className = "faro-toolbar";
  toolbar.setAttribute("role", "toolbar");
  toolbar.setAttribute("aria-label", "Your seat");
  toolbar.innerHTML =
    `<button type="button" id="${id}-copper" data-order="copper">Copper</button>` +
    `<button type="button" id="${id}-take" data-order="take">Take down</button>` +
    `<button type="button" id="${id}-undo" data-do="undo">Undo</button>` +
    `<button type="button" id="${id}-deal" class="faro-deal" data-do="deal">Deal</button>`;
  board.append(toolbar);
}

/**
 * Make one place the current one: it is what Copper and Take down act on, and the grid's only tab stop.
 * @param {Element} board @param {string | undefined} spotId none before a card was touched
 */
export function markCurrent(board, spotId) {
  const all = spots(board);
  const current = all.find((spot) => spot.id === spotId);
  for (const spot of all) {
    spot.tabIndex = spot === (current ?? all[0]) ? 0 : -1;
    spot.classList.toggle("faro-current", spot === current);
  }
  for (const button of board.querySelectorAll("[data-order]:not([data-from])")) {
    button.ariaLabel = current ? `${button.textContent}: ${current.title}` : null;
  }
}

/** One tab stop for the toolbar: the button that had the focus last. @param {Element} board @param {string | undefined} id */
export function markTool(board, id) {
  const tools = [...board.querySelectorAll(".faro-toolbar button")];
  const stop = tools.find((tool) => tool.id === id) ?? tools.at(-1);
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}

/**
 * Where a key leads from a card or a tool, as the eye sees it.
 * @param {Element} from @param {string} key @returns {Element | undefined}
 */
export function neighbour(from, key) {
  const row = from.closest(".faro-row, .faro-toolbar");
  const inRow = [...row.querySelectorAll("button")];
  if (key === "Home") return inRow[0];
  if (key === "End") return inRow.at(-1);
  if (row.matches(".faro-toolbar")) return inRow[inRow.indexOf(from) + { ArrowLeft: -1, ArrowRight: 1 }[key]];
  const turned = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const here = middle(from);
  let best, least = Infinity;
  for (const spot of spots(row.parentElement)) {
    const there = middle(spot);
    const [along, across] = turned ? [there.y - here.y, there.x - here.x] : [there.x - here.x, there.y - here.y];
    // What lies straight ahead is nearer than what lies aside; between equals the upper row wins.
    const distance = sign * along + 2 * Math.abs(across);
    if (sign * along > 4 && distance < least - 1) [best, least] = [spot, distance];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
