// Run under Node by trimmed.py: parts what a visit runs of Pyodide's program from what it seldom does.
//
//   node split.mjs <folder of the trimmed runtime> <list of what a visit runs>    parts it, in place
//   node split.mjs <folder of the trimmed runtime>                                has it tell what it runs, in place
//
// What is seldom run becomes a second program, which is brought at the first call of anything in it. In the first it
// leaves a function that has it brought and goes on there, by a table that both share: so every function keeps its place
// among Python's pointers, and what it takes, gives and throws never passes through JavaScript.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import binaryen from "binaryen";

const [folder, list] = process.argv.slice(2).map((path) => resolve(path));
const WASM = resolve(folder, "pyodide.asm.wasm");
const GLUE = resolve(folder, "pyodide.asm.mjs");
const SELDOM = "pyodide.seldom.wasm";
const DATA = [11, 12]; // the sections of a program with what lies in its memory
const { Features, i32, none } = binaryen;
/** What the runtime is compiled for, as in trimmed.mjs. */
const FEATURES =
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.ExceptionHandling |
  Features.Multivalue |
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.ReferenceTypes |
  Features.SignExt;

/** Where the glue has what the program imports. */
const IMPORTS = "var info=getWasmImports();";
/** Behind it, for a program that was parted. A page, which cannot read while a call waits, has all of it at once. */
const BRINGS = `
let seldom;
const seldomUrl=new URL("${SELDOM}",import.meta.url).href;
Module["takeSeldom"]=program=>{seldom??=program};
if(!readBinary)seldom=await WebAssembly.compile(await readAsync(seldomUrl));
info["seldom"]={bring(){
  try{seldom??=new WebAssembly.Module(readBinary(seldomUrl))}
  catch(error){throw new Error("${SELDOM} could not be fetched.",{cause:error})}
  const often=new Proxy({},{get:(_,place)=>wasmExports["seldom"].get(Number(place))});
  new WebAssembly.Instance(seldom,{...info,main:wasmExports,often});
}};`;
/** For one that tells what it runs: to whoever listens, from whichever worker it runs in. */
const TELLS = `
const ran=new Set,told=new BroadcastChannel("ran");
info["seldom"]={ran(place){if(!ran.has(place))told.postMessage((ran.add(place),place))}};`;

const bytes = readFileSync(WASM);

/** @typedef {{place: number, ref: number, name: string, module: string | null, params: number, results: number, body: number}} Function */

/** @param {Uint8Array} program */
const read = (program) => binaryen.readBinary(new Uint8Array(program), FEATURES);

/** @template T @param {number} count @param {(at: number) => T} one */
const each = (count, one) => Array.from({ length: count }, (_, at) => one(at));

/** Its functions in their order, those that it imports too. @param {binaryen.Module} program @returns {Function[]} */
const functions = (program) =>
  each(program.getNumFunctions(), (place) => {
    const ref = program.getFunctionByIndex(place);
    return { place, ref, ...binaryen.getFunctionInfo(ref) };
  });

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} added */
function intoGlue(added) {
  const glue = readFileSync(GLUE, "utf8");
  if (!glue.includes(IMPORTS)) fail("pyodide.asm.mjs hands over its imports otherwise than split.mjs knows: see what createWasm has become.");
  writeFileSync(GLUE, glue.replace(IMPORTS, () => IMPORTS + added.replaceAll(/\n\s*/g, "")));
}

/** The program, every function of which tells its place when it begins. */
function telling() {
  const program = read(bytes);
  const own = functions(program).filter(({ module }) => !module);
  program.addFunctionImport("ran", "seldom", "ran", i32, none);
  for (const { place, ref, body, results } of own) {
    const tells = program.call("ran", [program.i32.const(place)], none);
    binaryen.Function.setBody(ref, program.block(null, [tells, body], results));
  }
  return program.emitBinary();
}

/**
 * Its own functions, those that a visit runs and those that it does not.
 * @param {binaryen.Module} program @returns {[often: Function[], seldom: Function[]]}
 */
function parted(program) {
  const [of, ...lines] = readFileSync(list, "utf8").trim().split("\n");
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (of !== digest) fail(`${list} is of another runtime than this, ${digest}: make it anew with \`python -m benchmarks.visited\`.`);
  const bits = Buffer.from(lines.join(""), "base64");
  const own = functions(program).filter(({ module }) => !module);
  const isRun = (/** @type {Function} */ { place }) => Boolean(bits[place >> 3] & (1 << (place & 7)));
  return [own.filter(isRun), own.filter((one) => !isRun(one))];
}

/** The program without what lies in its memory, which is laid there once. */
function withoutData() {
  const kept = [bytes.subarray(0, 8)];
  for (let start = 8; start < bytes.length; ) {
    let at = start + 1;
    let size = 0;
    for (let shift = 0, goesOn = true; goesOn; shift += 7, at++) {
      size += (bytes[at] & 127) * 2 ** shift;
      goesOn = bytes[at] > 127;
    }
    if (!DATA.includes(bytes[start])) kept.push(bytes.subarray(start, at + size));
    start = at + size;
  }
  return Buffer.concat(kept);
}

