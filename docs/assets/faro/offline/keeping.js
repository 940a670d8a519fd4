/**
 * What a browser keeps of a build: the files of its list, each only if it holds what the list says. The service worker
 * keeps what a reader opens; the whole of it he asks for on a page.
 *
 * Workbox keeps either all of a list, at the first visit, or whatever passes, of whichever build it is. Here what passes is
 * kept as well, but only if the list of its build has it, to the byte.
 */

import { MEMORY, OURS, own, PACKED, whole } from "../storage/own-names.js";

/** @typedef {{sent: number, kept: number, files: Record<string, string>}} List bytes on the wire and on the disk, and the digest of each file by its address */

/**
 * What tells of itself whether it is of a build: a page and the table of pages name the build, and what has its content in
 * its name is of every build that names it. While nothing else is kept, nobody has to fetch the list for it.
 */
const MARKED = /(^|\/|\.html|\.xml)$/;
const NAMED = /^(?:assets|glossary\/finder).*-(?:[0-9a-f]{8}|[0-9A-Z]{8})\.\w+$|^assets\/engine\/.*-[0-9a-f]{16}[./]/;

/** What a file's answer must say of itself, by the end of its address; of others its digest says enough. @type {[RegExp, RegExp][]} */
const KINDS = [
  [/(^|\/|\.html)$/, /text\/html/],
  [/\.m?js$/, /javascript/],
  [/\.css$/, /text\/css/],
  [/\.json$/, /json/],
];

/** The root of the build that keeps its list, or its engine's memory, under an address. */
const LIES = /^(.*\/)assets\/(?:build-\w+\.json|faro\/)/;

export class Keeping {
  /** @type {Promise<List> | undefined} */
  #list;

  /** @param {string} build its mark @param {URL} root of the site */
  constructor(build, root) {
    this.build = build;
    this.name = whole(`${OURS}-${build}`, root.pathname);
    this.root = root;
    this.listed = new URL(`assets/build-${build}.json`, root);
    /** Lies there if the reader has asked for the whole. */
    this.wish = new URL("?whole", root).href;
  }

