/** A position of the calculator as the address holds it, so that it can be kept and sent. */

/** @typedef {{rules: string, place: string, left: string, coppered: boolean}} Position `left` has a figure for every rank */

/** @param {Position} position @returns {string} */
export function hashOf({ rules, place, left, coppered }) {
  return `#${new URLSearchParams({ rules, place, left, ...(coppered && { copper: "1" }) })}`;
}

/** @param {string} hash @returns {{rules: string | null, place: string | null, left: string, coppered: boolean} | undefined} none where it holds no position */
export function positionIn(hash) {
  const kept = new URLSearchParams(hash.slice(1));
  const left = kept.get("left");
  if (left === null) return undefined;
  return { rules: kept.get("rules"), place: kept.get("place"), left, coppered: kept.has("copper") };
}
