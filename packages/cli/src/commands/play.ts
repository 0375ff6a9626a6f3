import type { Box, Options } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { freshSeed, GAME_OPTIONS, optionsFrom, playerNames, seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { guideLines } from '../play/guide.ts';
import { playToTheEnd } from '../play/loop.ts';
import { screen } from '../play/screen.ts';
import { openSession } from '../play/session.ts';
import { namesIn } from '../play/names.ts';
import { askOptions, likelyOptions, MOST_PLAYERS } from '../play/setup.ts';
import { PRINTED } from '../play/look.ts';
import { openTerminal } from '../play/terminal.ts';

export const play: Command = {
  name: 'play',
  operands: '',
  takes: [0, 0],
  about: 'Play a game in the terminal, alone or sharing the keyboard',
  options: {
    ...GAME_OPTIONS,
    players: { value: 'N', about: `Number of players, 1 to ${MOST_PLAYERS}` },
    names: { value: 'NAME,…', about: 'Names of the players' },
    seed: { value: 'SEED', about: 'The seed of a deal, or any text (default: random)' },
    stdin: { about: 'Read the commands of a whole game from standard input, line by line' },
  },
  examples: [
    'play',
    'play --edition 2023 --sheet blueprint --names Ada,Bob',
    'play --mode aaa --opponent 2018-aaa-3',
    'play --mode solo --seed monday',
  ],
  run,
};

async function run(args: Arguments): Promise<number> {
  const box = await loadComponents(args.text('components'));
  const given = optionsFrom(args, box, playersFrom(args));
  const seed = seedFrom(args);
  const interactive = !args.on('stdin') && process.stdin.isTTY && process.stdout.isTTY;
  const first = startGame(interactive ? likelyOptions(args, given, box) : given, seed, box);
  if (!interactive && !args.on('stdin')) return showPosition(args, given, box);
  const terminal = openTerminal(interactive);
  try {
    const options = interactive ? await askOptions(terminal, args, given, box) : given;
    if (options === undefined) return 0;
    await playToTheEnd(terminal, options === given ? first : startGame(options, seed, box));
    return 0;
  } finally {
    terminal.close();
  }
}

function playersFrom(args: Arguments): string[] | undefined {
  const names = args.text('names');
  if (names === undefined) {
    return args.has('players')
      ? playerNames(args.whole('players', { min: 1, max: MOST_PLAYERS }, 1))
      : undefined;
  }
  const players = namesIn(names);
  if (players.length > 0 && players.length <= MOST_PLAYERS && !args.has('players')) return players;
  throw new Failure(`--names needs 1 to ${MOST_PLAYERS} names, and cannot be combined with --players.`);
}

/** A seed as in a record, or game 0 of the series named by a text. */
function seedFrom(args: Arguments): string {
  const text = args.text('seed');
  if (text === undefined) return freshSeed();
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text) ? text : seedOf(text, 0);
}

/** Without a terminal: shows a position and the commands. */
function showPosition(args: Arguments, options: Options, box: Box): number {
  const seed = args.has('seed') ? seedFrom(args) : seedOf('picket', 0);
  const session = openSession(startGame(options, seed, box));
  const text = [
    ...screen(session, PRINTED),
    '',
    'This is not a terminal, so you cannot play here. In a terminal, type:',
    '',
    ...guideLines(session.draft),
  ];
  process.stdout.write(`${text.join('\n')}\n`);
  return 0;
}
