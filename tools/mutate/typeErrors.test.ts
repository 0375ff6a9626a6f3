import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mutantsOf, parse } from './mutants.ts';
import { typeCheckFor } from './typeErrors.ts';

const folder = mkdtempSync(join(tmpdir(), 'picket-mutate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
export function length(text: string | undefined, most: 10 | 20): number {
  if (text === undefined) return 0;
  const unused = text + '!';
  if (text.length === most) return most;
  return Math.min(text.length, most);
}
length('a', 10);
export const ways: { [name: string]: (n: number) => boolean } = {
  few: (n) => n < 3,
  some: (n) => n === 3,
};
export class Counter {
  #n = 1;
  next(): number {
    return this.#n + 1;
  }
}
`;

test('mutants that do not compile are left out', () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.ts'), SOURCE);
  writeFileSync(
    join(folder, 'tsconfig.build.json'),
    '{ "compilerOptions": { "strict": true, "types": [] } }',
  );
  const source = parse('index.ts', SOURCE);
  const wrong = typeCheckFor(folder)(source, mutantsOf([source]));
  expect(wrong.toSorted((a, b) => a.id - b.id).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'text === undefined → text !== undefined',
    'text === undefined → true',
    'text === undefined → false',
    "text + '!' → text - '!'",
    '10 → 11',
    '10 → 9',
  ]);
});
