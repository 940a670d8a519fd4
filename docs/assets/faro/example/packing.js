/** What the build packs into a page, unpacked again. */

/** @typedef {import("./replay.js").Frame} Frame */
/** @typedef {Omit<Frame, "html" | "log"> & {html: number[], log: number}} PackedFrame its pieces, and its lines of the log */
/** @typedef {{pieces: string[], log: string, frames: PackedFrame[], views?: {frames: PackedFrame[]}[]}} Packed */

/**
 * The frames as the build packed them: what stands in several pictures is in the page once, and so is the log.
 * @template {{frames: Frame[], views?: {frames: Frame[]}[]}} Unpacked
 * @param {Packed} packed
 * @returns {Unpacked} with whatever else was packed along
 */
export function unpack({ pieces, log, frames, views, ...rest }) {
  const lines = log.split(/(?<=\n)/);
  /** @param {PackedFrame} frame @returns {Frame} */
  const whole = (frame) => ({
    ...frame,
    html: frame.html.map((number) => pieces[number]).join(""),
    log: lines.slice(0, frame.log).join(""),
  });
  const unpacked = {
    ...rest,
    frames: frames.map(whole),
    views: views?.map((view) => ({ ...view, frames: view.frames.map(whole) })),
  };
  return /** @type {Unpacked} */ (/** @type {unknown} */ (unpacked));
}
