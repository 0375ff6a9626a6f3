import { bots, LEVEL_IDS, playGame, type Bot } from 'picket-bots';
import { recordOf, resultOf, RULES_VERSION, type About, type Game, type GameResult } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { en } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import {
  freshSeed,
  GAME_OPTIONS,
  MAX_PLAYERS,
  optionsFrom,
  playerNames,
  seedOf,
  startGame,
} from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { STANDARD } from '../io/files.ts';
import { equipFor } from 'picket-server/nets';
import { Progress } from '../io/progress.ts';
import { openSink, cleanUpOnInterrupt } from '../io/sink.ts';
import { formatTable } from '../io/table.ts';
import { minus } from '../scoreTable.ts';
import { Summary, type Figures } from './summary.ts';

const MAX_GAMES = 100_000_000;

export const simulate: Command = {
  name: 'simulate',
  operands: '',
  takes: [0, 0],
  about: 'Let bots play games, and write their records as JSON lines',
  options: {
    ...GAME_OPTIONS,
    players: { value: 'N', about: 'Players in each game (default: the minimum for the mode)' },
    games: { value: 'N', about: 'Number of games (default 1)' },
    seed: { value: 'TEXT', about: 'The same text gives the same games (default: random, and printed)' },
    bots: {
      value: 'NAME[,NAME…]',
      about: 'Bots by seat, repeated: random, or a level from newcomer to architect',
    },
    rules: { value: 'N', about: `Version of the rules, 1 to ${RULES_VERSION} (default ${RULES_VERSION})` },
    out: { value: 'FILE', about: 'File for the records; - is standard output (default -)' },
    json: { about: 'Print the results as JSON on standard output; needs --out FILE' },
  },
  examples: [
    'simulate --games 1000 --seed monday --out games.jsonl',
    'simulate --edition 2023 --advanced --players 4 --games 20 | picket check -',
    'simulate --mode aaa --opponent 2018-aaa-3 --games 100 --out games.jsonl',
  ],
  run,
};

async function run(args: Arguments): Promise<number> {
  const out = args.text('out') ?? STANDARD;
  if (args.on('json') && out === STANDARD) {
    throw new Failure('--json needs --out FILE, since records go to standard output otherwise.');
  }
  const series = args.text('seed') ?? freshSeed();
  const summary = new Summary(series);
  await writeGames(args, series, out, summary);
  if (args.on('json')) process.stdout.write(`${JSON.stringify(summary.figures())}\n`);
  else process.stderr.write(`${figuresTable(summary.figures()).join('\n')}\n`);
  return 0;
}

async function writeGames(args: Arguments, series: string, out: string, summary: Summary): Promise<void> {
  const deal = await dealer(args);
  const names = args.list('bots') ?? ['random'];
  const players = names.map(botNamed);
  const games = args.whole('games', { min: 1, max: MAX_GAMES }, 1);
  deal(seedOf(series, 0)); // options that make no game must not leave a file behind
  cleanUpOnInterrupt();
  const sink = await openSink(out);
  const progress = new Progress(games);
  for (let i = 0; i < games; i++) {
    const seed = seedOf(series, i);
    const game = playGame(deal(seed), players, (seat) => new FastRandom(`${seed}/bot/${seat}`));
    await sink.write(`${JSON.stringify(recordOf(game, aboutBots(game, names)))}\n`);
    summary.add(resultOf(game.state) as GameResult, game.state.rounds.length);
    progress.at(i + 1);
  }
  await sink.close();
  progress.end();
}

async function dealer(args: Arguments): Promise<(seed: string) => Game> {
  const box = await loadComponents(args.text('components'));
  const players = args.has('players')
    ? playerNames(args.whole('players', { min: 1, max: MAX_PLAYERS }, 1))
    : undefined;
  const options = optionsFrom(args, box, players);
  const rules = args.whole('rules', { min: 1, max: RULES_VERSION }, RULES_VERSION);
  return (seed) => startGame(options, seed, box, rules);
}

function botNamed(name: string): Bot {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  LEVEL_IDS.filter((level) => level === name).forEach(equipFor);
  if (bot !== undefined) return bot;
  throw new Failure(`Unknown bot “${name}”. The bots are ${Object.keys(bots).join(', ')}.`);
}

/** Which bot played each seat. Without a date, since the same seed has to give the same bytes. */
function aboutBots({ turns }: Game, names: readonly string[]): About {
  return { seats: turns.map((_, seat) => ({ bot: names[seat % names.length] ?? '' })) };
}

function figuresTable({ seed, games, rounds, score, opponent, endings }: Figures): string[] {
  return formatTable([
    ['seed', seed],
    ['games', String(games)],
    ['rounds, mean', rounds.mean.toFixed(1)],
    ['score, mean', score.mean.toFixed(1)],
    ['score, lowest to highest', `${minus(score.lowest)} to ${minus(score.highest)}`],
    ...opponentRows(opponent, games),
    ...Object.entries(endings).map(([ending, count]) => [
      `ended: ${en.endings[ending as keyof Figures['endings']].name.toLowerCase()}`,
      String(count),
    ]),
  ]);
}

function opponentRows(opponent: Figures['opponent'], games: number): string[][] {
  if (opponent === undefined) return [];
  const { mean, lowest, highest, beaten, tied } = opponent;
  return [
    ['opponent, mean', mean.toFixed(1)],
    ['opponent, lowest to highest', `${minus(lowest)} to ${minus(highest)}`],
    ['opponent beaten', `${beaten} (${((100 * beaten) / games).toFixed(0)} %)`],
    ...(tied === 0 ? [] : [['opponent tied', String(tied)]]),
  ];
}
