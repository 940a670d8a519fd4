/** Which place of the cloth a finger means: the one whose middle is nearest, for a finger is broader than a ring. */

/** @typedef {{x: number, y: number}} Point in pixels of the window */
/** @typedef {{id: string, left: number, top: number, right: number, bottom: number}} Area a place, by the id of its button */

/** Pixels that a place may be from the middle of a thumb. */
export const REACH = 22;
/** Pixels within which a check that is carried goes to a place by itself. */
export const SNAP = 28;

/**
 * The place that a point means. What it stands on counts however large it is; what it stands beside, within the reach.
 * @param {Point} point @param {Area[]} areas @param {number} [reach] @returns {string | undefined}
 */
export function nearest(point, areas, reach = REACH) {
  let best;
  let least = Infinity;
  for (const area of areas) {
    const distance = fromMiddle(point, area);
    if (distance < least && (distance <= reach || stands(point, area))) [best, least] = [area.id, distance];
  }
  return best;
}

/**
 * How far a point is from the middle line of a place, which runs the long way through a card and is one point in a ring:
 * else a tall card would lose its ends to the rings that lie about it.
 * @param {Point} point @param {Area} area
 */
function fromMiddle({ x, y }, { left, top, right, bottom }) {
  const half = Math.min(right - left, bottom - top) / 2;
  return Math.hypot(x - within(x, left + half, right - half), y - within(y, top + half, bottom - half));
}

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {Point} point @param {Area} area */
const stands = ({ x, y }, { left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
