import { bots, LEVEL_IDS, playGame, type Bot } from 'picket-bots';
import { recordOf, resultOf, RULES_VERSION, type About, type Game, type GameResult } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import {
  freshSeed,
  GAME_OPTIONS,
  MAX_PLAYERS,
  optionsFrom,
  seatNames,
  seedOf,
  startGame,
} from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { STANDARD } from '../io/files.ts';
import { equipFor } from 'picket-server/nets';
import { Progress } from '../io/progress.ts';
import { openSink, cleanUpOnInterrupt } from '../io/sink.ts';
import { formatTable } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import { Summary, type Figures } from './summary.ts';

const MAX_GAMES = 100_000_000;

export const simulate: Command = {
  name: 'simulate',
  operands: () => '',
  takes: [0, 0],
  about: ({ commands }) => commands.simulate.about,
  options: {
    ...GAME_OPTIONS,
    players: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.simulate.players },
    games: { value: ({ help }) => help.values.number, about: ({ commands }) => commands.simulate.games },
    seed: { value: ({ help }) => help.values.text, about: ({ commands }) => commands.simulate.seed },
    bots: { value: ({ help }) => help.values.bots, about: ({ commands }) => commands.simulate.bots },
    rules: {
      value: ({ help }) => help.values.number,
      about: ({ commands }) => commands.simulate.rules(RULES_VERSION),
    },
    out: { value: ({ help }) => help.values.file, about: ({ commands }) => commands.simulate.out },
    json: { about: ({ commands }) => commands.simulate.json },
  },
  examples: () => [
    'simulate --games 1000 --seed monday --out games.jsonl',
    'simulate --edition 2023 --advanced --players 4 --games 20 | picket check -',
    'simulate --mode aaa --opponent 2018-aaa-3 --games 100 --out games.jsonl',
  ],
  run,
};

async function run(args: Arguments, text: Text): Promise<number> {
  const out = args.text('out') ?? STANDARD;
  if (args.on('json') && out === STANDARD) throw new Failure('json-needs-out');
  const series = args.text('seed') ?? freshSeed();
  const summary = new Summary(series);
  await writeGames(args, series, out, summary, text);
  if (args.on('json')) process.stdout.write(`${JSON.stringify(summary.figures())}\n`);
  else process.stderr.write(`${figuresTable(summary.figures(), text).join('\n')}\n`);
  return 0;
}

async function writeGames(
  args: Arguments,
  series: string,
  out: string,
  summary: Summary,
  text: Text,
): Promise<void> {
  const deal = await dealer(args);
  const names = args.list('bots') ?? ['random'];
  const players = names.map(botNamed);
  const games = args.whole('games', { min: 1, max: MAX_GAMES }, 1);
  deal(seedOf(series, 0)); // options that make no game must not leave a file behind
  cleanUpOnInterrupt();
  const sink = await openSink(out);
  const progress = new Progress(games, text);
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
    ? seatNames(args.whole('players', { min: 1, max: MAX_PLAYERS }, 1))
    : undefined;
  const options = optionsFrom(args, box, players);
  const rules = args.whole('rules', { min: 1, max: RULES_VERSION }, RULES_VERSION);
  return (seed) => startGame(options, seed, box, rules);
}

function botNamed(name: string): Bot {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  LEVEL_IDS.filter((level) => level === name).forEach(equipFor);
  if (bot !== undefined) return bot;
  throw new Failure('unknown-bot', name, Object.keys(bots));
}

/** The bot of each seat. Without a date, since the same seed must give the same bytes. */
function aboutBots({ turns }: Game, names: readonly string[]): About {
  return { seats: turns.map((_, seat) => ({ bot: names[seat % names.length] ?? '' })) };
}

function figuresTable({ seed, games, rounds, score, opponent, endings }: Figures, text: Text): string[] {
  const { simulate } = text;
  return formatTable([
    [simulate.seed, seed],
    [simulate.games, String(games)],
    [simulate.rounds, simulate.mean(rounds.mean)],
    [simulate.score, simulate.mean(score.mean)],
    [simulate.scores, simulate.range(score.lowest, score.highest)],
    ...opponentRows(opponent, games, text),
    ...Object.entries(endings).map(([ending, count]) => [
      simulate.ended(ending as keyof Figures['endings']),
      String(count),
    ]),
  ]);
}

function opponentRows(opponent: Figures['opponent'], games: number, { simulate }: Text): string[][] {
  if (opponent === undefined) return [];
  const { mean, lowest, highest, beaten, tied } = opponent;
  return [
    [simulate.opponent, simulate.mean(mean)],
    [simulate.opponents, simulate.range(lowest, highest)],
    [simulate.beaten, simulate.share(beaten, games)],
    ...(tied === 0 ? [] : [[simulate.tied, String(tied)]]),
  ];
}
