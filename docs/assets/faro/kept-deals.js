/**
 * The deals of the full table, kept in this browser over reloads and visits. Every tab plays a deal of its own: which one,
 * the tab remembers itself, and a lock tells the other tabs that it is taken.
 */

import { guarded } from "./storage.js";

/** @typedef {import("./stored-deal.js").Deal & {at?: number}} KeptDeal */

const PREFIX = "faro-table:";
const TAB = "faro-table";
const MOST = 20;

/** Whose the lock of this tab's deal is; calling it gives the lock back. */
let release = () => {};
let id = "";

/** @param {string} name @returns {KeptDeal | null} */
function parsed(name) {
  return guarded(() => {
    const deal = JSON.parse(localStorage.getItem(PREFIX + name));
    return typeof deal?.log === "string" && typeof deal.base === "string" ? deal : null;
  }, null);
}

/** Every deal that is kept, the latest first. @returns {{id: string, deal: KeptDeal, isHere: boolean}[]} */
export function keptDeals() {
  const names = guarded(() => Object.keys(localStorage), []).filter((name) => name.startsWith(PREFIX));
  return names
    .map((name) => name.slice(PREFIX.length))
    .map((name) => ({ id: name, deal: parsed(name), isHere: name === id }))
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

/** From now on this tab plays a deal, also after a reload. @param {string} name */
function remember(name) {
  id = name;
  guarded(() => sessionStorage.setItem(TAB, name));
}

/** Begin a deal that no other tab has. */
export async function newDeal() {
  leaveDeal();
  remember(Math.random().toString(36).slice(2, 10));
  await claim(id);
}

/**
 * The deal that this tab played before a reload; failing that, the latest that no other tab has; failing that, none, and
 * a new one is begun.
 * @returns {Promise<KeptDeal | null>}
 */
export async function resumeDeal() {
  const mine = guarded(() => sessionStorage.getItem(TAB), null);
  const others = navigator.locks ? keptDeals().map((kept) => kept.id) : [];
  for (const wanted of mine ? [mine, ...others] : others) {
    const deal = parsed(wanted);
    if (!deal || !(await claim(wanted))) continue;
    remember(wanted);
    return deal;
  }
  await newDeal();
  return null;
}

/** Take up one of the deals that are kept. @param {string} wanted @returns {Promise<KeptDeal | null>} none where another tab has it */
export async function takeUp(wanted) {
  const deal = parsed(wanted);
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

/** Keep this tab's deal. @param {KeptDeal} deal @returns {boolean} whether the browser would */
export function keepDeal(deal) {
  const text = JSON.stringify({ ...deal, at: Date.now() });
  const keep = () => localStorage.setItem(PREFIX + id, text);
  const older = keptDeals().filter((kept) => kept.id !== id);
  for (const { id: old } of older.slice(MOST - 1)) guarded(() => localStorage.removeItem(PREFIX + old));
  try {
    keep();
    return true;
  } catch {
    // Full, perhaps with deals of long ago: the oldest makes room.
    const oldest = older.at(-1);
    if (!oldest) return false;
    return guarded(() => {
      localStorage.removeItem(PREFIX + oldest.id);
      keep();
      return true;
    }, false);
  }
}