  /** The list of the build: fetched when builds are compared or the whole is wanted, and kept with what it lists. @returns {Promise<List>} */
  list() {
    this.#list ??= (async () => {
      const cache = await caches.open(this.name);
      const kept = await cache.match(this.listed);
      if (kept) return kept.json();
      const answer = await fetch(this.listed);
      if (!answer.ok) {
        unread(answer);
        throw new Error(`The list of files: ${answer.status}`);
      }
      const list = await answer.clone().json(); // what is no list is not kept
      await cache.put(this.listed, answer);
      return list;
    })();
    this.#list.catch(() => (this.#list = undefined));
    return this.#list;
  }

  /** The address of a file as the list has it; undefined for what lies elsewhere. @param {string} address */
  path(address) {
    const { origin, pathname } = new URL(address, this.root);
    if (origin !== this.root.origin || !pathname.startsWith(this.root.pathname)) return undefined;
    return decodeURIComponent(pathname.slice(this.root.pathname.length));
  }

  /** What is kept of an address: nothing, where the browser cannot open what it keeps. @param {string} path @returns {Promise<Response | undefined>} */
  async kept(path) {
    try {
      return await (await caches.open(this.name)).match(new URL(path, this.root));
    } catch {
      return undefined;
    }
  }

  /**
   * Keep an answer, if it is that file of this build.
   * @param {string} path @param {Response} answer @returns {Promise<boolean>} whether it is
   */
  async keep(path, answer) {
    try {
      if (!(await this.#isOfBuild(path, answer))) return false;
      await (await caches.open(this.name)).put(new URL(path, this.root), answer);
      return true;
    } finally {
      unread(answer);
    }
  }

  /** @param {string} path @param {Response} answer */
  async #isOfBuild(path, answer) {
    if (!answer.ok || answer.status !== 200 || answer.redirected) return false;
    const type = answer.headers.get("content-type") ?? "";
    if (KINDS.some(([end, kind]) => end.test(path) && !kind.test(type))) return false;
    if (!this.#list) {
      if (MARKED.test(path)) return (await answer.clone().text()).includes(this.build);
      if (NAMED.test(path)) return !type.includes("text/html");
    }
    const { files } = await this.list();
    if (!Object.hasOwn(files, path)) return false;
    return (await digest(await answer.clone().arrayBuffer())) === files[path];
  }

  /**
   * Keep a file that may be kept already, here or by an earlier build.
   * @param {string} path @param {string[]} [earlier] names of caches @param {AbortSignal} [signal] ends it
   */
  async bring(path, earlier, signal) {
    if (await this.kept(path)) return;
    for (const name of earlier ?? []) {
      const answer = await (await caches.open(name)).match(new URL(path, this.root));
      if (answer && (await this.keep(path, answer))) return;
    }
    // What the browser has of it may be right, and costs nothing; else the server is asked.
    for (const cache of /** @type {RequestCache[]} */ (["default", "no-cache"])) {
      if (await this.keep(path, await fetch(new URL(path, this.root), { cache, signal }))) return;
    }
    throw new Error(`${path} is not what this build says.`);
  }

  /**
   * Keep every file. Whether it ends well or not, nothing is under way after that.
   * @param {(done: number, all: number) => void} tell @param {string[]} [earlier] @param {AbortSignal} [signal] ends it
   */
  async bringAll(tell, earlier, signal) {
    const cache = await caches.open(this.name);
    await cache.put(this.wish, new Response("wished"));
    const paths = Object.keys((await this.list()).files).filter((path) => !path.endsWith(PACKED));
    const waiting = [...paths];
    let kept = 0;
    const fetchOn = async () => {
      try {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          signal?.throwIfAborted();
          await this.bring(path, earlier, signal);
          tell((kept += 1), paths.length);
        }
      } finally {
        waiting.length = 0; // where one file does not come, no other is begun
      }
    };
    const fetched = Array.from({ length: 4 }, fetchOn);
    await Promise.allSettled(fetched);
    await Promise.all(fetched);
    await cache.put(this.wish, new Response("whole"));
  }

  /** Whether the whole was wished for, or is there. @returns {Promise<string>} "", "wished" or "whole" */
  async whole() {
    return (await (await (await caches.open(this.name)).match(this.wish))?.text()) ?? "";
  }

  /** The caches of the builds that lay here before; the engine's memory is not of a build, and goes with the engine that it is of. */
  async others() {
    const memory = whole(MEMORY, this.root.pathname);
    return (await this.#caches()).filter((name) => name !== this.name && name !== memory);
  }

  /** The caches that belong to where this build lies. */
  async #caches() {
    const found = [];
    for (const name of await caches.keys()) {
      const isOld = name.startsWith(OURS); // or of the root of the origin
      if (isOld ? await this.#isHere(name) : own(name, this.root.pathname)) found.push(name);
    }
    return found;
  }

  /** Before names carried a path, what lay in a cache told whose it was. @param {string} name */
  async #isHere(name) {
    const kept = await (await caches.open(name)).keys();
    return kept.every(({ url }) => (LIES.exec(url)?.[1] ?? this.root.href) === this.root.href);
  }

  /** Nothing is kept here any more, of any build or of the engine. */
  async removeAll() {
    for (const name of await this.#caches()) await caches.delete(name);
    this.#list = undefined; // it went with them, and is kept anew with what is kept next
  }

  /** Take over what other builds have kept, as far as this one still has it: all of it, or it fails. */
  async takeOver() {
    const others = await this.others();
    if (!others.length) return;
    const { files } = await this.list();
    for (const name of others) {
      const cache = await caches.open(name);
      if ((await cache.match(this.wish)) && !(await this.whole())) await this.bringAll(() => {}, others);
      for (const { url } of await cache.keys()) {
        const path = this.path(url);
        if (path !== undefined && url === new URL(path, this.root).href && Object.hasOwn(files, path)) await this.bring(path, others);
      }
    }
  }
}

/** What is not read would be held, and no other request begun in its place, for minutes. @param {Response} answer */
export function unread(answer) {
  if (!answer.bodyUsed) answer.body?.cancel().catch(() => {});
}

/** @param {ArrayBuffer} data as the build writes it */
async function digest(data) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 12);
}
