import js from "@eslint/js";

const PAGE = `CSS CustomEvent Event EventTarget MessageEvent HTMLIFrameElement FormData Blob HTMLElement HTMLAnchorElement HTMLButtonElement HTMLDetailsElement
  HTMLFormElement HTMLImageElement HTMLInputElement HTMLLinkElement HTMLOListElement HTMLOptGroupElement HTMLOptionElement HTMLScriptElement HTMLSelectElement
  HTMLTemplateElement HTMLTextAreaElement SVGElement SVGPathElement SVGPolylineElement Element Node NodeFilter Text Option DOMParser Image IntersectionObserver ResizeObserver MutationObserver URL
  URLSearchParams AbortController AbortSignal btoa Worker XMLHttpRequest Response TransformStream WebAssembly addEventListener removeEventListener clearTimeout setTimeout console crypto
  caches customElements document fetch history indexedDB localStorage sessionStorage location getComputedStyle matchMedia cancelAnimationFrame requestAnimationFrame navigator performance postMessage parent
  AudioContext BroadcastChannel DOMRect SpeechSynthesisUtterance speechSynthesis print innerHeight scrollX scrollY self window`;

const TEXT = /^(textContent|innerText|innerHTML|outerHTML|className)$/;
const READS = /^(includes|startsWith|endsWith|indexOf|search|match|matchAll|split|replace|replaceAll)$/;
/** What asks an element for its class. @type {((name: string, selector: unknown, list: string | undefined) => boolean)[]} */
const BY_CLASS = [
  (name, _, list) => name === "contains" && list === "classList",
  (name, selector) => name === "matches" && !/^:[^.[]*$/.test(selector), // but what the browser says of it, as `:popover-open`
  (name, selector) => name === "closest" && /:not\([^)]*\./.test(selector),
];

const SAID = "Nothing is decided by what is said or by the name of a class: let whoever writes it say it in a type or in a data attribute.";

/** What the page shows is for readers: no script decides by it, nor by the name of a class. */
const decidedByText = {
  /** @param {import("eslint").Rule.RuleContext} context */
  create(context) {
    const variableOf = (name) => {
      for (let scope = context.sourceCode.getScope(name); scope; scope = scope.upper) if (scope.set.has(name.name)) return scope.set.get(name.name);
      return undefined;
    };
    /** Whether a value is what an element says or is called, wherever it was taken from it; `seen` are the names looked into. */
    const isSaid = (node, seen = new Set()) => {
      const goesOn = (part) => isSaid(part, seen);
      if (node?.type === "ChainExpression") return goesOn(node.expression);
      if (node?.type === "LogicalExpression") return goesOn(node.left) || goesOn(node.right);
      if (node?.type === "MemberExpression") return TEXT.test(node.property.name);
      if (node?.type === "CallExpression" && node.callee.type === "MemberExpression") {
        const { callee, arguments: [given] } = node;
        if (callee.property.name === "getAttribute") return given?.value === "class";
        return goesOn(callee.object) || (/^(map|flatMap)$/.test(callee.property.name) && goesOn(given?.body));
      }
      const variable = node?.type === "Identifier" && !seen.has(node.name) && variableOf(node);
      if (!variable) return false;
      seen.add(node.name);
      const isUnpacked = variable.identifiers.some(({ parent }) => {
        const property = parent.type === "AssignmentPattern" ? parent.parent : parent;
        return property.type === "Property" && TEXT.test(property.key.name);
      });
      return isUnpacked || variable.references.some(({ writeExpr }) => goesOn(writeExpr));
    };
    const check = (node, ...decided) => {
      if (!decided.some((part) => isSaid(part))) return;
      context.report({ node, message: SAID });
    };
    return {
      BinaryExpression: (node) => /^[!=]==?$/.test(node.operator) && check(node, node.left, node.right),
      SwitchStatement: (node) => check(node, node.discriminant),
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== "MemberExpression") return;
        const { object, property } = callee;
        if (READS.test(property.name)) check(node, object);
        else if (/^(test|exec)$/.test(property.name)) check(node, ...given);
        else if (BY_CLASS.some((is) => is(property.name, given[0]?.value, object.property?.name))) context.report({ node, message: SAID });
      },
    };
  },
};

const OF_ELEMENTS =
  /^(hidden|textContent|innerHTML|value|className|href|title|id|type|tabIndex|checked|disabled|open|max|min|src|alt|role|aria\w+|inert|htmlFor|name|scope|reversed|scrollLeft|scrollTop|download|target|popover|enterKeyHint|autocomplete|required|width|height|on\w+)$/;
/** What holds plain values and has no methods that could be asked to change them; location$ is the theme's, which has no other door. */
const RECORDS = /^(dataset|style|deal|location\$)$/;

/** An object's fields are written by itself; whoever else wants them changed asks it to. Elements are everybody's. */
const ownFields = {
  /** @param {import("eslint").Rule.RuleContext} context */
  create(context) {
    const isMade = ({ type, node }) => type === "Variable" && node.id.type === "Identifier" && node.init?.type !== "MemberExpression";
    /** Whether an object was made here, and not taken from another or handed in. */
    const isOwn = (object) => {
      if (object.type === "ThisExpression") return true;
      if (object.type === "MemberExpression") return object.computed ? isOwn(object.object) : RECORDS.test(object.property.name);
      if (object.type !== "Identifier" || RECORDS.test(object.name)) return object.type === "Identifier";
      for (let scope = context.sourceCode.getScope(object); scope; scope = scope.upper) {
        const variable = scope.set.get(object.name);
        if (variable) return variable.defs.every(isMade);
      }
      return false;
    };
    const check = (node, target) => {
      if (target.type !== "MemberExpression" || target.computed || OF_ELEMENTS.test(target.property.name) || isOwn(target.object)) return;
      context.report({ node, message: "Ask the object whose field it is to change it: give it a method." });
    };
    return {
      AssignmentExpression: (node) => check(node, node.left),
      UpdateExpression: (node) => check(node, node.argument),
    };
  },
};

export default [
  js.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(PAGE.split(/\s+/).map((name) => [name, "readonly"])) },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "consistent-return": "error",
      "default-param-last": "error",
      "eqeqeq": ["error", "always", { null: "ignore" }],
      "no-implicit-coercion": "error",
      "no-param-reassign": "error",
      "no-promise-executor-return": "off",
      "no-self-compare": "error",
      "no-shadow": "error",
      "no-template-curly-in-string": "error",
      "no-unneeded-ternary": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "require-atomic-updates": "off",
    },
  },
  // A test judges what a page says.
  {
    ignores: ["tests/**"],
    plugins: { faro: { rules: { "decided-by-text": decidedByText, "own-fields": ownFields } } },
    rules: { "faro/decided-by-text": "error", "faro/own-fields": "error" },
  },
  // A worker of the engine tells itself of what does not come.
  {
    ignores: ["tests/**", "docs/assets/faro/engine/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "AwaitExpression > ImportExpression", message: "It may never come: wait for inTime(import(…)), and where that fails the page tells of it." },
      ],
    },
  },
];
