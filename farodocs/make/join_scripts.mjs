// Run under Node by scripts.py: joins and minifies the scripts of the pages with esbuild.
//
// On standard input: {sources, out, every, entries, framed, element, names, atOnce, workers, serviceWorker}. `every` are the scripts of all pages,
// which become one; `entries` those that some pages bring, `atOnce` the one of them that waits for no other; `names` the
// files that scripts ask for, and what they are called now. `framed` are those of pages in frames, which have none but theirs,
// and `element` is for the pages of others.
// On standard output: for each of them, what it has become, and what each of these imports before it runs.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { build } from "esbuild";

const { sources, out, every, entries, framed, element, names, atOnce, workers, serviceWorker } = JSON.parse(readFileSync(0, "utf8"));
const EVERY = "every";
const SMALL = 300; // bytes: less is no request of its own, and goes with what every page has
const usual = { bundle: true, format: "esm", minify: true, target: "es2022", legalComments: "none", outdir: out, metafile: true, logLevel: "error" };

/** @param {string} text @param {Record<string, string>} renamed */
const withNames = (text, renamed) =>
  Object.entries(renamed).reduce((done, [from, to]) => done.replaceAll(`"${from}"`, `"${to}"`), text);

/** What a script asks for by its name is called by what it holds. */
const reading = (renamed, isEntry, ofAll = every) => ({
  name: "reading",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^every$/ }, () => ({ path: EVERY, namespace: EVERY }));
    onLoad({ filter: /./, namespace: EVERY }, () => ({
      contents: ofAll.map((path) => `import "./${path}";`).join("\n"),
      resolveDir: sources,
    }));
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const text = withNames(readFileSync(path, "utf8"), renamed);
      // Where every script builds on those of all pages, what they share is one file and not a dozen.
      return { contents: isEntry(path) ? `import "${EVERY}";${text}` : text };
    });
  },
});

// Each by itself: a worker that shares nothing asks for one file.
const renamed = { ...names };
for (const worker of workers) {
  const { metafile } = await build({
    ...usual,
    entryPoints: [resolve(sources, worker)],
    entryNames: "[name]-[hash]",
    plugins: [reading({}, () => false)],
  });
  renamed[basename(worker)] = basename(Object.keys(metafile.outputs)[0]);
}

/** What scripts import, and what that imports, by the sources' paths. @param {string[]} entryPoints */
const importedBy = async (entryPoints) => {
  const { metafile } = await build({ ...usual, entryPoints, splitting: true, write: false });
  return Object.entries(metafile.inputs).flatMap(([by, { imports }]) => [{ path: resolve(by) }, ...imports.map(({ path, kind }) => ({ path: resolve(path), kind }))]);
};
const ofEntries = await importedBy([...every, ...entries].map((path) => resolve(sources, path)));
// What is fetched at a press begins where an entry does.
const atAPress = ofEntries.filter(({ path, kind }) => kind === "dynamic-import" && path.startsWith(resolve(sources)));
const begun = entries.map((path) => resolve(sources, path));
const ofPress = atAPress.map(({ path }) => path).filter((path) => !begun.includes(path));
const wanted = new Set([...begun, ...ofPress]);
const alone = new Set((await importedBy([resolve(sources, atOnce)])).map(({ path }) => path));

/** The scripts of the pages, where `ofAll` are those that every page has. @param {string[]} ofAll @param {boolean} write */
const ofPages = async (ofAll, write) =>
  (
    await build({
      ...usual,
      write,
      splitting: true,
      entryPoints: { [EVERY]: EVERY, ...Object.fromEntries(entries.map((path) => [basename(path, ".js"), resolve(sources, path)])) },
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      plugins: [reading(renamed, (path) => wanted.has(path) && !alone.has(path), ofAll)],
    })
  ).metafile.outputs;

/** The modules that several scripts share, not only such as come at a press, and that need nothing but what every page has. */
const small = ([path, { bytes, entryPoint, imports, inputs }], _, all) => {
  const ofEvery = all.find(([, { entryPoint: entry }]) => entry === `${EVERY}:${EVERY}`)[1].imports.map((one) => one.path);
  const needs = imports.filter(({ kind }) => kind === "import-statement").every((one) => ofEvery.includes(one.path));
  const importers = all.filter(([, by]) => by.imports.some((one) => one.path === path && one.kind === "import-statement"));
  const isAtOnce = importers.some(([, by]) => !by.entryPoint || !ofPress.includes(resolve(by.entryPoint)));
  return entryPoint || bytes >= SMALL || !needs || !isAtOnce ? [] : Object.keys(inputs).map((one) => resolve(one));
};
const shared = Object.entries(await ofPages(every, false)).flatMap(small);
const outputs = await ofPages([...every, ...shared.filter((path) => !alone.has(path)).map((path) => relative(sources, path))], true);

const inFrames = !framed.length ? {} : (
  await build({
    ...usual,
    splitting: true,
    entryPoints: framed.map((path) => resolve(sources, path)),
    entryNames: "framed-[name]-[hash]",
    chunkNames: "framed-[name]-[hash]",
    plugins: [reading(renamed, () => false)],
  })
).metafile.outputs;
if (framed.length) await build({ ...usual, entryPoints: [resolve(sources, element)] });

await build({
  ...usual,
  entryPoints: [resolve(sources, serviceWorker)],
  outdir: undefined,
  outfile: resolve(out, "service-worker.js"),
  plugins: [reading({}, () => false)],
});

/** A file that only brings in another is spared. */
const behind = (path) => {
  const { inputs, imports, exports } = outputs[path];
  const sole = imports.filter(({ kind }) => kind === "import-statement");
  return !Object.keys(inputs).length && !exports.length && sole.length === 1 ? sole[0].path : path;
};

const made = {};
for (const [path, { entryPoint }] of Object.entries(outputs)) {
  if (entryPoint === `${EVERY}:${EVERY}`) made[EVERY] = basename(behind(path));
  else if (entryPoint) made[relative(sources, resolve(entryPoint))] = basename(path);
}
for (const [path, { entryPoint }] of Object.entries(inFrames)) {
  const from = entryPoint && relative(sources, resolve(entryPoint));
  if (framed.includes(from)) made[from] = basename(path);
}
// What is asked for a second time, under an address that the browser has not failed at, is put together at the press.
for (const path of Object.keys(outputs)) {
  const text = readFileSync(path, "utf8");
  const again = text.replace(/\.\.\/([\w/-]+\.js)(?=\?again=)/g, (_, name) => `./${made[name]}`);
  if (again !== text) writeFileSync(path, again);
}

const atFirst = ({ imports }) => imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));
const joined = Object.entries({ ...outputs, ...inFrames });
console.log(JSON.stringify({ made, imports: Object.fromEntries(joined.map(([path, output]) => [basename(path), atFirst(output)])) }));
