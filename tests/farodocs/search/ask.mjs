// Asks the search as a page does: the folder of a built site is the first argument, the questions come in by standard input
// as a list, and for each its answers go out: `name`, `kind`, `line` and the address from the site's root, whether they are guessed, and what is unknown.
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const [, , site] = process.argv;
const ROOT = new URL("../../../docs/", import.meta.url).href;

/** A file of the site under the name that it was published by. @param {URL} asked */
globalThis.fetch = async (asked) => {
  const path = asked.href.slice(ROOT.length);
  const [stem, ending] = basename(path).split(".");
  const folder = join(site, dirname(path));
  const file = readdirSync(folder).find((name) => new RegExp(`^${stem}(-\\w{8})?\\.${ending}$`).test(name));
  return new Response(readFileSync(join(folder, file ?? path)));
};

const { answers } = await import("../../../docs/assets/faro/finder/answers.js");
const answer = await answers();
const told = JSON.parse(readFileSync(0, "utf8")).map((/** @type {string} */ question) => {
  const { answers: found, isGuessed, unknown } = answer(question);
  return { isGuessed, unknown, found: found.map(({ href, name, kind, line }) => ({ name, kind, line, address: href.slice(ROOT.length) })) };
});
console.log(JSON.stringify(told));
