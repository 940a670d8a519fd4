/**
 * What answers a question, by an index that farodocs/search/index.py made: the stems of the question, the words beside
 * them, the names within it; a wrong spelling only where a word is in no text. Python reads a text as `stem` reads a
 * question, by the same tables.
 *
 * Libraries of search have stems, prefixes and wrong spellings, but not names within a question, words beside a word that
 * count for less, or passages; and the smallest of them is three times as large as this.
 */

/** @typedef {ReturnType<import("./unpacked.js").unpacked>} Index */

/**
 * @typedef {object} Names of a text
 * @property {string[]} own what it is called
 * @property {string[]} others what it is found by without being called so
 * @property {number} worth what a question is worth that is one of its names
 */

/** @typedef {{ text: number, named: number, score: number }} Ranked `named`: how well the whole question names it */

const LONGEST = 30; // words of a question that are heeded
const IN_NAME = 0.6; // of a name within a question, for each of its words
const ALONE = 0.5; // of that, where the name is one word
const MISSPELT = 0.9;
const OTHER_ENDING = 0.85; // a name with other endings than the question's
const ARTICLE = "the"; // a name is the same without it
const SAYS_SO = 0.7; // a name worth less is no more than words that stand there
const WEAK = 0.7;
const BEGUN = 0.6; // a stem that the word begins
const UNLIKE = [1, 0.7, 0.5]; // a stem so many letters off
const KNOWN = 4; // letters of a word that is missed where no text has it
const ENDING = 2; // letters that a word may lose to be known as itself
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

/**
 * @param {Index} index @param {Names[]} called each text's names
 * @returns {{ rank: (question: string) => { best: Ranked[], isGuessed: boolean, unknown: string[] }, words: (text: string) => string[],
 *   heeded: (question: string) => string[], stem: (word: string) => string }} best first; guessed is what is only spelt like it
 */
