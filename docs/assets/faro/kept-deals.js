/**
 * The deals of the full table, kept in this browser over reloads and visits. Every tab plays a deal of its own: which one,
 * the tab remembers itself, and a lock tells the other tabs that it is taken.
 */

import { guarded, texts } from "./storage.js";

/** @typedef {import("./stored-deal.js").Deal & {at?: number, where?: string}} KeptDeal `where` it stood, in words */
/** @typedef {{id: string, deal: KeptDeal, isHere: boolean}} Kept */

const PREFIX = "faro-table:";
const TAB = "faro-table";
const PREPARES = /^(rules|open|bank|limit)\b/;

/** So many deals are kept, and no more. */
export const MOST = 20;

/** Whose the lock of this tab's deal is; calling it gives the lock back. */
let release = () => {};
let id = "";

/** Whether anything was done in a deal. @param {{log: string}} deal */
export const isPlayed = ({ log }) => log.trimEnd().split("\n").some((line) => !PREPARES.test(line));

/** Whether a name in the storage is that of a deal. @param {string} name */
export const isDeal = (name) => name.startsWith(PREFIX);

/** @param {string | null} text @returns {KeptDeal | null} */
function parsed(text) {
  const deal = guarded(() => JSON.parse(text), null);
  return typeof deal?.log === "string" && typeof deal.base === "string" ? deal : null;
}

/** @param {string} name @returns {KeptDeal | null} */
const read = (name) => parsed(texts.get(PREFIX + name));

/** Every deal that is kept, the latest first. @returns {Kept[]} */
export function keptDeals() {
  return texts
    .names()
    .filter(isDeal)
    .map((name) => name.slice(PREFIX.length))
    .map((name) => ({ id: name, deal: read(name), isHere: name === id }))
    .filter(({ deal }) => deal)
    .sort((one, other) => (other.deal.at ?? 0) - (one.deal.at ?? 0));
}

/** Take a deal for this tab, unless another tab has it. @param {string} wanted @returns {Promise<boolean>} */
function claim(wanted) {
  if (!navigator.locks) return Promise.resolve(true); // as on a page that is not served securely
  return new Promise((resolve) => {
    navigator.locks
      .request(PREFIX + wanted, { ifAvailable: true }, (lock) => {
        resolve(Boolean(lock));
        return lock && new Promise((done) => (release = () => done(undefined)));
      })
      .catch(() => resolve(true));
  });
}

/** The deals that no tab has. @returns {Promise<Kept[]>} */
async function freeDeals() {
  const { held = [] } = await Promise.resolve(navigator.locks?.query()).catch(() => {}) ?? {};
  const taken = new Set(held.map(({ name }) => name));
  return keptDeals().filter((kept) => !kept.isHere && !taken.has(PREFIX + kept.id));
}

/** From now on this tab plays a deal, also after a reload; one in which nothing was done is not kept. @param {string} name */
function remember(name) {
  const left = name !== id && read(id);
  if (left && !isPlayed(left)) texts.remove(PREFIX + id);
  id = name;
  guarded(() => sessionStorage.setItem(TAB, name));
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
 * a new one is begun.
 * @returns {Promise<KeptDeal | null>}
 */
export async function resumeDeal() {
  const mine = guarded(() => sessionStorage.getItem(TAB), null);
  const others = navigator.locks ? keptDeals().map((kept) => kept.id) : [];
  for (const wanted of mine ? [mine, ...others] : others) {
    const deal = read(wanted);
    if (!deal || !(await claim(wanted))) continue;
    remember(wanted);
    return deal;
  }
  await newDeal();
  return null;
}

/** Take up one of the deals that are kept. @param {string} wanted @returns {Promise<KeptDeal | null>} none where another tab has it */
export async function takeUp(wanted) {
  const deal = read(wanted);
  if (!deal) return null;
  if (wanted !== id) {
    const before = release;
    if (!(await claim(wanted))) return null;
    before();
    remember(wanted);
  }
  return deal;
}

/** Give the deal back, as on leaving the page. */
export function leaveDeal() {
  release();
  release = () => {};
}

/** Forget one deal. @param {string} unwanted @returns {Promise<boolean>} not where a tab has it */
export async function forgetDeal(unwanted) {
  const isFree = (await freeDeals()).some((kept) => kept.id === unwanted);
  if (isFree) texts.remove(PREFIX + unwanted);
  return isFree;
}

/** Keep this tab's deal. @param {KeptDeal} deal @returns {Promise<boolean>} whether the browser would */
export async function keepDeal(deal) {
  const name = PREFIX + id;
  const text = JSON.stringify({ ...deal, at: Date.now() });
  const isKept = texts.set(name, text);
  const over = keptDeals().length - MOST;
  if (isKept && over <= 0) return true;
  // What nobody played goes first, then what is oldest; of a full browser's deals one is enough.
  const spare = (await freeDeals())
    .filter((kept) => texts.isKept(PREFIX + kept.id))
    .sort((one, other) => Number(isPlayed(other.deal)) - Number(isPlayed(one.deal)));
  for (const kept of spare.slice(-Math.max(over, 1))) texts.remove(PREFIX + kept.id);
  // Another act may have been kept meanwhile, and is not written over.
  return texts.isKept(name) || (texts.get(name) === text && texts.set(name, text));
}

/**
 * Take in deals that were exported. What is here is not touched: a deal that went on after it was exported comes in
 * besides, under a name of its own.
 * @param {[string, string][]} entries names in the storage, and their texts @returns {number} how many were not here yet
 */
export function takeInDeals(entries) {
  let count = 0;
  for (const [name, text] of entries) {
    const { html, ...deal } = parsed(text) ?? {}; // a picture of the board is drawn anew: a stranger's could hold a script
    if (!deal.log || keptDeals().some((kept) => kept.deal.log === deal.log && kept.deal.seed === deal.seed)) continue;
    const wanted = name.slice(PREFIX.length);
    localStorage.setItem(PREFIX + (read(wanted) ? newName() : wanted), JSON.stringify(deal));
    count += 1;
  }
  return count;
}
