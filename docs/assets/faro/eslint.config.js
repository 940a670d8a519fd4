import js from "@eslint/js";

const PAGE = `CSS CustomEvent Event EventTarget FormData Blob HTMLElement HTMLAnchorElement HTMLButtonElement HTMLDetailsElement
  HTMLFormElement HTMLInputElement HTMLLinkElement HTMLOptGroupElement HTMLOptionElement HTMLScriptElement HTMLSelectElement
  HTMLTemplateElement HTMLTextAreaElement SVGElement SVGPathElement Element Node Text Option DOMParser Image IntersectionObserver ResizeObserver MutationObserver URL
  URLSearchParams AbortController AbortSignal btoa Worker Response WebAssembly addEventListener removeEventListener clearTimeout setTimeout console crypto
  caches customElements document fetch history localStorage sessionStorage location getComputedStyle matchMedia cancelAnimationFrame requestAnimationFrame navigator performance postMessage
  print innerHeight scrollX scrollY self window`;

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
];
