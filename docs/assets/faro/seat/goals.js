/** What a pupil is asked to do at a seat: the engine judges it from the log, after every press. */

import { engine } from "../engine/engine.js";
import { element, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";

/**
 * Tick what has been done, and tell what it has brought; what is undone is ticked no more.
 * @param {HTMLElement} host @param {string} goals by their words @param {import("../storage/stored-deal.js").Deal} deal
 */
export async function judge(host, goals, { base, log, seat }) {
  const floor = base.trimEnd().split("\n").length;
  const { met, gain, say: told, error } = await engine.ask({ do: "goals", log, seat: seat ?? null, floor, goals });
  const aims = partsOf(host, ".faro-goals > li");
  if (error) return;
  const isNew = aims.some(({ dataset }, at) => met[at] && !dataset.met);
  for (const [at, aim] of aims.entries()) aim.dataset.met = met[at] ? "yes" : "";
  const far = host.querySelector(".faro-far") ?? element("p", "faro-far");
  far.textContent = told;
  host.querySelector(".faro-goals")?.after(far);
  host.dispatchEvent(new CustomEvent("faro-judged", { bubbles: true, detail: { isMet: met.every(Boolean), gain, log, seat: seat ?? null } }));
  if (isNew) say(`${host.querySelector(".faro-said")?.textContent ?? ""} ${told}`.trim());
}
