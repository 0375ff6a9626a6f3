import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** [WCAG 2.2, 1.4.6] The enhanced contrast of text, and what drawn lines that carry a state should have. */
const TEXT = 7;
const LINE = 4.5;

type Tokens = Readonly<Record<string, string>>;

const css = ['tokens.css', 'contrast.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('');

/** The colours that a rule sets. */
function coloursOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[\da-f]{3,8});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const [light, evening, more, moreEvening] = [
  ':root',
  "[data-theme='evening']",
  "[data-contrast='more']",
  "[data-contrast='more'][data-theme='evening']",
].map(coloursOf);
const THEMES: Readonly<Record<string, Tokens>> = {
  light: { ...light, ...more },
  evening: { ...light, ...evening, ...more, ...moreEvening },
};

function luminance(colour: string): number {
  const digits =
    colour.length === 4
      ? Array.from(colour.slice(1), (digit) => digit + digit)
      : (colour.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((two) => {
    const part = Number.parseInt(two, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'card', 'card-2', 'w-cream', 'w-teal', 'w-coral', 'w-must', 'w-leaf', 'coral-card'];
const DRAWN_ON = ['sky1', 'sky2', 'sky3', 'near1', 'near2', 'near3'];
const PAIRS = [
  ...['ink', 'ink-2', 'coral-text', 'teal-text', 'hand', 'fresh'].flatMap((text) =>
    GROUNDS.map((on) => [text, on]),
  ),
  ['on-primary', 'primary'],
  ['on-mustard', 'mustard'],
  ['on-mustard', 'stamp'],
  ['on-coral', 'coral'],
  ['on-sign', 'teal-sign'],
  ['on-plate', 'legal-plate'],
  ['on-plate', 'hover-plate'],
  ['plan-ink', 'plan-bg'],
  ['road-ink', 'road'],
  ['pencil', 'hover-fill'],
] as const;
const LINES = ['key', 'key-empty', 'legal-edge', 'focus', 'picked', 'ready'].flatMap((line) =>
  [...GROUNDS, ...DRAWN_ON].map((on) => [line, on] as const),
);

for (const [theme, tokens] of Object.entries(THEMES)) {
  test(`high contrast, ${theme}: every text has 7 : 1 on everything it is written on`, () => {
    const weak = PAIRS.filter(([text = '', on = '']) => contrast(tokens[text], tokens[on]) < TEXT);
    expect(weak).toEqual([]);
  });

  test(`high contrast, ${theme}: lines that carry a state have 4.5 : 1`, () => {
    const weak = LINES.filter(([line, on]) => contrast(tokens[line], tokens[on]) < LINE);
    expect(weak).toEqual([]);
  });
}

test('forced colours replace every colour of both themes', () => {
  const start = css.indexOf('@media (forced-colors: active)');
  const forced = new Set([...css.slice(start).matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const missing = Object.keys({ ...light, ...evening }).filter((name) => !forced.has(name));
  expect(missing).toEqual([]);
});
