// How long the search takes for an answer, in milliseconds of processor time: the longest of the medians over some questions. The first
// argument is the folder of a built site, whose files the script gets in place of those that it would fetch.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROUNDS = 25;
const QUESTIONS = ["p", "pa", "par", "paro", "paroli", "bet against a card", "doublett", "copper 2", "x".repeat(80)];

const site = process.argv[2];
/** A file by its name before it was published under what it holds. @param {string} folder @param {string} name */
function published(folder, name) {
  const [stem, ending] = name.split(".");
  const file = readdirSync(join(site, folder)).find((one) => new RegExp(`^${stem}(-\\w{8})?\\.${ending}$`).test(one));
  if (!file) throw new Error(`the site has no ${folder}/${name}`);
  return join(site, folder, file);
}
globalThis.fetch = async (/** @type {URL} */ asked) => {
  const [, folder, name] = asked.pathname.match(/docs\/(.+)\/([^/]+)$/) ?? [];
  return new Response(readFileSync(published(folder, name)));
};

const { answers } = await import("../docs/assets/faro/finder/answers.js");
const search = await answers();
const medians = QUESTIONS.map((question) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    search(question);
    return process.cpuUsage(start).user / 1000;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1];
});
console.log(Math.max(...medians));
