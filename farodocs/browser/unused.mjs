// Takes from Pyodide's glue what only other programs than this would import, and what only that uses.

import ts from "typescript";

/** Where what the program may import is listed. */
const LISTED = "wasmImports";

/**
 * The glue without what the program does not import, and without what nothing else uses.
 * @param {string} glue @param {Set<string>} imported by the program @param {Set<string>} elsewhere the words of the scripts that use the glue
 */
export function withoutUnused(glue, imported, elsewhere) {
  for (;;) {
    const cuts = unused(glue, imported, elsewhere);
    if (!cuts.length) return glue;
    cuts.sort((one, other) => other.from - one.from);
    for (const { from, to, left } of cuts) glue = glue.slice(0, from) + left + glue.slice(to);
  }
}

/** @typedef {{from: number, to: number, left: string}} Cut a piece of the text, and what is left of it */

/** @param {string} glue @param {Set<string>} imported @param {Set<string>} elsewhere @returns {Cut[]} */
function unused(glue, imported, elsewhere) {
  const file = ts.createSourceFile("glue.mjs", glue, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const statements = file.statements.find(ts.isFunctionDeclaration)?.body?.statements ?? [];
  const { names, members, strings } = counted(file);
  /** Statements that say something of a name, and do nothing where it goes. @type {Map<string, ts.Statement[]>} */
  const about = new Map();
  for (const statement of statements) {
    const name = toldOf(statement);
    if (name && !(handsOut(statement) && isWanted(name))) about.set(name, [...(about.get(name) ?? []), statement]);
  }
  const cut = (/** @type {ts.Node} */ node, left = "") => ({ from: node.getStart(file), to: node.end, left });
  const isUnused = (/** @type {string} */ name) => names.get(name) === 1 + (about.get(name)?.length ?? 0);
  const gone = (/** @type {string} */ name) => (about.get(name) ?? []).map((statement) => cut(statement));

  /** Whether something asks the glue for what it hands out under a name, be it by a text. @param {string} name */
  function isWanted(name) {
    return (members.get(name) ?? 0) > 1 || [name, name.replace("_", "")].some((text) => strings.has(text) || elsewhere.has(text));
  }

  return statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name && isUnused(statement.name.text)) {
      return [cut(statement), ...gone(statement.name.text)];
    }
    if (!ts.isVariableStatement(statement)) return [];
    const { declarations } = statement.declarationList;
    const [{ name, initializer }] = declarations;
    if (name.getText(file) === LISTED && initializer && ts.isObjectLiteralExpression(initializer)) {
      const kept = initializer.properties.filter((one) => imported.has(/** @type {ts.PropertyName} */ (one.name).getText(file)));
      return kept.length < initializer.properties.length ? [cut(initializer, `{${kept.map((one) => one.getText(file)).join()}}`)] : [];
    }
    const without = declarations.filter((one) => ts.isIdentifier(one.name) && isIdle(one.initializer) && isUnused(one.name.text));
    if (!without.length) return [];
    const kept = declarations.filter((one) => !without.includes(one)).map((one) => one.getText(file));
    return [cut(statement, kept.length ? `var ${kept.join()};` : ""), ...without.flatMap((one) => gone(one.name.getText(file)))];
  });
}

/** Whether what a name begins with does nothing by being made. @param {ts.Expression | undefined} value */
const isIdle = (value) =>
  !value || ts.isFunctionExpression(value) || ts.isArrowFunction(value) || ts.isIdentifier(value) || ts.isNumericLiteral(value);

/** The name of which a statement tells the signature, or which it hands out as it is called. @param {ts.Statement} statement */
function toldOf(statement) {
  const [to, what] = assigned(statement);
  if (to && ts.isPropertyAccessExpression(to) && ts.isIdentifier(to.expression)) return ["sig", "isAsync"].includes(to.name.text) ? to.expression.text : undefined;
  return to && what && ts.isIdentifier(what) && handsOut(statement) ? what.text : undefined;
}

/** @param {ts.Statement} statement */
function handsOut(statement) {
  const [to, what] = assigned(statement);
  if (!to || !what || !ts.isElementAccessExpression(to) || !ts.isIdentifier(what)) return false;
  const { expression, argumentExpression: named } = to;
  return ts.isIdentifier(expression) && expression.text === "Module" && ts.isStringLiteral(named) && named.text === what.text;
}

/** @param {ts.Statement} statement @returns {[to?: ts.Expression, what?: ts.Expression]} */
function assigned(statement) {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
  const { left, operatorToken, right } = statement.expression;
  return operatorToken.kind === ts.SyntaxKind.EqualsToken ? [left, right] : [];
}

/** How often names and members are used, by whatever is called so, and all texts. @param {ts.SourceFile} file */
function counted(file) {
  /** @type {Map<string, number>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const members = new Map();
  const strings = new Set();
  const count = (/** @type {Map<string, number>} */ map, /** @type {string} */ name) => map.set(name, (map.get(name) ?? 0) + 1);
  const visit = (/** @type {ts.Node} */ node) => {
    const { parent } = node;
    if (ts.isIdentifier(node)) {
      if (ts.isPropertyAccessExpression(parent) && parent.name === node) count(members, node.text);
      else if (!ts.isPropertyAssignment(parent) || parent.name !== node) count(names, node.text);
    } else if (ts.isStringLiteralLike(node)) {
      if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) count(members, node.text);
      else strings.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { names, members, strings };
}
