/**
 * The names of what a browser keeps for this build of the site. It keeps them by origin, and under another path of the
 * same origin another build may lie: so each name carries the path of its build. At the root of an origin it stands alone.
 */

/** Every name of ours begins so. */
export const OURS = "faro";

/** The cache in which a browser keeps what the engine's memory held when it had started; *remove* empties it too. */
export const MEMORY = "faro-memory";

/** Where the keeper of real cards keeps the evening as it stands. */
export const EVENING = "faro-evening";

/** How the name of a file ends that is there again for a slow line, as zstd. */
export const PACKED = ".zst";

/** No path holds a space, so that none can be taken for the beginning of another. @param {string} path of the build */
const before = (path) => (path === "/" ? "" : `${path} `);

/** What a name is to the browser. @param {string} name @param {string} path of the build */
export const whole = (name, path) => before(path) + name;

/** The name as this build has it; undefined for one of another. @param {string} kept @param {string} path of the build */
export function own(kept, path) {
  return kept.startsWith(before(path) + OURS) ? kept.slice(before(path).length) : undefined;
}
