/**
 * The deals of the full table, kept in this browser over reloads and visits. Every tab plays a deal of its own: which one,
 * the tab remembers itself, and a lock tells the other tabs that it is taken.
 */

import { Journal } from "../storage/deal-journal.js";
import { whole } from "../storage/own-names.js";
import { PATH, texts, textsOfTab } from "../storage/storage.js";
import { dealOf } from "../storage/stored-deal.js";
import { lock } from "./tab-lock.js";

/** @typedef {import("../storage/stored-deal.js").Deal} KeptDeal */
/** @typedef {{id: string, deal: KeptDeal, isHere: boolean}} Kept */

const journal = new Journal("faro-deals");
const PREFIX = "faro-table:";
const TAB = "faro-table";
const PREPARES = /^\s*(#|$|(rules|open|bank|limit)\b)/;

/** So many deals are kept, and no more. */
export const MOST = 20;

/** Whose the lock of this tab's deal is; calling it gives the lock back. */
let release = () => {};
let id = "";

/** Another for each time that the table is left: what was asked for before takes nothing any more. */
let stay = {};
/** Another for each deal that is asked for: of two the later is had, whichever is free sooner. */
let wish = {};

/** Whether anything was done in a deal. @param {{log: string}} deal */
export const isPlayed = ({ log }) => log.trimEnd().split("\n").some((line) => !PREPARES.test(line));

/** Whether a name in the storage is that of a deal. @param {string} name */
export const isDeal = (name) => name.startsWith(PREFIX);

/** @param {string} name @returns {KeptDeal | null} */
const read = (name) => dealOf(texts.get(PREFIX + name));

/** Every deal that is kept, the latest first. @returns {Kept[]} */
export function keptDeals() {
  return texts
    .names()
    .filter(isDeal)
    .map((name) => name.slice(PREFIX.length))
    .flatMap((name) => {
      const deal = read(name);
      return deal ? [{ id: name, deal, isHere: name === id }] : [];
    })
    .sort(latestFirst);
}

/** The clock decides only where nothing was counted. @param {{deal: KeptDeal}} one @param {{deal: KeptDeal}} other */
const latestFirst = ({ deal: one }, { deal: other }) => (other.nth ?? 0) - (one.nth ?? 0) || (other.at ?? 0) - (one.at ?? 0);

/**
 * Take a deal for this tab, unless another tab has it, or the table is left meanwhile.
 * @param {string} wanted @param {() => boolean} [isWanted] whether it still is @returns {Promise<boolean>}
 */
async function claim(wanted, isWanted = () => true) {
  const here = stay;
  const unlock = await lock(PREFIX + wanted);
  const isMine = Boolean(unlock) && here === stay && isWanted();
  if (unlock && isMine) release = unlock;
  else unlock?.();
  return isMine;
}

/** The deals that no tab has. @returns {Promise<Kept[]>} */
async function freeDeals() {
  const { held = [] } = await Promise.resolve(navigator.locks?.query()).catch(() => {}) ?? {};
  const taken = new Set(held.map(({ name }) => name));
  return keptDeals().filter((kept) => !kept.isHere && !taken.has(whole(PREFIX + kept.id, PATH)));
}

/** From now on this tab plays a deal, also after a reload; one in which nothing was done is not kept. @param {string} name */
function remember(name) {
  const left = name !== id && read(id);
  if (left && !isPlayed(left)) drop(id);
  id = name;
  textsOfTab.set(TAB, name);
}

/** Begin a deal that no other tab has. It is under its own name at once, and locked when the promise holds. */
export async function newDeal() {
  leaveDeal();
  remember(newName());
  await claim(id);
}

const newName = () => Math.random().toString(36).slice(2, 10);

/**
 * The deal that this tab played before a reload; failing that, the latest that no other tab has; failing that, none, and
 * a new one is begun. A table that is left meanwhile takes none from the one that comes after it.
 * @returns {Promise<KeptDeal | null>}
 */
export async function resumeDeal() {
  const here = stay;
  await recover();
  if (here !== stay) return null;
  const mine = textsOfTab.get(TAB);
  const others = navigator.locks ? keptDeals().map((kept) => kept.id) : [];
  for (const wanted of mine ? [mine, ...others] : others) {
    const deal = read(wanted);
    const isMine = Boolean(deal) && (await claim(wanted));
    if (here !== stay) return null;
    if (!isMine) continue;
    remember(wanted);
    return deal;
  }
  await newDeal();
  return null;
}

/** What was written down and had not reached the storage when the browser was killed, or its machine, is there again. */
export async function recover() {
  for (const [name, text] of await journal.writtenDown()) {
    const written = dealOf(text);
    const kept = read(name);
    if (written && (kept?.nth ?? 0) < (written.nth ?? 0)) texts.set(PREFIX + name, text);
  }
}

/**
 * Take up one of the deals that are kept.
 * @param {string} wanted @returns {Promise<KeptDeal | null | undefined>} null where another tab has it, nothing once another is wanted
 */
export async function takeUp(wanted) {
  const deal = read(wanted);
  if (!deal) return null;
  const mine = (wish = {});
  const isWanted = () => mine === wish;
  if (wanted !== id) {
    const before = release;
    if (!(await claim(wanted, isWanted))) return isWanted() ? null : undefined;
    before();
    remember(wanted);
  }
  return deal;
}

/** Give the deal back, as on leaving the page. */
export function leaveDeal() {
  stay = {};
  wish = {};
  release();
  release = () => {};
}

/** @param {string} unwanted */
function drop(unwanted) {
  texts.remove(PREFIX + unwanted);
  journal.strikeOut(unwanted);
}

/** Forget one deal. @param {string} unwanted @returns {Promise<boolean>} not where a tab has it */
export async function forgetDeal(unwanted) {
  const isFree = (await freeDeals()).some((kept) => kept.id === unwanted);
  if (isFree) drop(unwanted);
  return isFree;
}

/** Keep this tab's deal. @param {KeptDeal} deal @returns {Promise<boolean>} whether the browser would */
export async function keepDeal(deal) {
  const name = PREFIX + id;
  const nth = 1 + Math.max(0, ...keptDeals().map((kept) => kept.deal.nth ?? 0));
  const text = JSON.stringify({ ...deal, at: Date.now(), nth });
  const before = read(id);
  const isNew = isPlayed(deal) && !(before && isPlayed(before));
  const isKept = texts.set(name, text);
  journal.writeDown(id, JSON.stringify({ ...deal, html: undefined, at: Date.now(), nth })); // the board is drawn anew
  const over = keptDeals().length - MOST;
  if (isKept && over <= 0) return true;
  const spare = (await freeDeals()).filter((kept) => texts.isKept(PREFIX + kept.id));
  const unplayed = spare.filter((kept) => !isPlayed(kept.deal)).slice(-Math.max(over, 1));
  for (const kept of unplayed) drop(kept.id);
  // Of deals that were played a new one pushes out one, the oldest, however many there are.
  const [oldest] = spare.filter((kept) => isPlayed(kept.deal)).slice(-1);
  if (oldest && unplayed.length < Math.max(over, 1) && (isNew || !isKept)) drop(oldest.id);
  // Another act may have been kept meanwhile, and is not written over.
  return texts.isKept(name) || (texts.get(name) === text && texts.set(name, text));
}

/** What the browser keeps as a deal and cannot be opened: its name, and its text. @returns {{id: string, text: string}[]} */
export function unreadable() {
  return texts
    .names()
    .filter(isDeal)
    .map((name) => ({ id: name.slice(PREFIX.length), text: texts.get(name) ?? "" }))
    .filter((kept) => !read(kept.id));
}

/** Forget what cannot be opened. @param {string} unwanted */
export const forgetUnreadable = (unwanted) => texts.remove(PREFIX + unwanted);

/** How many deals find a place without pushing out another. */
export const room = () => Math.max(0, MOST - keptDeals().length);

/**
 * The deals of a file that are not here yet, the latest first.
 * @param {[string, string][]} entries names in the storage, and their texts @returns {{id: string, deal: KeptDeal}[]}
 */
export function newDeals(entries) {
  const here = new Set(keptDeals().map(({ deal }) => sameness(deal)));
  /** @type {{id: string, deal: KeptDeal}[]} */
  const found = [];
  for (const [name, text] of entries) {
    const deal = dealOf(text);
    if (!deal?.log || here.has(sameness(deal))) continue;
    here.add(sameness(deal));
    found.push({ id: name.slice(PREFIX.length), deal });
  }
  return found.sort(latestFirst);
}

/**
 * Take deals in, as many as there is room for. What is here is not touched: a deal that went on after it was exported
 * comes in besides, under a name of its own.
 * @param {{id: string, deal: KeptDeal}[]} deals @returns {number} how many have come; throws where the browser keeps no more
 */
export function takeInDeals(deals) {
  const coming = deals.slice(0, room());
  for (const { id: wanted, deal } of coming) {
    const name = texts.get(PREFIX + wanted) === null ? wanted : newName();
    texts.put(PREFIX + name, JSON.stringify({ ...deal, html: undefined, nth: undefined })); // the board is drawn anew
  }
  return coming.length;
}

/** @param {KeptDeal} deal */
const sameness = ({ log, seed }) => `${seed}\n${log}`;