export function ranking(index, called) {
  const { stems, rarity, impacts, passages, near, reading } = index;
  const number = new Map(stems.map((one, at) => [one, at]));
  const empty = new Set(reading.empty.split(/\s+/));
  const weak = new Set(reading.weak.split(/\s+/));
  const letters = new RegExp(Object.keys(reading.letters).sort((a, b) => b.length - a.length).join("|"), "g");
  const [count, foreign] = [called.length, `[${Object.keys(reading.alike).join("")}]`];
  const strange = new RegExp(`(?<=[a-z])${foreign}|${foreign}(?=[a-z])`, "g");

  // As maps: an object has names of its own, such as `constructor`.
  /** @type {Map<string, number[]>[]} */
  const [names, misspelt, parts] = [new Map(), new Map(), new Map()];
  /** @param {string} text */
  const words = (text) => small(text).replace(strange, (sign) => reading.alike[sign]).replace(letters, (sign) => reading.letters[sign]).match(/[a-z0-9]+/g) ?? [];

  const telling = (/** @type {string[]} */ some) => some.filter((word) => !empty.has(word));
  /** The words that carry a question: where all are empty, all. @param {string} question */
  const heeded = (question) => {
    const asked = words(question).slice(0, LONGEST);
    return [...new Set(telling(asked).length ? telling(asked) : asked)];
  };

  /** @param {string} word */
  function stem(word) {
    let one = word;
    for (const [ending, instead] of reading.endings) {
      const start = one.slice(0, -ending.length);
      if (!one.endsWith(ending) || start.length < 3 || !/[aeiouy]/.test(start)) continue;
      one = start + instead;
      break;
    }
    if (one.length > 3 && one.at(-1) === one.at(-2) && !/[lsz]$/.test(one)) one = one.slice(0, -1);
    if (one.length > 3) one = one.replace(/e$/, "");
    return one.length > 2 ? one.replace(/y$/, "i") : one;
  }

  called.forEach(({ own, others }, at) => {
    const note = (/** @type {Map<string, number[]>} */ known, /** @type {string} */ key) => key && known.set(key, [...(known.get(key) ?? []), at]);
    const [said, besides] = [own.map(words), others.map(words)];
    const keys = new Set(said.flatMap((name) => [name, name[0] === ARTICLE ? name.slice(1) : name]).map((name) => name.join("")));
    for (const key of keys) note(names, key);
    const loose = [...said, ...besides].flatMap((name) => [name, telling(name).map(stem)]).map((some) => some.join(""));
    for (const key of new Set(loose)) if (!keys.has(key)) note(misspelt, key);
    for (const key of new Set(telling(said.flat()).map(stem))) note(parts, key);
  });

  /** Whether a word is met in the question as it is written, or only by another spelling; and those that are in no text. */
  let [isMet, unknown] = [false, /** @type {string[]} */ ([])];

  /** The stems that a word stands for, each with what it counts. @param {string} word @returns {Map<number, number>} */
  function meant(word) {
    const one = stem(word);
    const own = number.get(one);
    /** @type {Map<number, number>} */
    const all = new Map();
    const add = (/** @type {number} */ at, /** @type {number} */ worth) => all.set(at, Math.max(all.get(at) ?? 0, worth));
    const beside = near.get(one) ?? [];
    for (const [at, worth] of beside) add(at, worth);
    if (own !== undefined) all.set(own, 1);
    else if (one.length > 2) for (const [other, at] of number) if (other.startsWith(one)) add(at, BEGUN);
    if (all.size) isMet = true;
    else if (word.length >= KNOWN) unknown.push(word);
    if (own !== undefined) return all;
    if (!beside.length) {
      for (const [other, at] of number) {
        const off = distance(one, other, leeway(word));
        if (off <= leeway(word)) add(at, UNLIKE[off]);
      }
    }
    return all;
  }

  /** @param {string} question @returns {{ best: Ranked[], isGuessed: boolean, unknown: string[] }} */
  function rank(question) {
    const asked = words(question).slice(0, LONGEST);
    const [scores, named] = [new Float64Array(count), new Float64Array(count)];
    const add = (/** @type {number} */ text, /** @type {number} */ more) => (scores[text] += more);
    [isMet, unknown] = [false, []];
    const groups = heeded(question).map((word) => ({ word, group: meant(word) })).filter(({ group }) => group.size);
    let total = 0;
    for (const { word, group } of groups) {
      const best = new Float64Array(count);
      for (const [one, worth] of group) {
        const { texts, adds } = impacts[one];
        texts.forEach((text, at) => (best[text] = Math.max(best[text], worth * adds[at])));
      }
      const share = weak.has(word) ? WEAK : 1;
      best.forEach((more, text) => add(text, share * more));
      total += Math.max(...[...group].map(([one, worth]) => worth * rarity[one]));
    }

    // The passage that has most of the question.
    const had = new Float64Array(passages.texts.length);
    for (const { group } of groups) {
      const best = new Float64Array(had.length);
      for (const [one, worth] of group) {
        for (const at of passages.having[one]) best[at] = Math.max(best[at], worth * rarity[one]);
      }
      best.forEach((more, at) => (had[at] += more));
    }
    const answered = new Float64Array(count);
    had.forEach((sum, at) => {
      const text = passages.texts[at];
      if (sum) answered[text] = Math.max(answered[text], (sum * sum) / total / passages.weights[at]);
    });
    answered.forEach((more, text) => add(text, PASSAGE * more));

    // The names within it.
    const rare = (/** @type {string} */ word) => rarity[number.get(stem(word)) ?? -1] ?? 6;
    for (let from = 0; from < asked.length; from += 1) {
      for (let to = from + 1; to <= Math.min(asked.length, from + 6); to += 1) {
        const part = asked.slice(from, to);
        const whole = part.length === asked.length;
        // A name is met once, not again with every empty word about it.
        if (!whole && (empty.has(part[0]) || empty.has(part[part.length - 1]))) continue;
        const more = IN_NAME * part.reduce((sum, word) => sum + rare(word), 0) * (part.length > 1 ? part.length : ALONE);
        const [run, loose] = [part.join(""), telling(part).map(stem).join("")];
        /** @type {[Map<string, number[]>, string, number][]} */
        const ways = [[names, run, 1], [misspelt, run, MISSPELT], [names, loose, OTHER_ENDING], [misspelt, loose, OTHER_ENDING]];
        for (const [known, key, worth] of run === loose ? ways.slice(0, 2) : ways) {
          for (const text of known.get(key) ?? []) {
            isMet = true;
            const of = worth * called[text].worth;
            if (whole && of > SAYS_SO) named[text] = Math.max(named[text], of);
            else add(text, of * more);
          }
        }
      }
    }

    // A name that is still being typed: of a text's, the one that most of is there.
    const run = asked.join("");
    const begun = new Float64Array(count);
    if (run.length > 1) {
      for (const [name, texts] of names) {
        if (!name.startsWith(run)) continue;
        isMet = true;
        for (const text of texts) begun[text] = Math.max(begun[text], (UNFINISHED * called[text].worth * run.length) / name.length);
      }
      begun.forEach((more, text) => add(text, more));
    }

    // A name that nobody spells so; where the only word is not known, it has to be that. Few miss the first letter of a part.
    if (!isMet && asked.length < 2) scores.fill(0);
    // So may be a word that is known only without a long ending: hockely is no adverb.
    const alone = asked.length > 1 ? "" : stem(asked[0] ?? "");
    const most = begun.some(Boolean) ? 0 : number.has(alone) ? Number(run.length - alone.length > ENDING) : leeway(run);
    if (run && asked.length < 5 && most && !names.has(run) && !misspelt.has(run)) {
      for (const some of [names, misspelt]) {
        for (const [name, texts] of some) {
          const off = distance(run, name, most);
          if (off <= most) for (const text of texts) add(text, ALIKE[off] * called[text].worth);
        }
      }
      const one = heeded(question).map(stem).join("");
      const alike = isMet ? [] : [...parts].flatMap(([part, texts]) => (leeway(part) && part[0] === one[0] && distance(one, part, 1) < 2 ? texts : []));
      for (const text of alike) add(text, IN_NAME * ALIKE[1] * called[text].worth);
    }
    const best = Array.from(scores, (score, text) => ({ text, named: named[text], score }))
      .filter((one) => one.named || one.score > 0)
      .sort((a, b) => b.named - a.named || b.score - a.score || a.text - b.text);
    return { best, isGuessed: !isMet, unknown };
  }

  return { rank, words, heeded, stem };
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
