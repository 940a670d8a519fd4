// A link as it comes out of letters and chats.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { codeOf } from "../../docs/assets/faro/page/link-code.js";

const CODE = "1aB-9_zZ";

const WRAPPED = [
  `#p=${CODE}`,
  ...[")", "]", ">", "}", ".", ",", ";", "!", "’", "”", "…", "**", "&gt;", "%3E", "%29.", "%20", "&utm_source=chat", "?fbclid=1&x=2", "&amp;x"].map(
    (tail) => `#p=${CODE}${tail}`,
  ),
  `#p=<${CODE}>`,
  "#p=1aB-9\\_zZ",
  "#p=1aB%2D9%5FzZ",
  "#p=1aB-9%0D%0A_zZ",
  "#p=1aB-\u200B9_zZ",
  `#p=3D${CODE}`,
  "#p=3D1aB-=%0D%0A9_zZ",
  `#p%3D${CODE}`,
  `#p=${CODE}%`,
];

for (const hash of WRAPPED) {
  test(`${hash} holds the code`, () => assert.equal(codeOf(hash), CODE));
}

test("another address holds none", () => {
  for (const hash of ["", "#soda", "#page=1", "#word=p"]) assert.equal(codeOf(hash), undefined);
});

test("the page *What has been tried* tells how many there are", () => {
  const tried = JSON.parse(readFileSync(new URL("../../docs/library/tried.json", import.meta.url), "utf8"));
  assert.equal(tried["link-wraps"], WRAPPED.length);
});