/** What a program exports. @param {binaryen.Module} program */
const exported = (program) => each(program.getNumExports(), (at) => binaryen.getExportInfo(program.getExportByIndex(at)));

/** What two programs have to share, and the name that it has between them. @param {binaryen.Module} program */
function shared(program) {
  const between = (/** @type {number} */ kind, /** @type {string} */ own) =>
    exported(program).find((one) => one.kind === kind && one.value === own)?.name ?? `${kind} ${own}`;
  const tables = each(program.getNumTables(), (at) => binaryen.getTableInfo(program.getTableByIndex(at)));
  const globals = each(program.getNumGlobals(), (at) => binaryen.getGlobalInfo(program.getGlobalByIndex(at)));
  return {
    tables: tables.map(({ name }) => ({ name, as: between(binaryen.ExternalTable, name) })),
    // What does not change may as well be there twice.
    globals: globals.filter(({ mutable }) => mutable).map((one) => ({ ...one, as: between(binaryen.ExternalGlobal, one.name) })),
    tags: exported(program).filter(({ kind }) => kind === binaryen.ExternalTag),
  };
}

/**
 * The second program: what a visit does not run. It imports what it shares with the first, and what it calls of that.
 * @param {Function[]} often @param {Function[]} seldom
 * @returns {{second: Uint8Array, called: string[]}} and what it calls, in the order of the table, behind its own functions
 */
function secondOf(often, seldom) {
  const program = read(withoutData());
  const { tables, globals, tags } = shared(program);
  program.addMemoryImport("0", "main", "memory");
  for (const { name, as } of tables) program.addTableImport(name, "main", as);
  for (const { name, as, type } of globals) program.addGlobalImport(name, "main", as, type, true);
  for (const { name, value } of tags) {
    const { params, results } = binaryen.getTagInfo(program.getTag(value));
    program.addTagImport(value, "main", name, params, results);
  }
  for (const { name } of exported(program)) program.removeExport(name);
  for (const name of each(program.getNumElementSegments(), (at) => binaryen.getElementSegmentInfo(program.getElementSegmentByIndex(at)).name)) {
    program.removeElementSegment(name);
  }
  const imports = (/** @type {Function} */ { name, params, results }, /** @type {number} */ place) =>
    program.addFunctionImport(name, "often", String(place), params, results);
  for (const one of often) {
    program.removeFunction(one.name);
    imports(one, 0);
  }
  program.addTable("seldom", 0, -1);
  program.addTableImport("seldom", "main", "seldom");
  program.addActiveElementSegment("seldom", "seldom", seldom.map(({ name }) => name), program.i32.const(0));
  program.runPasses(["remove-unused-module-elements"]);
  const called = functions(program).filter(({ module }) => module === "often");
  called.forEach((one, at) => imports(one, seldom.length + at));
  const second = program.emitBinary();
  program.dispose();
  return { second, called: called.map(({ name }) => name) };
}

/**
 * The first program: of what a visit does not run it has the way there alone.
 * @param {binaryen.Module} program @param {Function[]} seldom @param {string[]} called
 */
function firstOf(program, seldom, called) {
  const { tables, globals } = shared(program);
  const known = new Set(exported(program).map(({ name }) => name));
  for (const { name, as } of tables) if (!known.has(as)) program.addTableExport(name, as);
  for (const { name, as } of globals) if (!known.has(as)) program.addGlobalExport(name, as);
  const size = seldom.length + called.length;
  program.addTable("seldom", size, size);
  program.addTableExport("seldom", "seldom");
  program.addActiveElementSegment("seldom", "often", called, program.i32.const(seldom.length));
  program.addFunctionImport("bring", "seldom", "bring", none, none);
  program.addGlobal("is there", i32, true, program.i32.const(0));
  const brings = [program.call("bring", [], none), program.global.set("is there", program.i32.const(1))];
  const isMissing = program.i32.eqz(program.global.get("is there", i32));
  program.addFunction("bring once", none, none, [], program.if(isMissing, program.block(null, brings)));
  seldom.forEach(({ name, params, results }, place) => {
    const given = binaryen.expandType(params).map((type, at) => program.local.get(at, type));
    const goesOn = program.call_indirect("seldom", program.i32.const(place), given, params, results);
    const brought = program.call("bring once", [], none);
    program.removeFunction(name);
    program.addFunction(name, params, results, [], program.block(null, [brought, goesOn], results));
  });
  program.runPasses(["remove-unused-module-elements"]);
  return program.emitBinary();
}

if (list) {
  const whole = read(bytes);
  const [often, seldom] = parted(whole);
  const { second, called } = secondOf(often, seldom);
  writeFileSync(WASM, firstOf(whole, seldom, called));
  writeFileSync(resolve(folder, SELDOM), second);
  intoGlue(BRINGS);
} else {
  writeFileSync(WASM, telling());
  intoGlue(TELLS);
}
