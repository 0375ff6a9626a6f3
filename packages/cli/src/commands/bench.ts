import { Playout } from 'picket-bots';
import { defaultOptions } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { formatTable } from '../io/table.ts';
import { measureBots } from './benchBots.ts';
import { measureCeiling } from './benchCeiling.ts';
import { loadYardstick, median, nodesPerSecond, type Yardstick } from './yardstick.ts';

export const bench: Command = {
  name: 'bench',
  operands: 'engine|bots',
  takes: [1, 1],
  about: 'Measure the speed of the rules and the bots, compared with a chess engine on the same machine',
  options: {
    seconds: { value: 'N', about: 'Total measuring time (default 10)' },
    ceiling: {
      about: 'With bots: what a player alone who knows every card in advance scores, instead of speeds',
    },
    deals: { value: 'N', about: 'Deals for --ceiling (default 10)' },
    json: { about: 'Print the results as JSON' },
  },
  examples: ['bench engine --seconds 5', 'bench bots --json', 'bench bots --ceiling --deals 20'],
  run,
};

const MAX_DEALS = 100_000;

/** Each measurement alternates between engine and yardstick this often, so that changes of the machine's speed affect both. */
const ROUNDS = 7;

/** The result of one measurement. */
interface Stretch {
  readonly seconds: number;
  readonly playouts: number;
  readonly turns: number;
}

async function run(args: Arguments): Promise<number> {
  const [what] = args.operands;
  if (what !== 'engine' && what !== 'bots') {
    throw new Failure(`Unknown benchmark ${what}. The benchmarks are engine and bots.`);
  }
  if (args.on('ceiling') && what !== 'bots') throw new Failure('--ceiling is for bots.');
  const { figures, words } = await measureAny(what, args);
  process.stdout.write(`${args.on('json') ? JSON.stringify(figures) : words.join('\n')}\n`);
  return 0;
}

async function measureAny(what: 'engine' | 'bots', args: Arguments) {
  if (args.on('ceiling')) return measureCeiling(args.whole('deals', { min: 1, max: MAX_DEALS }, 10));
  const seconds = args.whole('seconds', { min: 1, max: 3600 }, 10);
  const yardstick = await loadYardstick();
  return what === 'bots' ? measureBots(yardstick, seconds) : measureEngine(yardstick, seconds);
}

async function measureEngine(yardstick: Yardstick | undefined, seconds: number) {
  const figures = measure(await openPlayout(), yardstick, seconds);
  return { figures, words: inWords(figures, yardstick === undefined) };
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

function inWords(figures: Figures, absent: boolean): string[] {
  const shown = (n: number | null): string => (n === null ? 'absent' : Math.round(n).toLocaleString('en'));
  return formatTable([
    ['random games per second', shown(figures.playoutsPerSecond)],
    ['turns per second', shown(figures.turnsPerSecond)],
    ['yardstick: chess positions per second', shown(figures.yardstickNodesPerSecond)],
    ['turns per chess position', absent ? 'absent' : (figures.ratio ?? 0).toFixed(2)],
  ]);
}
