import { LEVEL_IDS } from 'picket-bots';
import { describe, expect, test } from 'vitest';
import { LEVELS, LIMITS } from './limits.ts';
import { cleanName, cleanText, fitsName } from './names.ts';
import { readClientMessage } from './read.ts';

const read = (message: unknown) => readClientMessage(JSON.stringify(message));
const codeOf = (message: unknown) => {
  const result = read(message);
  return result.ok ? 'ok' : result.rejection.code;
};

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(LEVEL_IDS);
});

describe('a client message', () => {
  test('is read if it is valid', () => {
    expect(codeOf({ type: 'hello', protocol: 1 })).toBe('ok');
    expect(codeOf({ type: 'submit', id: 'a-1', round: 0, steps: [{ do: 'choose', offer: 1 }] })).toBe('ok');
    const byHand = [
      { do: 'choose', number: 0, action: 2 },
      { do: 'refuse', give: 1 },
    ];
    expect(codeOf({ type: 'submit', id: 'a', round: 3, steps: byHand })).toBe('ok');
    expect(codeOf({ type: 'pace', id: 'a', clock: 30, away: null })).toBe('ok');
    expect(codeOf({ type: 'change', id: 'a', settings: { seats: 3 } })).toBe('ok');
  });

  test.each([1, 5000, 16_000])(
    'with a sheet of %i levels too many is refused, and nothing throws',
    (levels) => {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const sheet = `{"format":"picket-sheet/1","streets":[{"houses":[${deep}]}]}`;
      expect(readClientMessage(`{"type":"enter","id":"a","sheet":${sheet}}`)).toEqual({
        ok: false,
        rejection: { code: 'bad-message', id: 'a' },
      });
    },
  );

  test.each([
    ['nothing', undefined],
    ['another type', { type: 'shout', id: 'a' }],
    ['no id', { type: 'start' }],
    ['a field too many', { type: 'start', id: 'a', seed: 'x' }],
    ['an id with spaces', { type: 'start', id: 'a b' }],
    ['a round that is none', { type: 'takeBack', id: 'a', round: -1 }],
    ['a step that is none', { type: 'submit', id: 'a', round: 0, steps: [{ do: 'win' }] }],
    [
      'too many steps',
      { type: 'submit', id: 'a', round: 0, steps: Array.from({ length: 33 }, () => ({ do: 'park' })) },
    ],
    ['a clock of its own', { type: 'pace', id: 'a', clock: 31, away: null }],
    ['no text', { type: 'chat', id: 'a', text: ' \u0000 ' }],
    ['too long a text', { type: 'chat', id: 'a', text: 'x'.repeat(LIMITS.chat + 1) }],
    ['a list', []],
    ['a prototype', { type: 'start', id: 'a', ['__proto__']: 1 }],
  ])('is rejected with %s', (_what, message) => {
    expect(['bad-message']).toContain(message === undefined ? codeOfText('') : codeOf(message));
  });

  test('is rejected with its id if it has one', () => {
    expect(read({ type: 'start', id: 'mine', more: 1 })).toEqual({
      ok: false,
      rejection: { code: 'bad-message', id: 'mine' },
    });
  });

  test('is not parsed if it is too long', () => {
    expect(codeOfText(`"${'x'.repeat(LIMITS.frame)}"`)).toBe('too-large');
  });
});

function codeOfText(text: string): string {
  const result = readClientMessage(text);
  return result.ok ? 'ok' : result.rejection.code;
}

describe('names', () => {
  const rename = (name: string) => read({ type: 'rename', id: 'a', name, city: '' });
  const kept = (name: string) => {
    const result = rename(name);
    return result.ok && result.value.type === 'rename' ? result.value.name : undefined;
  };

  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['<script>alert(1)</scr', '<script>alert(1)</scr'],
    ['e\u0301', 'é'],
    ['שלום', 'שלום'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u0000b\u001bc\nd', 'abc d'],
    ['An\u00adn\u034fa', 'Anna'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['half \ud83d', 'half'],
  ])('%j is stored as %j', (name, clean) => {
    expect(kept(name)).toBe(clean);
  });

  test.each([
    ['nothing', ''],
    ['nothing to see', '\u200b\u202e \u0007'],
    ['a Hangul filler', '\u3164'],
    ['a Hangul choseong filler', '\u115f'],
    ['a blank Braille pattern', '\u2800'],
    ['a joiner without anything to join', '\u200d\ufe0f'],
    ['Latin with a Cyrillic letter', 'Аnna'],
    ['Latin with a Greek letter', 'Νick'],
    ['25 letters', 'x'.repeat(25)],
    ['more bytes than are kept', '👩‍👩‍👧‍👦'.repeat(4)],
    ['more than is read', 'x'.repeat(LIMITS.nameInput + 1)],
  ])('%s is not a name', (_what, name) => {
    const result = rename(name);
    expect(result.ok ? undefined : result.rejection.code).toBe('bad-name');
  });

  test('are measured in graphemes', () => {
    expect(fitsName('🇬🇧'.repeat(12))).toBe(true);
    expect(fitsName('🇬🇧'.repeat(13))).toBe(false);
    expect(cleanName('a\u00a0b')).toBe('a b');
    expect(cleanText('one\ntwo')).toBe('one two');
  });
});
