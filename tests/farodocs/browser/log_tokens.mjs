// The kinds of words that the editor tells apart in logs: on standard input {words, logs}, on standard output a list for each log.

import { readFileSync } from "node:fs";
import { StringStream } from "@codemirror/language";
import { logParser } from "../../../docs/assets/faro/edit/log-parser.js";

const { words, logs } = JSON.parse(readFileSync(0, "utf-8"));
const parser = logParser(words);

const tokens = (log) => {
  const state = parser.startState();
  return log.split("\n").flatMap((line) => {
    const found = [];
    for (const stream = new StringStream(line, 4, 2); !stream.eol(); stream.start = stream.pos) {
      const kind = parser.token(stream, state);
      if (kind) found.push([kind, stream.current()]);
    }
    return found;
  });
};

console.log(JSON.stringify(logs.map(tokens)));
