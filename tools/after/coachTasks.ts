// The work of the coach proof's threads: one game at a time, played by bots and analysed.
import { threadCpuUsage } from 'node:process';
import {
  analysing,
  chooseTurn,
  LEVEL_IDS,
  playGame,
  totalOf,
  type EffortName,
  type LevelId,
} from 'picket-bots';
import { recordOf, scoresOf, type Game, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { equipAll } from '../../packages/bots/test/nets.ts';
import { start, TABLES } from '../../packages/bots/test/tables.ts';

equipAll();

/** `mixed`: any table, any level but the slowest; the others play alone at the standard table. */
export type SeriesName = 'mixed' | 'regular' | 'club' | 'expert' | 'architect' | 'quick';

export interface CoachTask {
  readonly series: SeriesName;
  readonly n: number;
}

export interface CoachResult {
  readonly score: number;
  readonly expected: number;
  readonly luck: number;
  readonly skill: number;
  readonly error: number;
  /** The score without luck, and the half-width of its 95 % interval. */
  readonly adjusted: number;
  readonly within: number;
  /** The luck of each round. */
  readonly lucks: readonly number[];
  /** The total loss of the turns, and the half-width of its 95 % interval. */
  readonly loss: number;
  readonly doubt: number;
  readonly counted: number;
  /** A Master's score with the same cards; only for a Regular. */
  readonly master?: number;
  /** CPU time in milliseconds: wall time would include other processes on a busy machine. */
  readonly ms: number;
}

const MIXED = LEVEL_IDS.filter((level) => level !== 'architect');

export function carryOut({ series, n }: CoachTask): CoachResult {
  const isMixed = series === 'mixed' || series === 'quick';
  // The kinds of tables in turn, interleaved.
  const options = isMixed ? (TABLES[(n * 7) % TABLES.length] ?? {}) : { players: ['Ada'] };
  const name = `coach/${isMixed ? 'mixed' : 'alone'}/${n}`;
  const levels = (options.players ?? ['Ada']).map((_, seat) =>
    isMixed ? (MIXED[(n + seat) % MIXED.length] ?? 'regular') : (series as LevelId),
  );
  const over = played(options, name, levels);
  const result = analysed(over, n % levels.length, series === 'quick' ? 'quick' : 'full');
  if (series !== 'regular') return result;
  return { ...result, master: scoreOf(played(options, name, ['master']), 0) };
}

function played(options: Partial<Options>, name: string, levels: readonly LevelId[]): Game {
  return playGame(
    start(options, name),
    levels.map((level) => (view, random) => chooseTurn(view, level, random)),
    (seat) => new FastRandom(`${name}/${seat}`),
  );
}

const scoreOf = ({ state }: Game, seat: number): number => scoresOf(state)[seat]?.total ?? 0;

function analysed(game: Game, seat: number, effort: EffortName): CoachResult {
  const begun = threadCpuUsage();
  const work = analysing(recordOf(game), seat, effort);
  for (;;) {
    const { done, value } = work.next();
    if (done !== true) continue;
    if (value === undefined) throw new Error('A finished game has a seed.');
    const { rounds } = value;
    const sum = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.reduce((all, round) => all + of(round), 0);
    return {
      score: totalOf(value.score),
      expected: totalOf(value.expected),
      luck: totalOf(value.luck),
      skill: totalOf(value.skill),
      error: totalOf(value.error),
      adjusted: value.adjusted.points,
      within: value.adjusted.to - value.adjusted.points,
      lucks: rounds.map(({ luck }) => totalOf(luck)),
      loss: sum(({ loss }) => loss.points),
      doubt: Math.sqrt(sum(({ loss }) => (loss.to - loss.points) ** 2)),
      counted: rounds.filter(({ forced }) => !forced).length,
      ms: cpuSince(begun),
    };
  }
}

function cpuSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = threadCpuUsage(begun);
  return (user + system) / 1000;
}
