import { expect, test, vi } from 'vitest';
import { speak, text, textView, withPart, after } from './language.ts';

/** Languages whose parts arrive when the test says so. */
const fetched = vi.hoisted(() => new Map<string, (content: object) => void>());
vi.mock('./languages.ts', () => {
  const parts = (code: string) =>
    Object.fromEntries(
      ['text', 'textView', 'after'].map((part) => [
        part,
        () => new Promise((resolve) => fetched.set(`${code} ${part}`, resolve)),
      ]),
    );
  return { en: parts('en'), fr: parts('fr') };
});

const arrive = async (what: string): Promise<void> => {
  await vi.waitFor(() => expect(fetched.has(what)).toBe(true));
  fetched.get(what)?.({ said: what });
  await new Promise((resolve) => setTimeout(resolve));
};
const said = (part: object): unknown => (part as { readonly said?: string }).said;

test('a page that opens while the language is switched speaks the new one', async () => {
  const first = speak('en');
  await arrive('en text');
  await first;
  const before = withPart('textView', Promise.resolve());
  const switched = speak('fr');
  // Asked for while the others are on their way.
  const during = withPart('after', Promise.resolve());
  await arrive('en after');
  await during;
  await arrive('fr text');
  for (const part of ['fr textView', 'fr after']) await arrive(part);
  await switched;
  await arrive('en textView');
  await before;
  expect([text, textView, after].map(said)).toEqual(['fr text', 'fr textView', 'fr after']);
});
