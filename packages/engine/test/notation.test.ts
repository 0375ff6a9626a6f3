import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  defaultOptions,
  FastRandom,
  formatGame,
  formatSheet,
  formatTurn,
  isComplete,
  parseGame,
  parseSheet,
  parseTurn,
  readSheet,
  recordOf,
  recordOfState,
  startDraft,
  submit,
  takeStep,
  viewOf,
  writeSheet,
  type Game,
  type GameRecord,
  type Options,
  type Position,
  type SheetRecord,
} from '../src/index.ts';
import { inventPosition, withHand } from './invent.ts';
import {
  finished,
  must,
  nameOf,
  pickTurn,
  positionFor,
  positions,
  start,
  TABLES,
  type Style,
} from './kit.ts';

const table = fc.constantFrom(...TABLES);
const style = fc.constantFrom<Style>('wild', 'sensible');
const seed = fc.string({ maxLength: 8 });
const noise = fc.constantFrom(...'0123456789tmbfvpoxcglrnABCs+-/()!,.;:=~*?^| %', 'é', '\u{1f3e0}', '\ud800');

/** Everything that a link may hold behind its `#` without being encoded, and the mark of what is encoded. */
const LINK = /^[A-Za-z\d\-._~!$&'()*+,;=:@/?%]*$/;

/** A game that was stopped after so many rounds, or before its end. */
function underWay(options: Partial<Options>, name: string, rounds: number): Game {
  const random = new FastRandom(name);
  let game = start({ players: ['Ada', 'Bob'], ...options }, name);
  while (game.state.rounds.length < rounds) {
    const seat = game.turns.indexOf(undefined);
    const { steps } = pickTurn(positionFor(game, seat), random, 'sensible');
    const next = must(submit(game, { seat, round: game.state.rounds.length, steps }));
    if (next.state.ending !== undefined) return game;
    game = next;
  }
  return game;
}

/** The text again with one character left out, put in or replaced. */
const changed = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom(0, 1), noise, fc.boolean())
    .map(([at, removed, put, silent]) => text.slice(0, at) + (silent ? '' : put) + text.slice(at + removed));

function expectExact(record: GameRecord): void {
  const text = formatGame(record);
  expect(text).toMatch(LINK);
  const read = must(parseGame(text));
  expect(read).toEqual(record);
  expect(JSON.stringify(read)).toBe(JSON.stringify(record));
}

describe('a turn', () => {
  test('N1 is read back as it was played, in whatever case and with spaces', () => {
    fc.assert(
      fc.property(
        table,
        style,
        seed,
        fc.constantFrom('offers', 'hand', 'hand-give'),
        (options, how, name, choice) => {
          const random = new FastRandom(name);
          const invented = inventPosition(options, random);
          const position = choice === 'offers' ? invented : withHand(invented, choice as 'hand');
          const draft = pickTurn(position, random, how);
          const text = formatTurn(draft.steps);
          expect(text).toMatch(LINK);
          for (const typed of [text, text.toUpperCase(), spaced(text)]) {
            expect(must(parseTurn(typed, position)).steps).toEqual(draft.steps);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('N1 may stop anywhere between two steps while it is typed', () => {
    fc.assert(
      fc.property(table, seed, (options, name) => {
        const random = new FastRandom(name);
        const position = inventPosition(options, random);
        const { steps } = pickTurn(position, random, 'wild');
        for (let n = 0; n <= steps.length; n++) {
          const typed = formatTurn(steps.slice(0, n));
          expect(must(parseTurn(typed, position, { partial: true })).steps).toEqual(steps.slice(0, n));
          const whole = parseTurn(typed, position);
          if (!whole.ok) expect(whole.refusal).toMatchObject({ at: typed.length });
        }
      }),
      { numRuns: 100 },
    );
  });

  test.for(TABLES)('N1 is exact in games: %j', (options) => {
    for (const position of positions(options, 25, 'notation')) {
      const draft = pickTurn(position, new FastRandom('turn'), 'sensible');
      expect(must(parseTurn(formatTurn(draft.steps), position)).steps).toEqual(draft.steps);
    }
  });

  test('N4 never throws, and what is read is read the same again', () => {
    const near = fc.tuple(table, seed).chain(([options, name]) => {
      const position = inventPosition(options, new FastRandom(name));
      const text = formatTurn(pickTurn(position, new FastRandom(name), 'wild').steps);
      return fc.tuple(fc.constant(position), changed(text));
    });
    const far = fc.tuple(
      table.map((options) => inventPosition(options, new FastRandom('far'))),
      fc.oneof(fc.string({ unit: noise, maxLength: 12 }), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(fc.oneof(near, far), fc.boolean(), ([position, text], partial) => {
        const read = parseTurn(text, position, { partial });
        if (!read.ok) {
          expect(read.refusal.at).toBeLessThanOrEqual(text.length);
          expect(read.refusal.expected.length + (read.refusal.refusal === undefined ? 0 : 1)).toBeGreaterThan(
            0,
          );
          return;
        }
        expect(partial || isComplete(read.value)).toBe(true);
        const again = parseTurn(formatTurn(read.value.steps), position, { partial });
        expect(must(again).steps).toEqual(read.value.steps);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Spaces wherever they may stand: not within a number. */
function spaced(text: string): string {
  return ` ${text.split(/(?<!\d)|(?!\d)/).join(' ')} `;
}

describe('a sheet', () => {
  test('N2 is read back as it was written', () => {
    fc.assert(
      fc.property(table, seed, (options, name) => {
        const { rules, sheet } = inventPosition(options, new FastRandom(name));
        const record = writeSheet(sheet, rules.options.edition, rules.options.sheet);
        const text = formatSheet(record);
        for (const typed of [
          text,
          text.toUpperCase(),
          text.replaceAll(' ', ''),
          spaced(text).replaceAll(/\b(\d{4}|[a-z]( [a-z])+)\b/g, (word) => word.replaceAll(' ', '')),
        ]) {
          const read = must(parseSheet(typed));
          expect(read).toEqual(record);
          expect(JSON.stringify(read)).toBe(JSON.stringify(record));
        }
        expect(must(readSheet(must(parseSheet(text)), builtIn)).equals(sheet)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('N2 leaves out what is empty', () => {
    const { sheet } = positionFor(start(), 0);
    expect(formatSheet(writeSheet(sheet, '2018', 'classic'))).toBe('2018/classic: .10 / .11 / .12');
  });

  test('N4 never throws, and what is read is read the same again', () => {
    const near = fc.tuple(table, seed).chain(([options, name]) => {
      const { rules, sheet } = inventPosition(options, new FastRandom(name));
      return changed(formatSheet(writeSheet(sheet, rules.options.edition, rules.options.sheet)));
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: noise })), (text) => {
        const read = parseSheet(text);
        if (read.ok) expect(must(parseSheet(formatSheet(read.value)))).toEqual(read.value);
        else expect(read.refusal.expected).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a game', () => {
  test.for(TABLES)('N3 that is over is read back, same bytes: %j', (options) => {
    for (const how of ['wild', 'sensible'] as const) {
      expectExact(recordOf(finished({ players: ['Ada', 'Bob'], ...options }, `notation/${how}`, how)));
    }
  });

  test.for(TABLES)('N3 under way is read back without its seed, as every seat sees it: %j', (options) => {
    for (const rounds of [0, 1, 6, 30]) {
      const game = underWay(options, `notation ${rounds}`, rounds);
      expectExact(recordOf(game));
      expectExact(recordOfState(viewOf(game, 0).state, game.commitment, null));
    }
  });
});
