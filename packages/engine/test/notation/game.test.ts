import { expect, test } from 'vitest';
import {
  builtIn,
  defaultOptions,
  newGame,
  readComponents,
  recordOf,
  viewOf,
  type GameRecord,
  type Note,
  type RoundRecord,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { formatGame, parseGame } from '../../src/notation.ts';
import { formatDeal, readDeal } from '../../src/notation/deal.ts';
import { FIELDS } from '../../src/notation/headerField.ts';
import { Reader } from '../../src/notation/reader.ts';
import { recordOfState } from '../../src/record/record.ts';
import { finished, must, playOut, seedOf, TABLES } from '../kit.ts';
import { fuzzGames } from './fuzz.ts';
import { faultOf, LINK, refused, underWay } from './kit.ts';

function expectExact(record: GameRecord): void {
  const text = formatGame(record);
  expect(text).toMatch(LINK);
  const read = must(parseGame(text));
  expect(read).toEqual(record);
  expect(JSON.stringify(read)).toBe(JSON.stringify(record));
}

test.for(TABLES)('N3 a game that is over is read back byte for byte: %j', (options) => {
  for (const how of ['wild', 'sensible'] as const) {
    expectExact(recordOf(finished({ players: ['Ada', 'Bob'], ...options }, `notation/${how}`, how)));
  }
});

test.for(TABLES)(
  'N3 a game in progress is read back without its seed, as everyone sees it: %j',
  (options) => {
    for (const rounds of [0, 1, 6, 30]) {
      const game = underWay(options, `notation ${rounds}`, rounds);
      expectExact(recordOf(game));
      expectExact(recordOfState(viewOf(game, 0).state, { commitment: game.commitment, seed: null }));
    }
  },
);

test('N3 a game that is over is read back even without its seed', () => {
  const { state, commitment } = finished({ edition: '2018' }, 'kept out');
  expectExact(recordOfState(state, { commitment, seed: null }));
});

test('N3 a game keeps all notes about the cards', () => {
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

test('N3 a game keeps any names, chosen plans and the hash of custom components', () => {
  const names = ['', 'Zoë, a:b;c=d.e', '100% ~ \u{1f3e0}', '\ud800 half and \udfff', 'x'.repeat(200)];
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

test('N3 a game of one player fits in a link of 2,000 characters', () => {
  const alone = TABLES.filter(({ mode, players = ['Ada'] }) => mode !== 'expert' && players.length === 1);
  const longest = Math.max(
    ...Array.from({ length: 300 }, (_, i) => {
      const options = alone[i % alone.length] ?? {};
      return formatGame(recordOf(finished(options, `length ${i}`, i % 3 === 0 ? 'wild' : 'sensible'))).length;
    }),
  );
  expect(longest).toBeGreaterThan(300);
  expect(longest).toBeLessThan(1000);
});

test('N4 a game’s text never makes the parser throw, and what parses survives a round trip', () => {
  fuzzGames(160);
});

const over = finished({}, 'faults');
const seeded = formatGame(recordOf(over));
const dealtOver = formatGame(recordOfState(over.state, { commitment: over.commitment, seed: null }));
const lastDealt = dealtOver.slice(dealtOver.lastIndexOf(';') + 1);
const told = formatGame(recordOf(underWay({}, 'faults', 2)));
const [header = '', first = ''] = told.split(';');
const fields = 'picket1:2018:standard:classic:rules=1:players=Ada';
const hash = '0'.repeat(64);
const seedField = 'seed=AAAAAAAAAAAAAAAAAAAAAA';
/** Every field, and one colon too many. */
const everything = `${fields}:data=1:advanced:opponent=x:components=${hash}:plans=a,b,c:paper=1:played=x:cities=x:bots=x:practice=1.1:${seedField}:commitment=${hash}:dealt=a,b,c:`;

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
  [`${fields}:seed=AAAAAAAAAAAAAAAAAAAAAAx`, 77, ['colon', 'semicolon', 'end']],
  [`${fields}:rules=1`, 50, FIELDS.filter((name) => name !== 'rules' && name !== 'players')],
  [everything, everything.length - 1, ['colon', 'semicolon', 'end']],
  [`${fields}x%`, 46, ['name']],
  [`${fields.replace('2018:standard', '2023:solo')}:${seedField}`, 13, [], 'mode-not-in-edition'],
  [`${fields.replace('classic', 'blueprint')}:${seedField}`, 22, [], 'sheet-not-in-edition'],
  [`${fields}:seed=AAAAAAAAAAAAAAAAAAAAAB;`, 50, [], 'bad-seed'],
  [`${fields.replace('=1', '=9')}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 30, [], 'unknown-rules'],
  [`${fields.replace('standard', 'expert')}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 36, [], 'too-few-players'],
  [`${fields.replace('Ada', 'A'.repeat(201))}:seed=AAAAAAAAAAAAAAAAAAAAAA`, 38, [], 'bad-shape'],
  [`${fields}:commitment=${hash}:dealt=a,b,c`, 126, [], 'no-such-plan'],
  [seeded.slice(0, seeded.lastIndexOf(';')), seeded.lastIndexOf(';'), ['semicolon'], 'record-cut-short'],
  [`${seeded};1t1`, seeded.length + 1, ['end'], 'record-goes-on'],
  [`${seeded}.1t1`, seeded.length, ['semicolon', 'end']],
  [`${dealtOver};${lastDealt}`, dealtOver.length + 1, ['end'], 'record-goes-on'],
  [`${header};1`, header.length + 2, ['action']],
  [`${header};x`, header.length + 1, ['face']],
  [`${header};1f`, header.length + 1, [], 'bad-shape'],
  [`${header};${first.replace(/~.*/, '')}`, header.length + 1 + first.indexOf('~'), ['star', 'tilde']],
  [`${header};${first.replace(/~.*/, '*')}`, header.length + 2 + first.indexOf('~'), ['note']],
  [`${header};${first.replace(/\..*/, '')}`, header.length + 1 + first.indexOf('.'), ['dot']],
])('N4 an error in a game names the position and what was expected: %s', ([text, at, expected, code]) => {
  expect(faultOf(parseGame(text))).toEqual({ at, expected, code });
});

test('N4 a turn in a game must be complete', () => {
  const cut = `${header};${first.replace(/~.*?\./, '~1.')}`;
  expect(faultOf(parseGame(cut))).toMatchObject({
    at: header.length + first.indexOf('~') + 3,
    code: undefined,
  });
});

test('N3 N4 a record that does not replay is rejected as a whole', () => {
  const notes: readonly Note[] = Array.from({ length: 21 }, () => ({ note: 'solo-card' }));
  const record = recordOf(underWay({}, 'faults', 1));
  const text = formatGame({ ...record, rounds: record.rounds.map((round) => ({ ...round, notes })) });
  expect(refused(parseGame(text))).toMatchObject({ rejection: { code: 'bad-shape' } });
});
