// Reads which rules a test file covers: a title starts with their ids, as in test('H1 H2 …').
import ts from 'typescript';

/** Skipped tests prove nothing. */
const IDLE = ['skip', 'todo'];

/** The titles of all tests in a source, up to their first placeholder. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && writtenOut(node.arguments[0]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

/** The rule ids that a title starts with. */
export function ruleIds(title: string): string[] {
  const [ids = ''] = /^([A-Z]\d+ )*/.exec(title) ?? [];
  return ids.split(' ').filter((id) => id !== '');
}

/** `test`, `it`, `test.only`, `test.each(…)` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee)) {
    return !IDLE.includes(callee.name.text) && isTest(callee.expression);
  }
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

/** The text of a string, or of a template up to its first placeholder. */
function writtenOut(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}
