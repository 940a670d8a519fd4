import js from "@eslint/js";

const PAGE = `CSS CustomEvent Event EventTarget FormData Blob HTMLElement HTMLAnchorElement HTMLButtonElement HTMLDetailsElement
  HTMLFormElement HTMLInputElement HTMLLinkElement HTMLOptGroupElement HTMLOptionElement HTMLScriptElement HTMLSelectElement
  HTMLTemplateElement HTMLTextAreaElement SVGElement SVGPathElement Element Node Text Option DOMParser Image IntersectionObserver ResizeObserver MutationObserver URL
  URLSearchParams AbortController AbortSignal btoa Worker Response WebAssembly addEventListener removeEventListener clearTimeout setTimeout console crypto
  caches customElements document fetch history localStorage sessionStorage location getComputedStyle matchMedia cancelAnimationFrame requestAnimationFrame navigator performance postMessage
  print innerHeight scrollX scrollY self window`;

const TEXT = "[property.name=/^(textContent|innerText|innerHTML|outerHTML|className)$/]";
const READ = "/^(includes|startsWith|endsWith|indexOf|search|match|matchAll|split|replace|replaceAll)$/";
const SAID = "Nothing is decided by what is said or by the name of a class: let whoever writes it say it in a type or in a data attribute.";

/** What the page shows is for readers: no script decides by it. */
const decidesByText = [
  `BinaryExpression[operator=/^[!=]==?$/] > MemberExpression${TEXT}`,
  `BinaryExpression[operator=/^[!=]==?$/] > ChainExpression > MemberExpression${TEXT}`,
  `SwitchStatement > MemberExpression.discriminant${TEXT}`,
  `CallExpression[callee.property.name=${READ}] > MemberExpression.callee MemberExpression${TEXT}`,
  `CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments${TEXT}`,
  `CallExpression[callee.object.property.name="classList"][callee.property.name="contains"]`,
].map((selector) => ({ selector, message: SAID }));

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
  { ignores: ["tests/**"], rules: { "no-restricted-syntax": ["error", ...decidesByText] } },
];
