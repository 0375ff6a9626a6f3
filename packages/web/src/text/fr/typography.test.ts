import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A comment, a string, a piece of a template, or a brace, which may begin or end such a piece. */
const TOKEN = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\])*'|[`{}]/g;
const PIECE = /(?:\\.|(?!\$\{)[^`\\])*(`|\$\{)/y;

/** The texts in a source file. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  // For every open brace, whether it is in a template.
  const braces: boolean[] = [];
  for (TOKEN.lastIndex = 0; ;) {
    const [token] = TOKEN.exec(source) ?? [];
    if (token === undefined) return texts;
    if (token.startsWith("'")) texts.push(token.slice(1, -1));
    if (token === '{') braces.push(false);
    if (token === '`' || (token === '}' && braces.pop() === true)) {
      PIECE.lastIndex = TOKEN.lastIndex;
      const [piece, end = ''] = PIECE.exec(source) ?? [''];
      texts.push(piece.slice(0, piece.length - end.length));
      if (end === '${') braces.push(true);
      TOKEN.lastIndex += piece.length;
    }
  }
}

const files = globSync('packages/{words/src,web/src/text}/fr/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

test.each(files)('%s has French spaces, quotes and apostrophes', (file) => {
  const texts = textsIn(readFileSync(file, 'utf8'));
  const wrong = texts.filter((text) =>
    / [:;?!»]|«[^\u202f]|[\p{L}\d»)](?:[?!;»]|:(?= |$))|\p{L}\\?['"]\p{L}| …/u.test(text),
  );
  expect(wrong).toEqual([]);
});
