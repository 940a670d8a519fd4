/**
 * What one tab has and no other. A tab that is closed, or loaded anew, gives its locks back a moment after the next page has begun,
 * and how long that moment is depends on the machine. So whoever finds a lock taken asks the tabs: one that lives says that
 * it has it, and where none does the lock is waited for.
 */

import { whole } from "../storage/own-names.js";
import { PATH } from "../storage/storage.js";

/** So long a lock is waited for that no tab answers for, as where a tab is frozen, in milliseconds. */
const PATIENCE = 3000;

/** How the tabs talk of one lock. @param {string} name @param {(said: "whose" | "mine") => void} hear @returns {BroadcastChannel | undefined} */
function talk(name, hear) {
  if (!("BroadcastChannel" in globalThis)) return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => hear(data));
  return channel;
}

/** Take something for this tab. @param {string} thing @returns {Promise<(() => void) | null>} gives it back; null where another tab has it */
export async function lock(thing) {
  if (!navigator.locks) return () => {}; // as on a page that is not served securely
  const name = whole(thing, PATH);
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(), PATIENCE);
  const asking = talk(name, (said) => said === "mine" && waiting.abort());
  asking?.postMessage("whose");
  try {
    return await new Promise((resolve, reject) => {
      const hold = () => {
        const having = talk(name, (said) => said === "whose" && having?.postMessage("mine"));
        return new Promise((done) => {
          resolve(() => {
            having?.close();
            done(undefined);
          });
        });
      };
      navigator.locks.request(name, { signal: waiting.signal }, hold).catch(reject);
    });
  } catch {
    return waiting.signal.aborted ? null : () => {}; // where locks are forbidden, every tab has all
  } finally {
    clearTimeout(patience);
    asking?.close();
  }
}
