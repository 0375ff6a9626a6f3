import { expect, test, vi } from 'vitest';
import { neighbourly } from './neighbourly.ts';
import type { ModeId } from '../../src/index.ts';

// The registration: its name in the list of modes, and its hooks under that name.
vi.mock('../../src/edition/names.ts', async (original) => {
  const names = await original<typeof import('../../src/edition/names.ts')>();
  return { ...names, MODES: [...names.MODES, 'neighbourly'] };
});
vi.mock('../../src/mode/index.ts', async (original) => {
  const { modeOf } = await original<typeof import('../../src/mode/index.ts')>();
  const found: typeof modeOf = (edition, id) => (id === neighbourly.id ? neighbourly : modeOf(edition, id));
  return { modeOf: found };
});

const { builtIn, readSheet, recordOf, replay, whyNot, writeSheet } = await import('../../src/index.ts');
const { formatGame, formatSheet, parseGame, parseSheet } = await import('../../src/notation.ts');
const { finished, must, nameOf, pickTurn, positionFor, start } = await import('../kit.ts');
const { startDraft, takeStep, scoresOf } = await import('../../src/index.ts');
const { FastRandom } = await import('../../src/fast.ts');

const table = { edition: '2018', mode: 'neighbourly' as ModeId, players: ['Ada', 'Bob'] } as const;

/** A draft that has just written next to a fence and can still use a bis. */
function besideFence(mode: ModeId) {
  const position = positionFor(start({ ...table, mode }), 0);
  const sheet = position.sheet.copy();
  sheet.write(0, 3, 7);
  sheet.putFence(0, 3);
  let draft = startDraft({ ...position, sheet, numbers: [9, 9, 9], actions: [5, 5, 5] });
  for (const step of [
    { do: 'choose', offer: 0 },
    { do: 'write', number: 9, at: [1, 5] },
  ]) {
    draft = must(takeStep(draft, step));
  }
  return draft;
}

const ACROSS = { do: 'bis', from: [0, 3], at: [0, 4] };

test('a mode in one file, plus its registration, changes what is legal', () => {
  expect(whyNot(besideFence('standard'), ACROSS)?.code).toBe('bis-across-fence');
  expect(whyNot(besideFence(table.mode), ACROSS)).toBeUndefined();
});

test('… and what scores', () => {
  const { state } = start(table);
  const sheets = state.sheets.map((sheet, seat) => {
    const copy = sheet.copy();
    copy.temps = 3 + seat;
    return copy;
  });
  expect(scoresOf(state, sheets).map(({ temps }) => temps)).toEqual([3, 4]);
});

test('… in records, lines and replays too', () => {
  for (let i = 0; i < 10; i++) {
    const record = recordOf(finished(table, `${nameOf(table)} ${i}`));
    expect(must(replay(record)).record).toEqual(record);
    expect(must(parseGame(formatGame(record)))).toEqual(record);
  }
});

test('… and its sheets keep the rulings they were filled in under', () => {
  const draft = must(takeStep(besideFence(table.mode), ACROSS));
  const { rules } = draft.position;
  const written = writeSheet(draft.turn.sheet, rules);
  expect(written).toMatchObject({ mode: 'neighbourly', rules: rules.version });
  expect(must(readSheet(written, builtIn)).equals(draft.turn.sheet)).toBe(true);
  expect(must(parseSheet(formatSheet(written)))).toEqual(written);
  const { mode: _mode, ...plain } = written;
  expect(readSheet(plain, builtIn)).toMatchObject({ rejection: { facts: { why: 'bis-alone' } } });
  const usual = positionFor(start(), 0);
  expect(
    writeSheet(pickTurn(usual, new FastRandom('usual'), 'sensible').turn.sheet, usual.rules),
  ).not.toHaveProperty('mode');
});
