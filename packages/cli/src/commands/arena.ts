import { availableParallelism } from 'node:os';
import { LEVEL_IDS, type LevelId } from 'picket-bots';
import { defaultOptions, EDITIONS, modeOf, MODES, type Box, type ModeId, type Options } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { playAll, type Job } from '../arena/pool.ts';
import { figuresOf, type PairFigures } from '../arena/figures.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import {
  freshSeed,
  GAME_OPTIONS,
  MAX_PLAYERS,
  optionsFrom,
  seatNames,
  playersIn,
  seedOf,
  startGame,
} from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { Progress } from '../io/progress.ts';
import { formatTable } from '../io/table.ts';
import { levelNamed } from '../levels.ts';
import type { Said, Text } from '../text/text.ts';

const MAX_DEALS = 1_000_000;
const MAX_THREADS = 64;
const SEATS = 2;
const PLAYERS = { min: 1, max: MAX_PLAYERS };

const N: Said = ({ help }) => help.values.number;

export const arena: Command = {
  name: 'arena',
  operands: ({ help }) => help.operands.levels,
  takes: [0, LEVEL_IDS.length],
  about: ({ commands }) => commands.arena.about,
  options: {
    ...GAME_OPTIONS,
    mode: { value: () => `${MODES.join('|')}[,…]`, about: ({ commands }) => commands.arena.mode },
    players: { value: N, about: ({ commands }) => commands.arena.players },
    deals: { value: N, about: ({ commands }) => commands.arena.deals },
    simulations: { value: N, about: ({ commands }) => commands.arena.simulations },
    ms: { value: N, about: ({ commands }) => commands.arena.ms },
    seed: { value: ({ help }) => help.values.text, about: ({ commands }) => commands.arena.seed },
    threads: { value: N, about: ({ commands }) => commands.arena.threads },
    json: { about: ({ commands }) => commands.arena.json },
  },
  examples: () => [
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

async function run(args: Arguments, text: Text): Promise<number> {
  const series = args.text('seed') ?? freshSeed();
  const box = await loadComponents(args.text('components'));
  const rows = rowsOf(args, box);
  for (const { options } of rows) startGame(options, seedOf(series, 0), box);
  const figures = await play(rows, args, series, box, text);
  if (args.on('json')) process.stdout.write(`${JSON.stringify({ seed: series, figures })}\n`);
  else process.stdout.write(`${inWords(series, figures, text).join('\n')}\n`);
  return 0;
}

async function play(
  rows: readonly Row[],
  args: Arguments,
  series: string,
  box: Box,
  text: Text,
): Promise<Figures[]> {
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
  const progress = new Progress(jobs.length, text);
  const outcomes = await playAll(jobs, threads, (count) => progress.at(count));
  progress.end();
  return rows.map(({ pair, mode }, i) => {
    return { pair, mode, ...figuresOf(outcomes.slice(i * deals, (i + 1) * deals)) };
  });
}

/** Each level against those named before it; by default, each against the one below it. */
function rowsOf(args: Arguments, box: Box): Row[] {
  const named = args.operands.map(levelNamed);
  const pairs =
    named.length === 0
      ? LEVEL_IDS.slice(1).map((id, i): Row['pair'] => [id, LEVEL_IDS[i] as LevelId])
      : named.flatMap((first, i) => named.slice(0, i).map((second): Row['pair'] => [first, second]));
  if (pairs.length === 0) throw new Failure('two-levels');
  const modes = (args.list('mode') ?? ['standard']).map(modeNamed);
  if (args.has('opponent') && !modes.some((mode) => hasOpponent(args, mode))) {
    throw new Failure('opponent-needs-aaa');
  }
  const rows = modes.flatMap((mode) =>
    pairs.map((pair) => ({ pair, mode, options: optionsOf(args, mode, box) })),
  );
  const most = Math.max(...rows.map(({ options }) => options.players.length));
  const players = args.whole('players', PLAYERS, most);
  if (players > most) throw new Failure('too-many-players', most, players);
  return rows;
}

function optionsOf(args: Arguments, mode: ModeId, box: Box): Options {
  const options = optionsFrom(args, box, [], mode);
  const { min, max } = playersIn(options.edition, mode, box);
  const usual = Math.min(max, Math.max(min, SEATS));
  const players = args.whole('players', PLAYERS, usual);
  const opponent = hasOpponent(args, mode) ? options.opponent : null;
  return { ...options, opponent, players: seatNames(Math.min(max, players)) };
}

function hasOpponent(args: Arguments, mode: ModeId): boolean {
  const edition = args.oneOf('edition', EDITIONS, defaultOptions.edition);
  return modeOf(edition, mode)?.hasOpponent === true;
}

function modeNamed(name: string): ModeId {
  const mode = MODES.find((known) => known === name);
  if (mode !== undefined) return mode;
  throw new Failure('not-one-of', 'mode', MODES, name);
}

function inWords(seed: string, figures: readonly Figures[], { words, arena }: Text): string[] {
  const { columns, share, mean } = arena;
  const isBeaten = figures.some((row) => row.beaten !== undefined);
  const titles = [
    columns.mode,
    columns.first,
    columns.second,
    columns.deals,
    columns.won,
    columns.firstMean,
    columns.secondMean,
    columns.ahead,
    ...(isBeaten ? [arena.beaten.first, arena.beaten.second] : []),
  ];
  const rows = figures.map(({ mode, pair, deals, won, totals, ahead, beaten = [] }) => [
    words.modes[mode],
    words.levels[pair[0]].name,
    words.levels[pair[1]].name,
    String(deals),
    share(won),
    mean(totals[0]),
    mean(totals[1]),
    mean(ahead),
    ...beaten.map(share),
  ]);
  return [arena.title(seed), ...formatTable([titles, ...rows])];
}
