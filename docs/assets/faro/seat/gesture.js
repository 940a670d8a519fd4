/**
 * What a finger or a pointer does at a table, as states and what brings one to the next. A thumb aims at a place and lays
 * as it lets go; what lies is carried, or held for its orders; a check is carried from the rack. It knows neither page nor rule.
 */

/** @typedef {import("./nearest.js").Point} Point */
/**
 * @typedef {object} Grasp what was pressed down upon
 * @property {string} [place] the place of the cloth that the finger means
 * @property {boolean} [isMine] whether a stake of the reader's lies there
 * @property {number} [size] a check of the rack, by its worth
 */
/**
 * @typedef {{is: "rest"} | {is: "aims", place?: string} | {is: "grasps", at: Point, by: string, grasp: Grasp}
 *   | {is: "carries", grasp: Grasp, over?: string}} State
 */
/**
 * @typedef {{type: "down", at: Point, by: string, grasp: Grasp} | {type: "move", at: Point, means?: string, over?: string}
 *   | {type: "hold"} | {type: "up"} | {type: "cancel"}} Sign `means` is the place that a thumb means there, `over` the one
 *   that a check carried there would go to, or `rack`
 */
/** @typedef {{does: "lay", place: string} | {does: "menu", place: string} | {does: "drop", grasp: Grasp, over?: string}} Deed */

/** @type {State} */
export const REST = { is: "rest" };

/** Pixels that it may tremble: a finger more than a mouse. @param {string} by */
const steady = (by) => (by === "mouse" ? 4 : 8);

/** @param {State} state @param {Sign} sign @returns {{state: State, deed?: Deed}} */
export function next(state, sign) {
  if (sign.type === "cancel") return { state: REST, deed: dropped(state) };
  if (state.is === "aims") return aiming(state, sign);
  if (state.is === "grasps") return grasping(state, sign);
  if (state.is === "carries") return carrying(state, sign);
  return { state: sign.type === "down" ? begun(sign) : state };
}

/** @param {Sign & {type: "down"}} sign @returns {State} */
function begun({ at, by, grasp }) {
  if (grasp.isMine || grasp.size) return { is: "grasps", at, by, grasp };
  // A mouse hits what it points at, and its press is a click.
  return by === "touch" && grasp.place ? { is: "aims", place: grasp.place } : REST;
}

/** @param {State & {is: "aims"}} state @param {Sign} sign @returns {{state: State, deed?: Deed}} */
function aiming(state, sign) {
  if (sign.type === "move") return { state: { is: "aims", place: sign.means } };
  if (sign.type !== "up") return { state };
  return { state: REST, deed: state.place ? { does: "lay", place: state.place } : undefined };
}

/** @param {State & {is: "grasps"}} state @param {Sign} sign @returns {{state: State, deed?: Deed}} */
function grasping(state, sign) {
  const { at, by, grasp } = state;
  const { place = "" } = grasp;
  if (sign.type === "move") {
    const isFar = Math.hypot(sign.at.x - at.x, sign.at.y - at.y) > steady(by);
    return { state: isFar ? { is: "carries", grasp, over: sign.over } : state };
  }
  if (sign.type === "hold") return grasp.isMine ? { state: REST, deed: { does: "menu", place } } : { state };
  if (sign.type !== "up") return { state };
  return { state: REST, deed: grasp.isMine && by === "touch" ? { does: "lay", place } : undefined };
}

/** @param {State & {is: "carries"}} state @param {Sign} sign @returns {{state: State, deed?: Deed}} */
function carrying(state, sign) {
  const { grasp, over } = state;
  if (sign.type === "move") return { state: { is: "carries", grasp, over: sign.over } };
  return sign.type === "up" ? { state: REST, deed: { does: "drop", grasp, over } } : { state };
}

/** What is carried when the browser takes the pointer away goes back. @param {State} state @returns {Deed | undefined} */
const dropped = (state) => (state.is === "carries" ? { does: "drop", grasp: state.grasp } : undefined);
