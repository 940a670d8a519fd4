/** The end of the course: what has been done of it, and the three lessons of which least is remembered. */

import { element, partsOf } from "../page/elements.js";
import { progress } from "../storage/progress.js";
import { weakest } from "./weakest.js";

class FaroCourseEnd extends HTMLElement {
  connectedCallback() {
    if (this.dataset.told) return;
    this.dataset.told = "yes";
    const kept = progress();
    const lessons = partsOf(this, "[data-lesson]");
    for (const lesson of lessons) lesson.dataset.done = kept.lessons[lesson.dataset.lesson ?? ""]?.done ? "yes" : "";
    const weak = weakest(kept).flatMap((id) => lessons.filter(({ dataset }) => dataset.lesson === id));
    if (!weak.length) return;
    const list = element("ul", "faro-weak");
    for (const { innerHTML } of weak) list.append(Object.assign(element("li", ""), { innerHTML }));
    this.append(element("p", "", "Worth another look, for it was missed or is longest ago:"), list);
  }
}

customElements.define("faro-course-end", FaroCourseEnd);
