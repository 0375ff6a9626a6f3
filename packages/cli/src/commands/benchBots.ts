import { chooseTurn, levels, playGame, type Level, type LevelId, type Tally } from 'picket-bots';
import { defaultOptions, viewOf, type ModeId, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { equipFor } from 'picket-server/nets';
import { formatTable } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import { median, nodesPerSecond, type Yardstick } from './yardstick.ts';

/** Games of two players, and of one with a hand, which has the most possible turns. */
const TABLES: readonly { readonly mode: ModeId; readonly players: readonly string[] }[] = [
  { mode: 'standard', players: ['Ada', 'Bob'] },
  { mode: 'solo', players: ['Ada'] },
];

interface LevelFigures {
  readonly level: LevelId;
  readonly moves: number;
  readonly msPerMove: number;
  /** The 90th percentile. */
  readonly msMost: number;
  readonly evaluationsPerSecond: number;
  /** Chess positions that the yardstick counts in the time of a move. */
  readonly positionsPerMove: number | null;
}

interface Figures {
  readonly levels: readonly LevelFigures[];
  readonly yardstickNodesPerSecond: number | null;
}

export async function measureBots(yardstick: Yardstick | undefined, seconds: number, text: Text) {
  const views = await positions();
  const each = seconds / levels.length / 2;
  const nodes: number[] = [];
  const measured = levels.map((level) => {
    if (yardstick !== undefined) nodes.push(nodesPerSecond(yardstick, each));
    return moves(level, views, each);
  });
  const speed = yardstick === undefined ? null : median(nodes);
  const figures: Figures = {
    levels: measured.map((level) => ({
      ...level,
      positionsPerMove: speed === null ? null : (level.msPerMove * speed) / 1000,
    })),
    yardstickNodesPerSecond: speed,
  };
  return { figures, words: inWords(figures, text) };
}

/** Every position of a game of each kind, as a bot sees it. */
async function positions(): Promise<View[]> {
  const box = await loadComponents(undefined);
  const views: View[] = [];
  for (const [i, table] of TABLES.entries()) {
    const game = startGame({ ...defaultOptions, ...table }, seedOf('bench', i), box);
    const bot = (view: View) => {
      views.push(view);
      return chooseTurn(view, 'regular', new FastRandom(`bench/${views.length}`));
    };
    playGame(game, [bot], () => new FastRandom('bench'));
    views.push(viewOf(game, 0));
  }
  return views;
}

/** Moves sampled evenly from the games, after a warm-up. */
function moves(level: Level, views: readonly View[], seconds: number) {
  equipFor(level.id);
  const tally: Tally = { evaluations: 0 };
  const times: number[] = [];
  const random = new FastRandom('bench');
  let elapsed = 0;
  for (let i = 0; elapsed < seconds * 1000 || times.length < 2; i++) {
    if (i === 1) tally.evaluations = 0;
    const start = performance.now();
    chooseTurn(views[(i * 17) % views.length] as View, level.id, random, { tally });
    const taken = performance.now() - start;
    if (i === 0) continue;
    times.push(taken);
    elapsed += taken;
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    level: level.id,
    moves: times.length,
    msPerMove: elapsed / times.length,
    msMost: sorted[Math.floor(0.9 * sorted.length)] ?? 0,
    evaluationsPerSecond: (1000 * tally.evaluations) / elapsed,
  };
}

function inWords({ levels, yardstickNodesPerSecond }: Figures, { words, bench }: Text): string[] {
  const { columns, figure, ms } = bench;
  return [
    ...formatTable([
      [columns.level, columns.mean, columns.most, columns.evaluations, columns.positions],
      ...levels.map(({ level, msPerMove, msMost, evaluationsPerSecond, positionsPerMove }) => [
        words.levels[level].name,
        ms(msPerMove),
        ms(msMost),
        figure(evaluationsPerSecond),
        figure(positionsPerMove),
      ]),
    ]),
    bench.yardstickLine(yardstickNodesPerSecond),
  ];
}
