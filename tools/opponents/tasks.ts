// The work of the proof's threads: one game, one position or one decision at a time.
import {
  chooseTurn,
  hintFor,
  LEVEL_IDS,
  MISTAKES,
  playGame,
  type CharacterId,
  type LevelId,
  type Mistake,
  type Tally,
} from 'picket-bots';
import {
  MAX_SIZE,
  scoresOf,
  STREETS,
  viewOf,
  type ModeId,
  type Options,
  type ReadonlySheet,
  type Score,
} from 'picket-engine';
import { FastRandom, popcount } from 'picket-engine/fast';
import { equipAll } from '../../packages/bots/test/nets.ts';
import { start, TABLES } from '../../packages/bots/test/tables.ts';
import { playBranches } from './branches.ts';
import { gameAt } from './positions.ts';
import { redealt } from './redeal.ts';

equipAll();

/** A one-player game: the sheet of a level, perhaps with a character. */
export interface SheetTask {
  readonly kind: 'sheet';
  readonly level: LevelId;
  readonly character?: CharacterId;
  readonly mode: ModeId;
  readonly n: number;
}

export interface SheetResult {
  readonly score: Score;
  /** Fences built, and values raised. */
  readonly marks: { readonly fences: number; readonly values: number };
  /** Turns played, and mistakes by kind. */
  readonly turns: number;
  readonly mistakes: { readonly [M in Mistake]: number };
}

/** A hint, and a Master's scores with and without following it. */
export interface HintTask {
  readonly kind: 'hint';
  readonly table: HintTable;
  readonly n: number;
}

export const HINT_TABLES = ['standard', 'solo', 'aaa'] as const;
export type HintTable = (typeof HINT_TABLES)[number];

/** Null if the game was over before the position. */
export type HintResult = {
  readonly said: number;
  readonly from: number;
  readonly to: number;
  readonly got: number;
  /** The score that the hint predicted, and a Master's. */
  readonly forecast: number;
  readonly final: number;
} | null;

/** A decision with other hidden cards. */
export interface HonestTask {
  readonly kind: 'honest';
  readonly mode: ModeId;
  readonly n: number;
}

/** Whether the decision is the same; null if the game was over before it. */
export type HonestResult = boolean | null;

export type Task = SheetTask | HintTask | HonestTask;

const REDEALS = 16;
/** Enough rollouts to be affected by hidden cards, if a bot saw them. */
const SOME = 60;
const OPPONENTS = ['2018-aaa-2', '2018-aaa-4', '2018-aaa-6', '2018-aaa-ben', '2018-aaa-alex', '2018-aaa-ann'];

export function carryOut(task: Task): unknown {
  switch (task.kind) {
    case 'sheet':
      return playSheet(task);
    case 'hint':
      return tryHint(task);
    case 'honest':
      return decideTwice(task);
  }
}

function playSheet({ level, character, mode, n }: SheetTask): SheetResult {
  const mistakes = Object.fromEntries(MISTAKES.map((mistake) => [mistake, 0])) as { [M in Mistake]: number };
  const tally: Tally = { evaluations: 0, mistakes };
  const name = `sheets/${n}`;
  const { state } = playGame(
    start({ mode, players: ['Ada'] }, name),
    [(view, random) => chooseTurn(view, { level, character }, random, { tally })],
    () => new FastRandom(`${name}/bot`),
  );
  return {
    score: scoresOf(state)[0] as Score,
    marks: marksOn(state.sheets[0] as ReadonlySheet),
    turns: state.rounds.length,
    mistakes,
  };
}

function marksOn(sheet: ReadonlySheet): SheetResult['marks'] {
  const sum = (count: number, of: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => of(i)).reduce((all, one) => all + one, 0);
  return {
    fences: sum(STREETS, (street) => popcount(sheet.fences(street))),
    values: sum(MAX_SIZE, (i) => sheet.improved(i + 1)),
  };
}

function optionsFor(table: HintTable, n: number): Partial<Options> {
  if (table === 'standard') return { players: n % 2 === 0 ? ['Ada'] : ['Ada', 'Bob'] };
  if (table === 'solo') return { mode: 'solo', players: ['Ada'] };
  return { mode: 'aaa', opponent: OPPONENTS[n % OPPONENTS.length] ?? null, players: ['Ada'] };
}

function tryHint({ table, n }: HintTask): HintResult {
  const name = `hints/${table}/${n}`;
  const game = gameAt(optionsFor(table, n), name);
  if (game === undefined) return null;
  const random = new FastRandom(`${name}/hint`);
  const view = viewOf(game, 0);
  // Half of the time the player has a draft, as a Casual would make it.
  const draft = random.below(2) === 0 ? [] : chooseTurn(view, 'casual', random);
  const hint = hintFor(view, draft, random);
  if (hint === undefined) return null;
  const scores = playBranches(game, 0, [hint.turn, hint.against.turn], REDEALS);
  const mean = (at: number) => scores.reduce((sum, both) => sum + (both[at] ?? 0), 0) / REDEALS;
  const { points: said, from, to } = hint.gain;
  return { said, from, to, got: mean(0) - mean(1), forecast: hint.score, final: mean(0) };
}

function decideTwice({ mode, n }: HonestTask): HonestResult {
  const tables = TABLES.filter((table) => table.mode === mode);
  const level = LEVEL_IDS[n % LEVEL_IDS.length] ?? 'regular';
  const name = `honest/${mode}/${n}`;
  const game = gameAt(tables[n % tables.length] ?? {}, name);
  if (game === undefined) return null;
  const seat = n % game.turns.length;
  const [one, other] = [game, redealt(game, seat, new FastRandom(name))].map((each) =>
    JSON.stringify(chooseTurn(viewOf(each, seat), level, new FastRandom(name), { simulations: SOME })),
  );
  return one === other;
}
