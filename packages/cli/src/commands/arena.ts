import { availableParallelism } from 'node:os';
import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { defaultOptions, EDITIONS, modeOf, MODES, type Box, type ModeId, type Options } from 'picket-engine';
import { en } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import { playAll, type Job } from '../arena/pool.ts';
import { figuresOf, type Estimate, type PairFigures } from '../arena/figures.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import {
  freshSeed,
  GAME_OPTIONS,
  MAX_PLAYERS,
  optionsFrom,
  playerNames,
  playersIn,
  seedOf,
  startGame,
} from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { Progress } from '../io/progress.ts';
import { formatTable } from '../io/table.ts';
import { levelNamed } from '../levels.ts';

const MAX_DEALS = 1_000_000;
const MAX_THREADS = 64;
const SEATS = 2;
const PLAYERS = { min: 1, max: MAX_PLAYERS };

export const arena: Command = {
  name: 'arena',
  operands: '[LEVEL…]',
  takes: [0, LEVEL_IDS.length],
  about: 'Compare bots of two levels by playing the same deals with swapped seats',
  options: {
    ...GAME_OPTIONS,
    mode: {
      value: `${MODES.join('|')}[,…]`,
      about: 'Game modes, one row each; 2023 has standard and aaa (default standard)',
    },
    players: {
      value: 'N',
      about: 'Seats at each table, alternating between both levels (default 2 if the mode allows)',
    },
    deals: { value: 'N', about: 'Deals for each pair of levels and mode (default 100)' },
    simulations: { value: 'N', about: 'Simulated games per move (default: depends on the level)' },
    ms: { value: 'N', about: 'Milliseconds per move; results then depend on the machine' },
    seed: {
      value: 'TEXT',
      about: 'The same text gives the same deals and results (default: random, and printed)',
    },
    threads: { value: 'N', about: 'Number of threads (default: one per core)' },
    json: { about: 'Print the results as JSON' },
  },
  examples: [
    'arena regular club --deals 200 --seed monday',
    'arena club expert --mode standard,expert,solo --deals 50',
    'arena --mode aaa --opponent 2018-aaa-3 --deals 20',
  ],
  run,
};

/** A pair of levels in one mode. */
interface Row {
  readonly pair: readonly [first: LevelId, second: LevelId];
  readonly mode: ModeId;
  readonly options: Options;
}

type Figures = Omit<Row, 'options'> & PairFigures;

async function run(args: Arguments): Promise<number> {
  const series = args.text('seed') ?? freshSeed();
  const box = await loadComponents(args.text('components'));
  const rows = rowsOf(args, box);
  for (const { options } of rows) startGame(options, seedOf(series, 0), box);
  const figures = await play(rows, args, series, box);
  if (args.on('json')) process.stdout.write(`${JSON.stringify({ seed: series, figures })}\n`);
  else process.stdout.write(`${inWords(series, figures).join('\n')}\n`);
  return 0;
}

async function play(rows: readonly Row[], args: Arguments, series: string, box: Box): Promise<Figures[]> {
  const deals = args.whole('deals', { min: 1, max: MAX_DEALS }, 100);
  const threads = args.whole('threads', { min: 1, max: MAX_THREADS }, availableParallelism());
  const thinking = {
    ...(args.has('ms') ? { ms: args.whole('ms', { min: 1, max: 60_000 }, 1) } : {}),
    ...(args.has('simulations')
      ? { simulations: args.whole('simulations', { min: 1, max: 1_000_000 }, 1) }
      : {}),
  };
  const jobs = rows.flatMap(({ pair, options }) =>
    Array.from({ length: deals }, (_, deal): Job => ({ options, box, pair, thinking, series, deal })),
  );
  const progress = new Progress(jobs.length);
  const outcomes = await playAll(jobs, threads, (count) => progress.at(count));
  progress.end();
  return rows.map(({ pair, mode }, i) => {
    return { pair, mode, ...figuresOf(outcomes.slice(i * deals, (i + 1) * deals)) };
  });
}

/** Each level against those named before it; if none is named, each against the one below it. */
function rowsOf(args: Arguments, box: Box): Row[] {
  const named = args.operands.map(levelNamed);
  const pairs =
    named.length === 0
      ? LEVEL_IDS.slice(1).map((id, i): Row['pair'] => [id, LEVEL_IDS[i] as LevelId])
      : named.flatMap((first, i) => named.slice(0, i).map((second): Row['pair'] => [first, second]));
  if (pairs.length === 0) throw new Failure('arena needs two levels, or none for all of them.');
  const modes = (args.list('mode') ?? ['standard']).map(modeNamed);
  if (args.has('opponent') && !modes.some((mode) => hasOpponent(args, mode))) {
    throw new Failure('--opponent needs --mode aaa.');
  }
  const rows = modes.flatMap((mode) =>
    pairs.map((pair) => ({ pair, mode, options: optionsOf(args, mode, box) })),
  );
  const most = Math.max(...rows.map(({ options }) => options.players.length));
  const players = args.whole('players', PLAYERS, most);
  if (players > most) throw new Failure(`--players must be at most ${most} here, not ${players}.`);
  return rows;
}

function optionsOf(args: Arguments, mode: ModeId, box: Box): Options {
  const options = optionsFrom(args, box, [], mode);
  const { min, max } = playersIn(options.edition, mode, box);
  const usual = Math.min(max, Math.max(min, SEATS));
  const players = args.whole('players', PLAYERS, usual);
  const opponent = hasOpponent(args, mode) ? options.opponent : null;
  return { ...options, opponent, players: playerNames(Math.min(max, players)) };
}

function hasOpponent(args: Arguments, mode: ModeId): boolean {
  const edition = args.oneOf('edition', EDITIONS, defaultOptions.edition);
  return modeOf(edition, mode)?.hasOpponent === true;
}

function modeNamed(name: string): ModeId {
  const mode = MODES.find((known) => known === name);
  if (mode !== undefined) return mode;
  throw new Failure(`--mode must be ${MODES.join(' or ')}, not “${name}”.`);
}

function inWords(seed: string, figures: readonly Figures[]): string[] {
  const beaten = figures.some((row) => row.beaten !== undefined);
  const head = [
    'mode',
    'first',
    'second',
    'deals',
    'first wins',
    'first’s mean',
    'second’s mean',
    'ahead by',
  ];
  const rows = figures.map(({ mode, pair, deals, won, totals, ahead, beaten }) => [
    en.modes[mode],
    en.levels[pair[0]].name,
    en.levels[pair[1]].name,
    String(deals),
    percent(won),
    points(totals[0]),
    points(totals[1]),
    points(ahead),
    ...(beaten === undefined ? [] : beaten.map(percent)),
  ]);
  const titles = beaten ? [...head, 'first beats AAA', 'second beats AAA'] : head;
  return [
    `seed ${seed}; ± and ranges hold in 95 of 100 cases; a tie counts half`,
    ...formatTable([titles, ...rows]),
  ];
}

function percent({ mean, from, to }: Estimate): string {
  const of = (value: number): string => (100 * value).toFixed(1);
  return `${of(mean)} % (${of(from)}–${of(to)})`;
}

function points({ mean, to }: Estimate): string {
  return `${mean.toFixed(1).replace('-', '−')} ± ${(to - mean).toFixed(1)}`;
}
