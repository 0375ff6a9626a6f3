import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  defaultOptions,
  isComplete,
  newGame,
  readComponents,
  readSheet,
  recordOf,
  submit,
  viewOf,
  writeSheet,
  type Game,
  type GameRecord,
  type Note,
  type Options,
  type Position,
  type Result,
  type RoundRecord,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import {
  formatGame,
  formatSheet,
  formatTurn,
  parseGame,
  parseSheet,
  parseTurn,
  type NotationFault,
} from '../src/notation.ts';
import { recordOfState } from '../src/record/record.ts';
import { formatDeal, readDeal } from '../src/notation/deal.ts';
import { Reader } from '../src/notation/reader.ts';
import { inventPosition } from './invent.ts';
import {
  finished,
  must,
  pickTurn,
  playOut,
  positionFor,
  positions,
  seedOf,
  start,
  TABLES,
  type Style,
} from './kit.ts';
import { paper } from './paper.ts';

/** Many games take a while on a busy machine. */
const LONG = { timeout: 60_000 };

const table = fc.constantFrom(...TABLES);
const style = fc.constantFrom<Style>('wild', 'sensible');
const seed = fc.string({ maxLength: 8 });
const noise = fc.constantFrom(
  ...Array.from('0123456789tmbfvpoxcglrnABCs+-/()!,.;:=~*?^| %'),
  'é',
  '\u{1f3e0}',
  '\ud800',
);

