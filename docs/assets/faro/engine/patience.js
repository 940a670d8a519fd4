/** How long Python is waited for while nothing is heard of it, in milliseconds. */

const SILENCE = 15_000; // without a byte, until the network is given up
const START = 60_000; // when every byte is there, on the slowest of machines

/** @param {import("./news.js").Progress} [progress] of its bytes */
export const patience = (progress) => (progress && progress.done >= progress.total - 1 ? START : SILENCE);
