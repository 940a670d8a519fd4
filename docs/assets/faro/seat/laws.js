/** Where the site tells the law by which a table refuses something. */

/** Pages and headings by the code of a refusal. @type {Record<string, string>} */
const LAWS = {
  "dead-card": "rules/paying/#dead-stake",
  "soda-first": "rules/disagree/#when-stakes",
  "must-lie": "rules/disagree/#withdraw",
  "stake-over-limit": "rules/paying/#limits",
  "stake-under-minimum": "rules/paying/#limits",
  "call-too-early": "rules/bets/last-turn/#call-the-turn",
  "bent-card": "rules/variants/livret/#pharo-corners",
};

/** Put a link to the law, if there is one, behind the sentence that refuses. @param {HTMLElement} said @param {string} [code] */
export function linkLaw(said, code) {
  const law = code && LAWS[code];
  if (!law) return;
  const link = document.createElement("a");
  link.href = new URL(`../../../${law}`, import.meta.url).href;
  link.textContent = "Why?";
  said.append(" ", link);
}