/** The characters allowed unencoded after the `#` of a link, and the escape character. */
const LINK = /^[A-Za-z\d\-._~!$&'()*+,;=:@/?%]*$/;

/** A game stopped after this many rounds, or before its end. */
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

/** The text with one character removed, inserted or replaced. */
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
  test('N1 is read back as it was played, in any case and with spaces', LONG, () => {
    fc.assert(
      fc.property(table, style, seed, (options, how, name) => {
        const random = new FastRandom(name);
        const position = inventPosition(options, random);
        const { steps } = pickTurn(position, random, how);
        const text = formatTurn(steps);
        expect(text).toMatch(LINK);
        for (const typed of [text, text.toUpperCase(), spaced(text)]) {
          expect(must(parseTurn(typed, position)).steps).toEqual(steps);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('N1 may stop between any two steps while it is being typed', () => {
    fc.assert(
      fc.property(table, seed, (options, name) => {
        const random = new FastRandom(name);
        const position = inventPosition(options, random);
        const { steps } = pickTurn(position, random, 'wild');
        for (let n = 0; n <= steps.length; n++) {
          const typed = formatTurn(steps.slice(0, n));
          expect(must(parseTurn(typed, position, { partial: true })).steps).toEqual(steps.slice(0, n));
          const whole = parseTurn(typed, position);
          if (!whole.ok) expect(whole.rejection).toMatchObject({ at: typed.length });
        }
      }),
      { numRuns: 100 },
    );
  });

  test.for(TABLES)('N1 survives a round trip in games: %j', (options) => {
    for (const position of positions(options, 25, 'notation')) {
      const draft = pickTurn(position, new FastRandom('turn'), 'sensible');
      expect(must(parseTurn(formatTurn(draft.steps), position)).steps).toEqual(draft.steps);
    }
  });

  test('N4 never throws, and what parses survives a round trip', LONG, () => {
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
          expect(read.rejection.at).toBeLessThanOrEqual(text.length);
          expect(
            read.rejection.expected.length + (read.rejection.rejection === undefined ? 0 : 1),
          ).toBeGreaterThan(0);
          return;
        }
        expect(partial || isComplete(read.value)).toBe(true);
        const again = parseTurn(formatTurn(read.value.steps), position, { partial });
        expect(must(again).steps).toEqual(read.value.steps);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Spaces wherever they are allowed: not within a number. */
function spaced(text: string): string {
  return ` ${text.split(/(?<!\d)|(?!\d)/).join(' ')} `;
}

describe('a sheet', () => {
  test('N2 is read back as it was written', () => {
    fc.assert(
      fc.property(table, seed, (options, name) => {
        const { rules, sheet } = inventPosition(options, new FastRandom(name));
        const record = writeSheet(sheet, rules);
        const text = formatSheet(record);
        for (const typed of [
          text,
          text.toUpperCase(),
          text.replaceAll(' ', ''),
          text.replaceAll(/[,./|;:]/g, ' $& '),
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

  test('N2 leaves out empty tracks', () => {
    const { sheet, rules } = positionFor(start(), 0);
    expect(formatSheet(writeSheet(sheet, rules))).toBe('2018/classic: .10 / .11 / .12');
  });

  test('N4 never throws, and what parses survives a round trip', LONG, () => {
    const near = fc.tuple(table, seed).chain(([options, name]) => {
      const { rules, sheet } = inventPosition(options, new FastRandom(name));
      return changed(formatSheet(writeSheet(sheet, rules)));
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: noise })), (text) => {
        const read = parseSheet(text);
        if (read.ok) expect(must(parseSheet(formatSheet(read.value)))).toEqual(read.value);
        else expect(read.rejection.expected).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a game', () => {
  test.for(TABLES)('N3 that is over is read back byte for byte: %j', (options) => {
    for (const how of ['wild', 'sensible'] as const) {
      expectExact(recordOf(finished({ players: ['Ada', 'Bob'], ...options }, `notation/${how}`, how)));
    }
  });

  test.for(TABLES)('N3 in progress is read back without its seed, as everyone sees it: %j', (options) => {
    for (const rounds of [0, 1, 6, 30]) {
      const game = underWay(options, `notation ${rounds}`, rounds);
      expectExact(recordOf(game));
      expectExact(recordOfState(viewOf(game, 0).state, { commitment: game.commitment, seed: null }));
    }
  });

  test('N3 that is over is read back even without its seed', () => {
    const { state, commitment } = finished({ edition: '2018' }, 'kept out');
    expectExact(recordOfState(state, { commitment, seed: null }));
  });

  test('N3 keeps all notes about the cards', () => {
    const record = recordOf(underWay({ edition: '2018' }, 'notes', 1));
    const notes: readonly Note[] = [
      { note: 'solo-card' },
      { note: 'validation', slot: 'A', scored: true, points: 8 },
      { note: 'validation', slot: 'C', scored: false, points: 0 },
      { note: 'validation', slot: 'B', scored: true, points: -5 },
      { note: 'reshuffle', why: 'asked' },
      { note: 'reshuffle', why: 'first-plan' },
      { note: 'reshuffle', why: 'stack-empty' },
      { note: 'reshuffle', why: 'stack-empty', stack: 2 },
    ];
    const { cards } = record.rounds[0] as RoundRecord;
    const text = formatDeal({ cards, notes });
    expect(text).toContain('*s*gA+8*gC-0*gB+-5*a*f*e*e3');
    expect(readDeal(new Reader(`${text}~`))).toEqual({ cards, notes });
  });

  test('N3 keeps any names, chosen plans and the hash of custom components', () => {
    const names = ['', 'Zoë, a:b;c=d.e', '100% ~ \u{1f3e0}', '\ud800 half', 'x'.repeat(200)];
    const plans = ['2018-A-1', '2018-B-2', '2018-C-3'];
    const box = must(readComponents(JSON.stringify(builtIn)));
    const options = { ...defaultOptions, players: names, plans, components: box.hash };
    const game = must(newGame({ options, seed: seedOf('names'), box }));
    const record = recordOf(playOut(game, new FastRandom('names'), 'sensible'));
    const text = formatGame(record);
    expect(text).toMatch(LINK);
    expect(must(parseGame(text, box))).toEqual(record);
    expect(refused(parseGame(text))).toMatchObject({ rejection: { code: 'components-missing' } });
    expect(refused(parseGame(text, { ...box, hash: 'sha256:1' }))).toMatchObject({
      at: text.indexOf('components'),
      rejection: { code: 'components-differ' },
    });
    const plain = formatGame(recordOf(finished({}, 'names')));
    expect(refused(parseGame(plain, box)).rejection?.facts).toMatchObject({
      named: 'built-in',
    });
  });

  test('N3 of one player fits in a link of 2,000 characters', LONG, () => {
    const alone = TABLES.filter(({ mode, players = ['Ada'] }) => mode !== 'expert' && players.length === 1);
    const longest = Math.max(
      ...Array.from({ length: 300 }, (_, i) => {
        const options = alone[i % alone.length] ?? {};
        return formatGame(recordOf(finished(options, `length ${i}`, i % 3 === 0 ? 'wild' : 'sensible')))
          .length;
      }),
    );
    expect(longest).toBeGreaterThan(300);
    expect(longest).toBeLessThan(1000);
  });

  test('N4 never throws, and what parses survives a round trip', LONG, () => {
    const games = TABLES.flatMap((options) => [
      formatGame(recordOf(finished({ players: ['Ada', 'Bob'], ...options }, 'fuzz'))),
      formatGame(recordOf(underWay(options, 'fuzz', 5))),
    ]);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...games).chain(changed), fc.string({ unit: noise })), (text) => {
        const read = parseGame(text);
        if (read.ok) expect(must(parseGame(formatGame(read.value)))).toEqual(read.value);
        else expect(read.rejection.at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 800 },
    );
  });
});

describe('errors', () => {
  const streets = ['. 5 . . 9 9b | . . . .', '1 2 | 3 | 4 . 6 . 8 . . .', '. . . . . . 7 . . . . .'];
  const [edition, sheet] = ['2018', 'classic'] as const;

  /** A position with these cards on a sheet with marks of every kind. */
  function position(cards: string, options: Partial<Options> = {}): Position {
    const game = start({
      edition,
      sheet,
      advanced: true,
      plans: ['2018-A-1', '2018-B-1', '2018-C-1'],
      ...options,
    });
    const faces = cards.split(' ').map((card) => ({
      number: Number.parseInt(card, 10),
      action: 'fvpotx'.indexOf(card.slice(-1)),
    }));
    return {
      ...positionFor(game, 0),
      sheet: paper(streets),
      numbers: faces.map((face) => face.number),
      actions: faces.map((face) => face.action),
    };
  }

  const offers = position('3f 11t 8x');
  const hand = position('3f 11t 8x', { mode: 'expert', players: ['Ada', 'Bob'] });

  test.for<[string, Position, number, readonly string[], string?]>([
    ['', offers, 0, ['offer', 'roundabout']],
    ['', hand, 0, ['cards', 'roundabout']],
    ['1', offers, 1, ['write', 'roundabout']],
    ['2', offers, 1, ['temp', 'write', 'roundabout']],
    ['1t', offers, 2, ['house']],
    ['1t123', offers, 2, ['house']],
    ['1k', offers, 1, ['write', 'roundabout']],
    ['1t1?', offers, 3, ['fence', 'roundabout', 'end']],
    ['1b2,', offers, 4, ['fence', 'roundabout', 'end']],
    ['1b2f', offers, 4, ['street']],
    ['2+', offers, 2, ['change']],
    ['ct', offers, 2, ['house']],
    ['3b8v', offers, 4, ['size']],
    ['3b8xm5', offers, 6, ['side']],
    ['3b8g', offers, 4, ['slot']],
    ['3b8gA(', offers, 6, ['street']],
    ['3b8gA(t1', offers, 8, ['comma', 'closing-bracket']],
    ['3b8gA(t1-', offers, 9, ['house']],
    ['1', hand, 1, ['slash']],
    ['1/', hand, 2, ['card']],
    ['1/x', hand, 2, ['card']],
    ['4', offers, 0, ['offer', 'roundabout'], 'no-such-offer'],
    ['1/3', offers, 0, ['offer', 'roundabout'], 'no-such-offer'],
    ['1 t2', offers, 2, ['write', 'roundabout'], 'house-taken'],
    ['1b13', offers, 1, ['write', 'roundabout'], 'no-such-spot'],
    ['n', offers, 0, ['offer', 'roundabout'], 'refusal-not-forced'],
    ['n2', hand, 0, ['cards', 'roundabout'], 'refusal-not-forced'],
    ['2-9', offers, 1, ['temp', 'write', 'roundabout'], 'temp-too-far'],
    ['2−9', offers, 1, ['temp', 'write', 'roundabout'], 'temp-too-far'],
    ['3b8xt1l', offers, 3, ['bis', 'roundabout', 'end'], 'no-such-spot'],
    ['3b8xt7r', offers, 3, ['bis', 'roundabout', 'end'], 'bis-empty-original'],
    ['3b8xt9', offers, 3, ['bis', 'roundabout', 'end'], 'bis-empty-original'],
    ['3b8xm1', offers, 3, ['bis', 'roundabout', 'end'], 'house-taken'],
    ['3b8xm3', offers, 3, ['bis', 'roundabout', 'end'], 'house-taken'],
    ['3b8o', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
    ['3b8p', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
    ['3b8v7', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
    ['3b8gA', offers, 3, ['bis', 'roundabout', 'end'], 'plan-not-met'],
    ['3b8!', offers, 3, ['bis', 'roundabout', 'end'], 'reshuffle-needs-plan'],
  ])('N4 in a turn name the position and what was expected: %s', ([text, where, at, expected, code]) => {
    const fault = refused(parseTurn(text, where));
    expect({ at: fault.at, expected: fault.expected, code: fault.rejection?.code }).toEqual({
      at,
      expected,
      code,
    });
  });

  test('N1 a bis with only one possible original need not name its side', () => {
    expect(must(parseTurn('3b8xt1', offers)).steps.at(-1)).toEqual({ do: 'bis', from: [0, 1], at: [0, 0] });
    expect(must(parseTurn('3b8xm9', offers)).steps.at(-1)).toEqual({ do: 'bis', from: [1, 7], at: [1, 8] });
  });

  test('N1 a plan without brackets takes the first suitable estates', () => {
    const cards = position('3x 4x 5x', { plans: ['2018-A-1', '2018-B-1', '2018-C-1'] });
    const sizes = '1 | 2 | 3 | 4 | 5 | 6 | 7 | . . .';
    const many = { ...cards, sheet: paper([sizes, '. . . . . . . . . . .']) };
    const typed = must(parseTurn('1b3ga!', many)).steps;
    expect(formatTurn(typed)).toBe('1b3gA(t1,t2,t3,t4,t5,t6)!');
    expect(refused(parseTurn('1b3ga!p', many))).toMatchObject({ at: 6, expected: ['end'] });
    expect(formatTurn(must(parseTurn('ct10 1 b3', many)).steps)).toBe('ct10,1b3');
  });

  test.for<[string, number, readonly string[]]>([
    ['2019', 0, ['edition']],
    ['2018', 4, ['slash']],
    ['2018/x', 5, ['sheet']],
    ['2018/classic', 12, ['colon']],
    ['2018/classic:', 13, ['cell']],
    ['2018/classic:k', 13, ['cell']],
    ['2018/classic:.0', 14, ['empty-houses']],
    ['2018/classic:.17', 14, ['empty-houses']],
    ['2018/classic:.16,', 16, ['comma', 'bar', 'slash']],
    ['2018/classic:1 2', 15, ['comma', 'bar', 'slash']],
    ['2018/classic:./././', 18, ['semicolon', 'end']],
    ['2018/classic:./././.', 18, ['semicolon', 'end']],
    ['2018/classic:././.;parks 1', 26, ['dot']],
    ['2018/classic:././.;parks 1.x', 27, ['boxes']],
    ['2018/classic:././.;plans x', 25, ['points']],
    ['2018/classic:././.;temps 1;temps 2', 27, ['track']],
    ['2018/classic:././.;parks 1.1.1;value 1.1.1.1.1.1;temps 1;refusals 1;plans 1.1.1;', 79, ['end']],
  ])('N4 in a sheet name the position and what was expected: %s', ([text, at, expected]) => {
    expect(refused(parseSheet(text))).toEqual({ at, expected });
  });

  const seeded = formatGame(recordOf(finished({}, 'faults')));
  const told = formatGame(recordOf(underWay({}, 'faults', 2)));
  const [header = '', first = ''] = told.split(';');
  const fields = 'picket1:2018:standard:classic:rules=1:players=Ada';
  const hash = '0'.repeat(64);

  test.for<[string, number, readonly string[], string?]>([
    ['', 0, ['version']],
    ['picket1', 7, ['colon']],
    ['picket1:2019', 8, ['edition']],
    ['picket1:2018:x', 13, ['mode']],
    ['picket1:2018:standard:x', 22, ['sheet']],
    ['picket1:2018:standard:classic', 29, ['rules']],
    ['picket1:2018:standard:classic:rules', 35, ['equals']],
    ['picket1:2018:standard:classic:rules=1', 37, ['players']],
    [`${fields}:seed=1`, 55, ['seed']],
    [fields, 49, ['seed', 'commitment']],
    [`${fields}:commitment=1`, 61, ['commitment']],
    [`${fields}:commitment=${hash}`, 125, ['dealt']],
    [`${fields}:commitment=${hash}:dealt=a,b`, 132, ['dealt']],
    [`${fields}:seed=AAAAAAAAAAAAAAAAAAAAAA:dealt=a,b,c`, 78, ['end']],
    [`${fields}x%`, 46, ['name']],
    [`${fields}:seed=AAAAAAAAAAAAAAAAAAAAAB;`, 50, [], 'bad-seed'],
    [`${fields.replace('=1', '=9')}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 30, [], 'unknown-rules'],
    [`${fields.replace('standard', 'expert')}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 36, [], 'too-few-players'],
    [`${fields.replace('Ada', 'A'.repeat(201))}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 38, [], 'bad-shape'],
    [`${fields}:commitment=${hash}:dealt=a,b,c`, 126, [], 'no-such-plan'],
    [seeded.slice(0, seeded.lastIndexOf(';')), seeded.lastIndexOf(';'), ['semicolon'], 'record-cut-short'],
    [`${seeded};1t1`, seeded.length + 1, ['end'], 'record-goes-on'],
    [`${seeded}.1t1`, seeded.length, ['semicolon', 'end']],
    [`${header};1`, header.length + 2, ['action']],
    [`${header};x`, header.length + 1, ['face']],
    [`${header};1f`, header.length + 1, [], 'bad-shape'],
    [`${header};${first.replace(/~.*/, '')}`, header.length + 1 + first.indexOf('~'), ['star', 'tilde']],
    [`${header};${first.replace(/~.*/, '*')}`, header.length + 2 + first.indexOf('~'), ['note']],
    [`${header};${first.replace(/\..*/, '')}`, header.length + 1 + first.indexOf('.'), ['dot']],
  ])('N4 in a game name the position and what was expected: %s', ([text, at, expected, code]) => {
    const fault = refused(parseGame(text));
    expect({ at: fault.at, expected: fault.expected, code: fault.rejection?.code }).toEqual({
      at,
      expected,
      code,
    });
  });

  test('N3 N4 a record that does not replay is rejected as a whole', () => {
    const notes: readonly Note[] = Array.from({ length: 21 }, () => ({ note: 'solo-card' }));
    const record = recordOf(underWay({}, 'faults', 1));
    const text = formatGame({ ...record, rounds: record.rounds.map((round) => ({ ...round, notes })) });
    expect(refused(parseGame(text))).toMatchObject({ rejection: { code: 'bad-shape' } });
  });
});

function refused(result: Result<unknown, NotationFault>): NotationFault {
  if (result.ok) throw new Error('nothing was refused');
  return result.rejection;
}
