/**
 * How far a lesson is, as a value that each answer turns into the next. A place is had at its first right answer; once it
 * is missed, when it or a sister is right twice with no miss between: at once, and again when the others have been asked.
 */

/** @typedef {"open" | "missed" | "half" | "had"} Standing of a place; one is half had when it was missed and has been right once since */

/**
 * @typedef {{tasks: number[], places: Standing[], row: number[], shown: number[], need: number, isPatient: boolean}} Mastery
 *   `tasks` has the task of each place, `row` the places that are still to be had, the next one first, and `shown` how
 *   many exercises of each task have been asked. Of a lesson that is patient what is missed waits for the others, and is had
 *   when it is right then
 */

/** @type {Record<Standing, Standing>} */
const RIGHT = { open: "had", missed: "half", half: "had", had: "had" };
/** @type {Standing[]} */
const OF_A_PLACE = ["open", "missed", "half", "had"];

/**
 * A lesson before its first exercise.
 * @param {{count: number}[]} tasks @param {number} need how many places have to be had @param {boolean} [isPatient]
 * @returns {Mastery}
 */
export function begun(tasks, need, isPatient = false) {
  const places = tasks.flatMap(({ count }, task) => Array.from({ length: count }, () => task));
  return {
    tasks: places, places: places.map(() => "open"), row: [...places.keys()], shown: tasks.map(() => 0), need, isPatient,
  };
}

/** The task that is asked next; none where all is had. @param {Mastery} mastery @returns {number | undefined} */
export const next = ({ tasks, row }) => tasks[row[0]];

/** How many places are had. @param {Mastery} mastery */
export const had = ({ places }) => places.filter((place) => place === "had").length;

/** Enough is had, and what was missed is mended; of a patient lesson, all has been asked. @param {Mastery} mastery */
export function isDone(mastery) {
  const left = mastery.isPatient ? ["open"] : ["missed", "half"];
  return had(mastery) >= mastery.need && !mastery.places.some((place) => left.includes(place));
}

/** The next exercise of a task has been asked. @param {Mastery} mastery @param {number} task @returns {Mastery} */
export function asking(mastery, task) {
  return { ...mastery, shown: mastery.shown.with(task, mastery.shown[task] + 1) };
}

/** What was asked is answered. @param {Mastery} mastery @param {boolean} isRight @returns {Mastery} */
export function answered(mastery, isRight) {
  const [place, ...others] = mastery.row;
  if (place === undefined) return mastery;
  const now = isRight && mastery.isPatient ? "had" : isRight ? RIGHT[mastery.places[place]] : "missed";
  const isLater = now === "half" || (now === "missed" && mastery.isPatient);
  const row = now === "had" ? others : isLater ? [...others, place] : mastery.row;
  return { ...mastery, places: mastery.places.with(place, now), row };
}

/** What was asked is left until the others have been asked. @param {Mastery} mastery @returns {Mastery} */
export function passed(mastery) {
  const [place, ...others] = mastery.row;
  return place === undefined ? mastery : { ...mastery, row: [...others, place] };
}

/** What is had in one of two tabs is had in both. @param {Mastery} mine @param {Mastery} other @returns {Mastery} */
export function joined(mine, other) {
  const places = mine.places.map((place, at) => (other.places[at] === "had" ? "had" : place));
  return { ...mine, places, row: mine.row.filter((at) => places[at] !== "had"), shown: mine.shown.map((count, at) => Math.max(count, other.shown[at])) };
}

/** As it is kept. @param {Mastery} mastery */
export const toKeep = ({ places, row, shown, ...mastery }) => ({ right: had({ places, row, shown, ...mastery }), places, row, shown });

/**
 * A lesson as far as it was kept: what does not fit it, as one that has changed since, counts for as many places had.
 * @param {Mastery} fresh @param {{right?: number, places?: unknown, row?: unknown, shown?: unknown}} kept @returns {Mastery}
 */
export function goneOn(fresh, { right = 0, places, row, shown }) {
  if (isRow(places, fresh.places.length, (one) => OF_A_PLACE.includes(/** @type {Standing} */ (one)))) {
    const left = [...places.keys()].filter((place) => places[place] !== "had");
    const order = Array.isArray(row) ? row.filter((place, at) => left.includes(place) && row.indexOf(place) === at) : [];
    const counts = isRow(shown, fresh.shown.length, (one) => Number.isInteger(one) && Number(one) >= 0) ? shown : fresh.shown;
    return {
      ...fresh, places: /** @type {Standing[]} */ (places), shown: /** @type {number[]} */ (counts),
      row: [...order, ...left.filter((place) => !order.includes(place))],
    };
  }
  let now = fresh;
  for (let done = 0; done < right && next(now) !== undefined; done += 1) now = answered(asking(now, Number(next(now))), true);
  return now;
}

/** @param {unknown} value @param {number} length @param {(one: unknown) => boolean} fits @returns {value is unknown[]} */
const isRow = (value, length, fits) => Array.isArray(value) && value.length === length && value.every(fits);

/** How far it is, in a few words. @param {Mastery} mastery */
export function standing(mastery) {
  const right = had(mastery);
  if (isDone(mastery)) return `Done: ${right} right.`;
  const mending = mastery.places.filter((place) => place === "missed" || place === "half").length;
  const more = mending && !mastery.isPatient ? `; ${mending} missed: two right mend one` : "";
  const all = mastery.places.length;
  const enough = mastery.need < all ? ` right; ${mastery.need} will do` : "";
  return `${right} of ${all}${enough}${more}`;
}
