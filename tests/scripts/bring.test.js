import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { bring, inTime, Missing } from "../../docs/assets/faro/page/bring.js";

const server = createServer((request, response) => {
  if (request.url === "/there") response.end("[1]");
  else if (request.url === "/gone") response.writeHead(404).end();
  else if (request.url === "/half") response.writeHead(200, { "content-length": "100" }).write("[");
  // And to anything else nothing is ever said.
});
await new Promise((heard) => server.listen(0, "127.0.0.1", () => heard(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const site = `http://127.0.0.1:${port}`;

after(() => {
  server.closeAllConnections();
  server.close();
});

test("what is there comes", async () => assert.deepEqual(await (await bring(`${site}/there`)).json(), [1]));

test("what is not there is an error, and told of: a file of an older edition may be", async () => {
  const heard = [];
  globalThis.dispatchEvent = ({ type }) => heard.push(type);
  await assert.rejects(bring(`${site}/gone`), /\/gone: 404/);
  delete globalThis.dispatchEvent;
  assert.deepEqual(heard, ["faro-gone"]);
});

test("a script that is here in time is had, and one that is late is missed as one that is not there", async () => {
  assert.equal(await inTime(Promise.resolve(7), 1), 7);
  await assert.rejects(inTime(new Promise(() => {}), 1), Missing);
  await assert.rejects(inTime(Promise.reject(TypeError("gone"))), Missing);
});

test("whoever never answers is not waited for without end", () => assert.rejects(bring(`${site}/silent`, 1), Missing));

test("nor who begins and never ends", async () => {
  await assert.rejects(async () => (await bring(`${site}/half`, 200)).text(), { name: "TimeoutError" });
});
