import { Playout } from 'picket-bots';
import { defaultOptions } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { formatTable } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import { measureBots } from './benchBots.ts';
import { measureCeiling } from './benchCeiling.ts';
import { loadYardstick, median, nodesPerSecond, type Yardstick } from './yardstick.ts';

const BENCHMARKS = ['engine', 'bots'] as const;

export const bench: Command = {
  name: 'bench',
  operands: () => BENCHMARKS.join('|'),
  takes: [1, 1],
  about: ({ commands }) => commands.bench.about,
  options: {
    seconds: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.bench.seconds },
    ceiling: { about: ({ commands }) => commands.bench.ceiling },
    deals: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.bench.deals },
    json: { about: ({ commands }) => commands.bench.json },
  },
  examples: () => ['bench engine --seconds 5', 'bench bots --json', 'bench bots --ceiling --deals 20'],
  run,
};

const MAX_DEALS = 100_000;

/** Measurements alternate between engine and yardstick this often, so changes of the machine's speed affect both. */
const ROUNDS = 7;

/** The result of one measurement. */
interface Stretch {
  readonly seconds: number;
  readonly playouts: number;
  readonly turns: number;
}

async function run(args: Arguments, text: Text): Promise<number> {
  const [named = ''] = args.operands;
  const what = BENCHMARKS.find((known) => known === named);
  if (what === undefined) throw new Failure('unknown-benchmark', named, BENCHMARKS);
  if (args.on('ceiling') && what !== 'bots') throw new Failure('ceiling-needs-bots');
  const { figures, words } = await measureAny(what, args, text);
  process.stdout.write(`${args.on('json') ? JSON.stringify(figures) : words.join('\n')}\n`);
  return 0;
}

async function measureAny(what: (typeof BENCHMARKS)[number], args: Arguments, text: Text) {
  if (args.on('ceiling')) return measureCeiling(args.whole('deals', { min: 1, max: MAX_DEALS }, 10), text);
  const seconds = args.whole('seconds', { min: 1, max: 3600 }, 10);
  const yardstick = await loadYardstick();
  return what === 'bots' ? measureBots(yardstick, seconds, text) : measureEngine(yardstick, seconds, text);
}

async function measureEngine(yardstick: Yardstick | undefined, seconds: number, text: Text) {
  const figures = measure(await openPlayout(), yardstick, seconds);
  return { figures, words: inWords(figures, text) };
}

async function openPlayout(): Promise<Playout> {
  const game = startGame(defaultOptions, seedOf('bench', 0), await loadComponents(undefined));
  return new Playout(game.state.rules, new FastRandom('bench'));
}

interface Figures {
  readonly playoutsPerSecond: number;
  readonly turnsPerSecond: number;
  readonly yardstickNodesPerSecond: number | null;
  readonly ratio: number | null;
}

function measure(playout: Playout, yardstick: Yardstick | undefined, seconds: number): Figures {
  const each = seconds / ROUNDS / (yardstick === undefined ? 1 : 2);
  playFor(playout, Math.min(1, each));
  nodesPerSecond(yardstick, Math.min(1, each));
  const stretches: Stretch[] = [];
  const nodes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    stretches.push(playFor(playout, each));
    nodes.push(nodesPerSecond(yardstick, each));
  }
  const turnsPerSecond = median(stretches.map(({ turns, seconds }) => turns / seconds));
  const yardstickNodesPerSecond = yardstick === undefined ? null : median(nodes);
  return {
    playoutsPerSecond: median(stretches.map(({ playouts, seconds }) => playouts / seconds)),
    turnsPerSecond,
    yardstickNodesPerSecond,
    ratio: yardstickNodesPerSecond === null ? null : turnsPerSecond / yardstickNodesPerSecond,
  };
}

function playFor(playout: Playout, seconds: number): Stretch {
  const start = performance.now();
  let playouts = 0;
  let turns = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < 100; i++) turns += playout.play();
    playouts += 100;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  return { seconds: elapsed, playouts, turns };
}

function inWords(figures: Figures, { bench }: Text): string[] {
  return formatTable([
    [bench.games, bench.figure(figures.playoutsPerSecond)],
    [bench.turns, bench.figure(figures.turnsPerSecond)],
    [bench.yardstick, bench.figure(figures.yardstickNodesPerSecond)],
    [bench.ratio, bench.times(figures.ratio)],
  ]);
}
