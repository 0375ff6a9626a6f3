import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';

const SOURCES = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: SOURCES, exclude: ['text/**'] }).filter(
  (file) => !file.endsWith('.test.ts'),
);

/** Texts in a file that people could read: internal errors and examples of commands are not translated. */
function textsIn(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node)) return [];
  if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return [];
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'examples') return [];
  const own = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? [node.text] : [];
  return [...own, ...node.getChildren().flatMap(textsIn)];
}

test('all sentences are in the catalogues', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    const texts = textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
    const sentences = texts.filter(
      (text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && !/^ *\.\/picket /.test(text),
    );
    return sentences.map((sentence) => `${file}: ${sentence}`);
  });
  expect(found).toEqual([]);
});

/** Names that are looked up by id, so no code spells them. */
const BY_ID = new Set([
  ...Object.keys(en.guide.commands),
  ...Object.keys(en.commands.operate.forms),
  ...Object.keys(en.setup.words),
  'cannot-read',
]);

function namesIn(text: object): string[] {
  return Object.entries(text).flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' && value !== null ? namesIn(value as object) : []),
  ]);
}

test('every text is used', () => {
  const sources = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  const { words: _, hints: __, coach: ___, ...own } = en;
  const names = new Set(namesIn(own));
  const unused = [...names].filter((name) => !BY_ID.has(name) && !new RegExp(`\\b${name}\\b`).test(sources));
  expect(unused).toEqual([]);
});
