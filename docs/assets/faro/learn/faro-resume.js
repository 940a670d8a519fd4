/** On the first page: go on where one has stopped, and what is to be looked over today. */

import { bring } from "../page/bring.js";
import { due, progress } from "../storage/progress.js";

const LEARN = new URL("../../../learn/", import.meta.url);

class FaroResume extends HTMLElement {
  async connectedCallback() {
    const kept = progress();
    if (this.childElementCount || !Object.keys(kept.lessons).length) return;
    /** @type {{id: string, title: string, label: string, page: string}[]} */
    const course = await bring(new URL("../../learn/course.json", import.meta.url)).then((answer) => answer.json()).catch(() => []);
    const next = course.find(({ id }) => !kept.lessons[id]?.done);
    const waiting = due(kept).length;
    const links = [];
    if (next) links.push([new URL(`../${next.page}`, LEARN).href, `Go on with lesson ${next.label}: ${next.title}`]);
    if (waiting) links.push([new URL("#look-over", LEARN).href, `${waiting} to look over`]);
    for (const [href, text] of links) {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = text;
      this.append(link, " ");
    }
  }
}

customElements.define("faro-resume", FaroResume);
