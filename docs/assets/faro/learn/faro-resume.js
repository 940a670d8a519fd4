/** On the first page: go on where one has stopped, with a deal or a lesson, and what is to be looked over today. */

import { bring, inTime } from "../page/bring.js";
import { due, progress } from "../storage/progress.js";
import { texts } from "../storage/storage.js";

const LEARN = new URL("../../../learn/", import.meta.url);
const PLAY = new URL("../../../play/", import.meta.url);

/** The deal that was played last, as it stands. @returns {Promise<string | undefined>} none where nothing was done in any */
async function standing() {
  if (!texts.names().length) return undefined;
  const { isPlayed, keptDeals, recover } = await inTime(import("../table/kept-deals.js"));
  await recover();
  return keptDeals().find(({ deal }) => isPlayed(deal))?.deal.where;
}

class FaroResume extends HTMLElement {
  async connectedCallback() {
    if (this.childElementCount) return;
    const deal = await standing();
    const links = await this.lessons();
    if (deal) links.unshift([PLAY.href, `Go on: ${deal}`]);
    for (const [href, text] of links) {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = text;
      this.append(link, " ");
    }
  }

  /** The next lesson, and what is to be looked over. @returns {Promise<[address: string, text: string][]>} */
  async lessons() {
    const kept = progress();
    if (!Object.keys(kept.lessons).length) return [];
    /** @type {{id: string, title: string, number: number, page: string}[]} */
    const course = await bring(new URL("../../learn/course.json", import.meta.url)).then((answer) => answer.json()).catch(() => []);
    const next = course.find(({ id }) => !kept.lessons[id]?.done);
    const waiting = due(kept).length;
    /** @type {[string, string][]} */
    const links = [];
    if (next) links.push([new URL(`../${next.page}`, LEARN).href, `Go on with lesson ${next.number}: ${next.title}`]);
    if (waiting) links.push([new URL("#look-over", LEARN).href, `${waiting} to look over`]);
    return links;
  }
}

customElements.define("faro-resume", FaroResume);
