/**
 * What answers a question, by an index that farodocs/search/index.py made: the stems of the question, the words beside
 * them, the names within it; a wrong spelling only where a word is in no text. Python reads a text as `stem` reads a
 * question, by the same tables.
 *
 * Libraries of search have stems, prefixes and wrong spellings, but not names within a question, words beside a word that
 * count for less, or passages; and the smallest of them is three times as large as this.
 */

/**
 * @typedef {object} Index
 * @property {string[]} stems
 * @property {number[][]} impacts for each stem, by turns a text and what the stem adds to it
 * @property {number[]} rare for each stem, how much it tells
 * @property {number} fine what 1 is in `impacts` and `rare`
 * @property {Record<string, number[]>} names
 * @property {Record<string, number[]>} misspelt
 * @property {number[][]} passages each a text, what the passage weighs, and its stems
 * @property {Record<string, number[]>} beside for a stem, by turns another's number and what that counts
 * @property {{ letters: Record<string, string>, endings: [string, string][], empty: string, weak: string }} reading
 */

const LONGEST = 30; // words of a question that are heeded
const WHOLE = 1000; // a question that is a name
const IN_NAME = 0.6; // of a name within a question, for each of its words
const ALONE = 0.5; // of that, where the name is one word
const MISSPELT = 0.9;
const WEAK = 0.7;
const BEGUN = 0.6; // a stem that the word begins
const UNLIKE = [1, 0.7, 0.5]; // a stem so many letters off
const ALIKE = [30, 30, 20]; // a name so many letters off
const PASSAGE = 2;
const UNFINISHED = 30; // a name that is still being typed, for the share of it that has been

/** Letters that a word may be off. @param {string} word */
const leeway = (word) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

