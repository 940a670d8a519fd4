// The engine in a worker: Python, compiled for the browser, and one function of the game to call. No rule of it is here.
//
// In:   the bundle's manifest, once; then {id, request}, one at a time.
// Out:  {type: "progress", done, total} in bytes as the network sends them, {type: "ready"}, {id, reply} or {id, sentence};
//       {type: "failed", sentence} when the engine cannot load, or has broken down for good.

const home = new URL("../engine/", import.meta.url);
const sitePackages = "/lib/python3.14/site-packages";

/** @type {(request: string) => string} */
let reply;

self.onmessage = async ({ data }) => {
  try {
    if (data.files) {
      reply = await load(data);
      postMessage({ type: "ready" });
    } else {
      postMessage({ id: data.id, reply: reply(data.request) });
    }
  } catch (error) {
    console.error(error);
    const sentence = String(error.message).trim().split("\n").pop(); // of a Python traceback, the line that says what
    postMessage(reply && !error.pyodide_fatal_error ? { id: data.id, sentence } : { type: "failed", sentence });
  }
};

/** Fetches all files at once, starts Python, and returns the engine's door. */
async function load({ files, runtime, stdlib, wheel, lock }) {
  const url = (name) => new URL(name, home).href;
  const total = Object.values(files).reduce((sum, [, sent]) => sum + sent, 0);
  let done = 0;
  let told = 0;

  const count = (sent) => {
    done += sent;
    if (done - told < total / 100 && done < total - 1) return;
    told = done;
    postMessage({ type: "progress", done: Math.round(done), total });
  };

  const open = async (name) => {
    const response = await fetch(url(name)).catch(() => ({}));
    if (!response.ok) throw new Error(`${name} could not be fetched.`);
    const [stored, sent] = files[name];
    // Counted on a copy: a response rebuilt around a stream would lose the browser's cache of compiled code.
    const chunks = response.clone().body.getReader();
    const next = ({ done: ended, value }) => {
      if (ended) return;
      count((value.length / stored) * sent);
      return chunks.read().then(next);
    };
    chunks.read().then(next).catch(() => {}); // whoever reads the response itself reports a broken connection
    return response;
  };

  const script = async (name) => {
    const module = await import(url(name)).catch(() => {
      throw new Error(`${name} could not be fetched.`);
    });
    count(files[name][1]);
    return module;
  };

  const compiled = WebAssembly.compileStreaming(open(runtime + "pyodide.asm.wasm"));
  const library = open(stdlib).then((response) => response.arrayBuffer());
  const engine = open(wheel).then((response) => response.arrayBuffer());
  const scripts = Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => script(runtime + name)));
  const options = { indexURL: url(runtime), stdLibURL: url(stdlib), lockFileContents: lock };
  const loading = scripts.then(([{ loadPyodide }]) =>
    withFiles(compiled, { [url(stdlib)]: library }, () => loadPyodide(options)),
  );
  // All of them: when a file fails, Pyodide itself may wait for ever.
  const [pyodide, wheelBytes] = await Promise.all([loading, engine, library, compiled]);
  pyodide.unpackArchive(wheelBytes, "whl", { extractDir: sitePackages });
  return pyodide.pyimport("faro.shell.session").reply;
}

/**
 * Runs `start` while fetch and WebAssembly hand out what is already on its way. Left alone, Pyodide asks for one file
 * after the other, and compiles only when its own scripts have run.
 */
async function withFiles(compiled, files, start) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (url, options) => {
    if (String(url).endsWith(".wasm")) return compiled; // never read, but Pyodide wants something to wait for
    return files[url]?.then((bytes) => new Response(bytes)) ?? fetch(url, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
