// Asks the script of the search, as a browser would: the index is the first argument, the questions come in by standard
// input as a list, and for each its answers go out, best first.
import { readFileSync } from "node:fs";
import { ranking } from "../../../docs/assets/faro/finder/ranking.js";

const rank = ranking(JSON.parse(readFileSync(process.argv[2], "utf8")));
const questions = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(questions.map((question) => rank(question).map(({ text }) => text))));