/** Small letters without accents; joined letters, full width and a long s are what they stand for. @param {string} text */
export const small = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|[’'`]/gu, "");

/** @param {Index} index @returns {(question: string) => { text: number, score: number }[]} best first */
export function ranking(index) {
  const number = new Map(index.stems.map((one, at) => [one, at]));
  const empty = new Set(index.reading.empty.split(/\s+/));
  const weak = new Set(index.reading.weak.split(/\s+/));
  // As maps: an object has names of its own, such as `constructor`.
  const names = new Map(Object.entries(index.names));
  const misspelt = new Map(Object.entries(index.misspelt));
  const near = new Map(Object.entries(index.beside));
  const letters = new RegExp(Object.keys(index.reading.letters).sort((a, b) => b.length - a.length).join("|"), "g");

  // Of the texts, which are numbered from nought.
  const count = 1 + index.impacts.flat().reduce((most, part, at) => (at % 2 ? most : Math.max(most, part)), -1);
  /** For each stem the passages that have it. @type {number[][]} */
  const having = index.stems.map(() => []);
  index.passages.forEach((passage, at) => {
    for (let of = 2; of < passage.length; of += 1) having[passage[of]].push(at);
  });

  /** @param {string} text */
  const words = (text) =>
    small(text)
      .replace(letters, (sign) => index.reading.letters[sign])
      .match(/[a-z0-9]+/g) ?? [];

  /** @param {string} word */
  function stem(word) {
    let one = word;
    for (const [ending, instead] of index.reading.endings) {
      const start = one.slice(0, -ending.length);
      if (!one.endsWith(ending) || start.length < 3 || !/[aeiouy]/.test(start)) continue;
      one = start + instead;
      break;
    }
    if (one.length > 3 && one.at(-1) === one.at(-2) && !/[lsz]$/.test(one)) one = one.slice(0, -1);
    if (one.length > 3) one = one.replace(/e$/, "");
    return one.length > 2 ? one.replace(/y$/, "i") : one;
  }

  /** The stems that a word stands for, each with what it counts. @param {string} word @returns {Map<number, number>} */
  function meant(word) {
    const one = stem(word);
    const own = number.get(one);
    /** @type {Map<number, number>} */
    const all = new Map();
    const add = (/** @type {number} */ at, /** @type {number} */ worth) => all.set(at, Math.max(all.get(at) ?? 0, worth));
    const beside = near.get(one) ?? [];
    for (let at = 0; at < beside.length; at += 2) add(beside[at], beside[at + 1]);
    if (own !== undefined) return all.set(own, 1);
    if (one.length > 2) for (const [other, at] of number) if (other.startsWith(one)) add(at, BEGUN);
    if (!beside.length) {
      for (const [other, at] of number) {
        const off = distance(one, other, leeway(word));
        if (off <= leeway(word)) add(at, UNLIKE[off]);
      }
    }
    return all;
  }

  return (question) => {
    const asked = words(question).slice(0, LONGEST);
    const telling = asked.filter((word) => !empty.has(word));
    const heeded = [...new Set(telling.length ? telling : asked)];
    const scores = new Float64Array(count);
    const add = (/** @type {number} */ text, /** @type {number} */ more) => (scores[text] += more);

    const groups = heeded.map((word) => ({ word, group: meant(word) })).filter(({ group }) => group.size);
    let total = 0;
    for (const { word, group } of groups) {
      const best = new Float64Array(count);
      for (const [one, worth] of group) {
        const impacts = index.impacts[one];
        for (let at = 0; at < impacts.length; at += 2) {
          const more = (worth * impacts[at + 1]) / index.fine;
          if (more > best[impacts[at]]) best[impacts[at]] = more;
        }
      }
      const share = weak.has(word) ? WEAK : 1;
      best.forEach((more, text) => add(text, share * more));
      total += Math.max(...[...group].map(([one, worth]) => (worth * index.rare[one]) / index.fine));
    }

    // The passage that has most of the question.
    const had = new Float64Array(index.passages.length);
    for (const { group } of groups) {
      const best = new Float64Array(had.length);
      for (const [one, worth] of group) {
        const more = (worth * index.rare[one]) / index.fine;
        for (const at of having[one]) if (more > best[at]) best[at] = more;
      }
      best.forEach((more, at) => (had[at] += more));
    }
    const passages = new Float64Array(count);
    had.forEach((sum, at) => {
      if (!sum) return;
      const [text, weight] = index.passages[at];
      passages[text] = Math.max(passages[text], (sum * sum) / total / weight);
    });
    passages.forEach((more, text) => add(text, PASSAGE * more));

    // The names within it.
    const rare = (/** @type {string} */ word) => {
      const at = number.get(stem(word));
      return at === undefined ? 6 : index.rare[at] / index.fine;
    };
    for (let from = 0; from < asked.length; from += 1) {
      for (let to = from + 1; to <= Math.min(asked.length, from + 6); to += 1) {
        const part = asked.slice(from, to);
        const whole = part.length === asked.length;
        // A name is met once, not again with every empty word about it.
        if (!whole && (empty.has(part[0]) || empty.has(part[part.length - 1]))) continue;
        const weight = part.reduce((sum, word) => sum + rare(word), 0);
        const more = whole ? WHOLE : IN_NAME * weight * (part.length > 1 ? part.length : ALONE);
        for (const key of new Set([part.join(""), part.filter((word) => !empty.has(word)).map(stem).join("")])) {
          for (const text of names.get(key) ?? []) add(text, more);
          for (const text of misspelt.get(key) ?? []) add(text, MISSPELT * more);
        }
      }
    }

    // A name that is still being typed.
    const run = asked.join("");
    if (run.length > 1) {
      for (const [name, texts] of names) {
        if (name.startsWith(run)) for (const text of texts) add(text, (UNFINISHED * run.length) / name.length);
      }
    }

    // A name that nobody spells so.
    const strange = asked.length > 1 || !number.has(stem(asked[0] ?? ""));
    if (run && asked.length < 5 && strange && !names.has(run) && !misspelt.has(run)) {
      for (const some of [names, misspelt]) {
        for (const [name, texts] of some) {
          const off = distance(run, name, leeway(run));
          if (off <= leeway(run)) for (const text of texts) add(text, ALIKE[off]);
        }
      }
    }
    return Array.from(scores, (score, text) => ({ text, score }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.text - b.text);
  };
}

/** Three rows of the table of two words' beginnings, used again for each two. @type {[number[], number[], number[]]} */
const ROWS = [[], [], []];

/**
 * How many letters two words differ in, two that changed places counting as one; more than `most` is only more.
 * @param {string} a @param {string} b @param {number} most
 */
export function distance(a, b, most) {
  const far = most + 1;
  if (Math.abs(a.length - b.length) > most) return far;
  let [before, last, row] = ROWS;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    // What is further from the diagonal is too far off.
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    let least = (row[from - 1] = from === 1 ? i : far);
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let off = same ? last[j - 1] : 1 + Math.min(last[j - 1], last[j], row[j - 1]);
      const swapped = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) off = Math.min(off, before[j - 2] + 1);
      row[j] = off;
      least = Math.min(least, off);
    }
    if (least > most) return far;
    row[to + 1] = far;
    [before, last, row] = [last, row, before];
  }
  return last[b.length];
}
