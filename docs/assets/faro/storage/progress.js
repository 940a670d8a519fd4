/**
 * What a reader has learned, kept in this browser alone: the lessons done, how far he is in others, and the deck of what
 * is asked again. What is kept is read field by field: another tab, another version or a stranger's file breaks nothing.
 */

import { Journal } from "./deal-journal.js";
import { guarded, isRecord, texts } from "./storage.js";

export const NAME = "faro-learn";

const journal = new Journal(NAME);

/** A word looked up so often is one that is worth asking again. */
const LOOKED_UP = 2;

/**
 * @typedef {{done?: string, right?: number, hand?: unknown, places?: unknown, row?: unknown, shown?: unknown, gain?: unknown, played?: unknown}} Standing of a lesson: the day it was done, how many of its exercises are had, what of it the lesson keeps, what its seat has brought, and whether all was done there
 * @typedef {{lesson: string, task: number, kind: string, seed: string, level: number, rules: string}} ItemRef
 * @typedef {{item?: ItemRef, word?: string, card: {due: string, last_review?: string, [field: string]: unknown}}} Kept one thing of the deck, and when it is due
 * @typedef {{lessons: Record<string, Standing>, deck: Record<string, Kept>, opened: Record<string, number>}} Progress
 *   `opened` counts how often a word has been looked up
 */

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";
/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;
const isDay = (/** @type {unknown} */ value) => isText(value) && !Number.isNaN(Date.parse(value));

/** @param {unknown} value @returns {value is Standing} */
const isStanding = (value) =>
  isRecord(value) && (value.done === undefined || isDay(value.done)) && isCount(value.right ?? 0);

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  if (!isRecord(value) || !isRecord(value.card) || !isDay(value.card.due)) return false;
  const { item, word } = value;
  if (isText(word)) return true;
  const named = ["lesson", "kind", "seed", "rules"];
  return isRecord(item) && named.every((key) => isText(item[key])) && isCount(item.task) && isCount(item.level);
}

/**
 * @template Thing
 * @param {unknown} value @param {(one: unknown) => one is Thing} fits @returns {Record<string, Thing>}
 */
function sound(value, fits) {
  /** @type {Record<string, Thing>} what every object has is none of it */
  const kept = Object.create(null);
  for (const [name, one] of isRecord(value) ? Object.entries(value) : []) if (fits(one)) kept[name] = one;
  return kept;
}

/** What another version has kept and this one cannot read. @param {unknown} value @param {(one: unknown) => boolean} fits */
const unread = (value, fits) => Object.fromEntries(isRecord(value) ? Object.entries(value).filter(([, one]) => !fits(one)) : []);

/** All that stands there, also what another version has put there, and after how many changes. @param {string | null} [text] */
const asKept = (text = texts.get(NAME)) => guarded(() => JSON.parse(text ?? "{}"), {});

/** @param {{nth?: unknown} | null} kept @returns {number} */
const changesOf = (kept) => Number(kept?.nth) || 0;

/** What is kept, or what can be used of it. @param {string | null} [text] @returns {Progress} */
export function progress(text) {
  const kept = asKept(text);
  return { lessons: sound(kept?.lessons, isStanding), deck: sound(kept?.deck, isKept), opened: sound(kept?.opened, isCount) };
}

/** Change what is kept, as it stands now: another tab may have changed it. @param {(progress: Progress) => void} change */
export function keep(change) {
  const now = progress();
  // What this tab could not keep does not undo what another could.
  if (!texts.isKept(NAME)) takeInto(now, progress(texts.kept(NAME)));
  change(now);
  const { lessons, deck, opened } = asKept() ?? {};
  write({
    lessons: { ...unread(lessons, isStanding), ...now.lessons },
    deck: { ...unread(deck, isKept), ...now.deck },
    opened: { ...unread(opened, isCount), ...now.opened },
  });
}

/** Forget all that was learned, also what another version has kept of it. */
export const forget = () => write({ lessons: {}, deck: {}, opened: {} });

/** @param {object} now */
function write(now) {
  const all = asKept();
  const text = JSON.stringify({ ...all, ...now, nth: changesOf(all) + 1 });
  texts.set(NAME, text);
  recovered.then(() => journal.writeDown("now", text));
}

/** What was written down and had not reached the storage when the browser was killed is there again, and the page begins with it. */
async function recover() {
  const before = changesOf(asKept());
  const [[, text] = [NAME, "{}"]] = await journal.writtenDown();
  const meanwhile = texts.get(NAME) ?? "{}";
  if (changesOf(asKept(text)) <= before || !texts.set(NAME, text)) return;
  takeInProgress(meanwhile);
  location.reload();
}

const recovered = recover();

/** The key of a word in the deck. @param {string} slug */
export const keyOfWord = (slug) => `word ${slug}`;

/** Note that a word has been looked up: the second time it enters the deck. @param {string} slug */
export function lookedUp(slug) {
  keep(({ opened, deck }) => {
    opened[slug] = (opened[slug] ?? 0) + 1;
    if (opened[slug] >= LOOKED_UP) deck[keyOfWord(slug)] ??= { word: slug, card: { due: new Date().toISOString() } };
  });
}

/** Take in what another browser has kept. @param {string} text @returns {boolean} whether any of it was new */
export function takeInProgress(text) {
  const before = JSON.stringify(progress());
  keep((now) => takeInto(now, progress(text)));
  return JSON.stringify(progress()) !== before;
}

/** A lesson done anywhere is done, of two cards the later seen holds, and what a seat has brought stays. @param {Progress} mine @param {Progress} other */
function takeInto({ lessons, deck, opened }, other) {
  for (const [slug, times] of Object.entries(other.opened)) opened[slug] = Math.max(opened[slug] ?? 0, times);
  for (const [id, standing] of Object.entries(other.lessons)) {
    const mine = lessons[id] ?? standing;
    const isFarther = (standing.done && !mine.done) || (!mine.done && (standing.right ?? 0) > (mine.right ?? 0));
    const { gain, played } = isFarther ? mine : standing;
    lessons[id] = { gain, played, ...(isFarther ? standing : mine) };
  }
  for (const [key, kept] of Object.entries(other.deck)) {
    if (!deck[key] || (kept.card.last_review ?? "") > (deck[key].card.last_review ?? "")) deck[key] = kept;
  }
}

/**
 * What of the deck is due; also what was asked last in a time to come, for its day was reckoned by a clock that was wrong.
 * @param {Progress} progress @param {Date} [now] @returns {[string, Kept][]} the longest waiting first
 */
export function due({ deck }, now = new Date()) {
  return Object.entries(deck)
    .filter(([, { card }]) => new Date(card.due) <= now || new Date(card.last_review ?? 0) > now)
    .sort(([, one], [, other]) => Date.parse(one.card.due) - Date.parse(other.card.due));
}
