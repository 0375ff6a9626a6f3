import { bots } from 'picket-bots';
import {
  BUILT_IN,
  resultOf,
  viewOf,
  writeSheet,
  type Game,
  type ReadonlySheet,
  type TurnStep,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Settings } from 'picket-protocol';
import { expect, test } from 'vitest';
import { applyTime } from './absence.ts';
import type { Change, Decided } from './change.ts';
import { enterPaper } from './enterPaper.ts';
import { start } from './lobby.ts';
import { join, makeScreen, makeTable } from './making.ts';
import { resign } from './people.ts';
import { seatOfNr, seatsIn, type Seat, type TableState } from './state.ts';
import { submitTurn } from './turns.ts';

const NOW = 1_000_000;
const SETTINGS: Settings = {
  options: {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  },
  seats: 6,
  public: false,
  clock: null,
  away: null,
  caretaker: 'regular',
  late: false,
};

function must(decided: Decided): Change {
  if (!decided.ok) throw new Error(decided.rejection.code);
  return decided.value;
}

const seatAt = (state: TableState, nr: number) => seatOfNr(state, nr) as Seat;

/** A running game of Ada and Bob, who have devices, and of some others on paper, who sit behind them. */
function playing(onPaper: readonly string[], part: Partial<Settings> = {}): TableState {
  const settings = { ...SETTINGS, ...part };
  const made = makeScreen({ id: 'a'.repeat(16), code: 'ABCD', settings, odds: true }, NOW, BUILT_IN);
  const people = [
    { name: 'Ada' },
    { name: 'Bob' },
    ...onPaper.map((name) => ({ name, paper: true as const })),
  ];
  const seated = people.reduce(
    (state, person) => must(join(state, { city: '', ...person }, NOW).decided).state,
    must(made).state,
  );
  return must(start(seated, NOW, BUILT_IN)).state;
}

const tickAt = (now: number) => ({
  now,
  absentSince: () => undefined,
  isGracePeriod: false,
  hostLimit: 60_000,
});

const turn = (state: TableState, nr: number, steps: readonly TurnStep[]) =>
  must(submitTurn(state, seatAt(state, nr), { round: 0, steps, by: 'owner', command: null }, NOW));

interface StoredResult {
  readonly scores: readonly number[];
  readonly best: readonly number[];
}

/** The result for lists, if this change stores one. */
function storedResult({ writes }: Change): StoredResult | undefined {
  const results = writes.flatMap((write) =>
    'update' in write && write.update === 'tables' && 'result' in write.set ? [write.set.result] : [],
  );
  const text = results.at(-1);
  return typeof text === 'string' ? (JSON.parse(text) as StoredResult) : undefined;
}

test('G8 several players on paper who have resigned are skipped at once', () => {
  const resigned = [2, 3].reduce(
    (state, nr) => must(resign(state, seatAt(state, nr), NOW)).state,
    playing(['Dot', 'Eve']),
  );
  const { state } = applyTime(resigned, tickAt(NOW + 1));
  expect(seatsIn(state)).toEqual([2, 3]);
});

test('G8 when the time is up, silent and resigned players on paper are skipped at once', () => {
  const begun = playing(['Dot', 'Eve'], { clock: 30 });
  const resigned = must(resign(begun, seatAt(begun, 3), NOW)).state;
  const { state } = applyTime(resigned, tickAt(NOW + 31_000));
  expect(seatsIn(state)).toEqual([2, 3]);
  expect(state.seats.map(({ caretaker }) => caretaker)).toEqual(['time', 'time', null, 'resigned']);
});

test('G8 the stored result has the score of a sheet once it is entered', () => {
  const random = bots['random'] as NonNullable<(typeof bots)[string]>;
  const begun = playing(['Dot']);
  const played = [0, 1].reduce((state, nr) => {
    const steps = random(viewOf(state.game as Game, nr), new FastRandom('result'));
    return turn(state, nr, steps).state;
  }, begun);
  const over = turn(played, 2, [{ do: 'full' }]);
  expect(storedResult(over)?.best).not.toContain(2);
  const game = over.state.game as Game;
  const sheet = { ...writeSheet(game.state.sheets[2] as ReadonlySheet, game.state.rules), temps: 5 };
  const entered = must(enterPaper(over.state, seatAt(over.state, 2), sheet));
  const result = resultOf((entered.state.game as Game).state);
  expect(storedResult(entered)).toEqual({
    scores: result?.scores.map(({ total }) => total),
    best: result?.ranking[0],
  });
});

test('G8 very large tables have no seats on paper', () => {
  const settings = { ...SETTINGS, seats: 300 };
  const maker = { name: 'Ada', city: '' };
  const token = 'A'.repeat(22);
  const made = makeTable(
    { id: 'a'.repeat(16), code: 'ABCD', settings, odds: true, maker, token },
    NOW,
    BUILT_IN,
    300,
  );
  const { decided } = join(must(made).state, { name: 'Dot', city: '', paper: true }, NOW);
  expect(decided).toEqual({ ok: false, rejection: { code: 'on-paper' } });
});
