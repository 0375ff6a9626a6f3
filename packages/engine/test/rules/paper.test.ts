import { expect, test } from 'vitest';
import {
  defaultOptions,
  enterSheet,
  isUnknown,
  newGame,
  readView,
  recordOf,
  replay,
  resultOf,
  submit,
  viewOf,
  writeSheet,
  writeView,
  type Game,
  type TurnStep,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { formatGame, parseGame } from '../../src/notation.ts';
import { finished, must, pickTurn, positionFor, seedOf, start } from '../kit.ts';

/** Ada and Cid have sheets; Bob plays on paper. */
const PAPER = { players: ['Ada', 'Bob', 'Cid'], paper: [1] };
const BOB = 1;

const random = new FastRandom('paper');

/** A round in which Bob tells this. */
function round(game: Game, told: readonly TurnStep[] = []): Game {
  const at = game.state.rounds.length;
  let next = game;
  for (const seat of game.state.sheets.keys()) {
    const steps = seat === BOB ? told : pickTurn(positionFor(next, seat), random, 'sensible').steps;
    next = must(submit(next, { seat, round: at, steps }));
  }
  return next;
}

const refusedFor = (game: Game, seat: number, steps: unknown) => {
  const answer = submit(game, { seat, round: game.state.rounds.length, steps });
  return answer.ok ? undefined : answer.rejection.rejection.code;
};

const claim = (slot: 'A' | 'B' | 'C'): TurnStep => ({ do: 'plan', slot, estates: [] });
const blank = (game: Game) =>
  writeSheet(start(game.state.rules.options).state.sheets[0] as never, game.state.rules);

test('G8 a turn on paper may say nothing; the round ends with it', () => {
  const game = round(start(PAPER));
  expect(game.state.rounds).toHaveLength(1);
  expect(game.state.rounds[0]?.turns[BOB]).toEqual([]);
});

test('G8 P2 a plan that is claimed on paper scores low for everyone from the next round on', () => {
  const before = start(PAPER);
  const { high, low } = before.state.rules.plans[0]?.card ?? { high: 0, low: 0 };
  expect(positionFor(before, 0).worth[0]).toBe(high);
  const after = round(before, [claim('A')]);
  expect(positionFor(after, 0).worth[0]).toBe(low);
  expect(after.state.sheets[BOB]?.plan(0)).toBe(high);
  expect(refusedFor(after, BOB, [claim('A')])).toBe('plan-claimed');
});

test('G8 K5 the first claim on paper may come with a reshuffle, and only that one', () => {
  const game = start({ ...PAPER, edition: '2018' });
  expect(refusedFor(game, BOB, [{ do: 'reshuffle' }])).toBe('reshuffle-needs-plan');
  const after = round(game, [claim('B'), { do: 'reshuffle' }]);
  expect(after.notes).toEqual([{ note: 'reshuffle', why: 'asked' }]);
  expect(refusedFor(after, BOB, [claim('A'), { do: 'reshuffle' }])).toBe('reshuffle-too-late');
});

test('G8 G3 three plans, three refusals or a full sheet on paper end the game', () => {
  expect(round(start(PAPER), [claim('A'), claim('B'), claim('C')]).state.ending).toBe('plans');
  expect(round(start(PAPER), [{ do: 'full' }]).state.ending).toBe('full');
  let game = start(PAPER);
  const { length } = game.state.rules.layout.refusals;
  for (let i = 1; i < length; i++) {
    expect(game.state.ending).toBeUndefined();
    game = round(game, [{ do: 'refuse' }]);
  }
  expect(game.state.ending).toBe('refusals');
});

test('G8 nothing else can be said on paper, nothing twice, and nothing of it with a sheet', () => {
  const game = start(PAPER);
  expect(refusedFor(game, BOB, [{ do: 'choose', offer: 0 }])).toBe('not-on-paper');
  expect(refusedFor(game, BOB, [{ do: 'plan', slot: 'A', estates: [[0, 0, 1]] }])).toBe('not-on-paper');
  expect(refusedFor(game, BOB, [{ do: 'full' }, { do: 'full' }])).toBe('not-on-paper');
  expect(refusedFor(game, BOB, [{ do: 'refuse', give: 1 }])).toBe('nothing-to-give');
  expect(refusedFor(game, BOB, 'done')).toBe('bad-shape');
  expect(refusedFor(game, 0, [{ do: 'full' }])).toBe('not-a-step');
});

test('G8 paper needs the same open cards for everyone, and seats that exist', () => {
  const code = (options: object) => {
    const game = newGame({ options: { ...defaultOptions, ...PAPER, ...options }, seed: seedOf('paper') });
    return game.ok ? undefined : game.rejection.code;
  };
  expect(code({})).toBeUndefined();
  expect(code({ mode: 'expert' })).toBe('no-paper-here');
  expect(code({ paper: [3] })).toBe('no-such-seat');
  expect(code({ paper: [1, 1] })).toBe('no-such-seat');
});

test('G8 the sheet is entered after the end, with the plans that were claimed, and everyone is scored again', () => {
  const running = start(PAPER);
  const sheet = blank(running);
  expect(enterSheet(running.state, BOB, sheet)).toMatchObject({ rejection: { code: 'game-goes-on' } });
  const { state } = round(round(running, [claim('A')]), [{ do: 'full' }]);
  expect(isUnknown(state, BOB)).toBe(true);
  expect(resultOf(state)?.ranking.flat().toSorted()).toEqual([0, 2]);
  expect(enterSheet(state, 0, sheet)).toMatchObject({ rejection: { code: 'only-on-paper' } });
  expect(enterSheet(state, 7, sheet)).toMatchObject({ rejection: { code: 'no-such-seat' } });
  expect(enterSheet(state, BOB, {})).toMatchObject({ rejection: { code: 'bad-shape' } });
  const other = { ...sheet, edition: '2023' };
  expect(enterSheet(state, BOB, other)).toMatchObject({ rejection: { code: 'sheet-not-in-edition' } });
  const impossible = { ...sheet, refusals: 99 };
  expect(enterSheet(state, BOB, impossible)).toMatchObject({ rejection: { code: 'impossible-sheet' } });

  const temps = must(enterSheet(state, BOB, { ...sheet, temps: 9, plans: [99, 99, 99] }));
  expect(isUnknown(temps, BOB)).toBe(false);
  expect(resultOf(temps)?.ranking.flat().toSorted()).toEqual([0, BOB, 2]);
  const high = state.rules.plans[0]?.card.high ?? 0;
  expect(resultOf(temps)?.scores[BOB]?.plans).toEqual([high, 0, 0]);
  expect(resultOf(temps)?.scores[BOB]?.temps).toBeGreaterThan(0);
  // It can be corrected.
  expect(resultOf(must(enterSheet(temps, BOB, sheet)))?.scores[BOB]?.temps).toBe(0);
});

test('G8 G5 the record replays with its entered sheets; one that was changed is rejected', () => {
  const game = round(round(start(PAPER), [claim('C')]), [{ do: 'full' }]);
  const without = recordOf(game);
  expect(without.sheets).toBeUndefined();
  expect(must(replay(without)).record).toEqual(without);
  const entered = { ...game, state: must(enterSheet(game.state, BOB, { ...blank(game), temps: 2 })) };
  const record = recordOf(entered);
  expect(record.sheets).toMatchObject([{ seat: BOB, sheet: { temps: 2 } }]);
  expect(must(replay(JSON.parse(JSON.stringify(record)))).record).toEqual(record);
  const cheated = record.sheets?.map((one) => ({ ...one, sheet: { ...one.sheet, plans: [50, 50, 50] } }));
  expect(replay({ ...record, sheets: cheated })).toMatchObject({ rejection: { code: 'record-differs' } });
  expect(replay({ ...record, sheets: [{ seat: 0, sheet: blank(game) }] })).toMatchObject({
    rejection: { code: 'only-on-paper' },
  });
  expect(must(readView(writeView(viewOf(entered)))).state.entered).toEqual([BOB]);
});

test('G8 N3 a game with a seat on paper is one line, with and without its seed', () => {
  const running = round(start(PAPER), [claim('C'), { do: 'refuse' }]);
  const shuffled = round(start(PAPER), [claim('B'), { do: 'reshuffle' }]);
  const lines = [round(running, [{ do: 'full' }]), running, shuffled].map((game) => recordOf(game));
  for (const record of lines) {
    expect(formatGame(record)).toContain(':paper=2:');
    expect(parseGame(formatGame(record))).toEqual({ ok: true, value: record });
  }
  const line = formatGame(lines[0] as never);
  expect(parseGame(line.replace('gCn', 'gCnn'))).toMatchObject({
    rejection: { rejection: { code: 'not-on-paper' } },
  });
  expect(parseGame(line.replace('gCn', '1'))).toMatchObject({ ok: false });
});

test('G8 a game without paper is written as before', () => {
  const record = recordOf(finished({}, 'no paper'));
  expect(record.options.paper).toBeUndefined();
  expect(formatGame(record)).not.toContain('paper');
});
