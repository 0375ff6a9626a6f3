import { LEVEL_IDS } from 'picket-bots';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { GAME_OPTIONS } from '../gameOptions.ts';
import { chooseGame } from '../local/menu.ts';
import { resumeGame } from '../local/resume.ts';
import { newLocalGame, showPosition } from '../local/start.ts';
import { joinTable } from '../online/join.ts';
import { DEFAULT_SERVER } from '../online/target.ts';
import { MOST_PLAYERS } from '../play/setup.ts';
import { openTerminal } from '../play/terminal.ts';

export const play: Command = {
  name: 'play',
  operands: '[FILE]',
  takes: [0, 1],
  about: 'Play in the terminal: alone, with bots or other people, or at an online table',
  options: {
    bots: { value: 'LEVEL[,LEVEL…]', about: `Bots at the table: ${LEVEL_IDS.join(', ')}` },
    players: { value: 'N', about: `Number of people at the keyboard, 1 to ${MOST_PLAYERS} with the bots` },
    names: { value: 'NAME,…', about: 'Names of the people' },
    ...GAME_OPTIONS,
    seed: { value: 'SEED', about: 'The seed of a deal, or any text (default: random)' },
    save: { value: 'FILE', about: 'Save the game here after every command (default: in the data folder)' },
    resume: { about: 'Continue a saved game: FILE, or one from the data folder' },
    join: { value: 'LINK|CODE', about: 'Join an online table, or return to your seat there' },
    server: { value: 'URL', about: `The server of a code (default ${DEFAULT_SERVER})` },
    name: { value: 'NAME', about: 'Your name at the online table (default: ask)' },
    stdin: { about: 'Read the commands of a whole game from standard input, line by line' },
  },
  examples: [
    'play',
    'play --bots casual,club',
    'play --edition 2023 --sheet blueprint --names Ada,Bob',
    'play --mode aaa --opponent 2018-aaa-3',
    'play --resume',
    'play --join MCKM --server https://picket.example --name Ada',
  ],
  run,
};

/** What goes with each way to play; everything else starts a new game. */
const WAYS = {
  resume: ['components', 'stdin'],
  join: ['server', 'name'],
} as const;

async function run(args: Arguments): Promise<number> {
  const interactive = !args.on('stdin') && process.stdin.isTTY && process.stdout.isTTY;
  const way = wayOf(args);
  if (way === 'join' && !interactive) throw new Failure('--join needs a terminal.');
  if (way === 'new' && !interactive && !args.on('stdin')) return showPosition(args);
  const terminal = openTerminal(interactive);
  try {
    if (way === 'join') return await joinTable(terminal, args);
    if (way === 'resume') return await resumeGame(terminal, args);
    const isBare = Object.keys(play.options).every((name) => !args.has(name));
    return isBare && interactive ? await chooseGame(terminal, args) : await newLocalGame(terminal, args);
  } finally {
    terminal.close();
  }
}

function wayOf(args: Arguments): 'new' | 'resume' | 'join' {
  for (const way of ['join', 'resume'] as const) {
    if (!args.has(way)) continue;
    const allowed: readonly string[] = [way, ...WAYS[way]];
    const other = Object.keys(play.options).find((name) => args.has(name) && !allowed.includes(name));
    if (other !== undefined) throw new Failure(`--${way} cannot be combined with --${other}.`);
    if (way === 'join' && args.operands.length > 0) {
      throw new Failure('--join takes no file.');
    }
    return way;
  }
  const [stray] = WAYS.join.filter((name) => args.has(name));
  if (stray !== undefined) throw new Failure(`--${stray} needs --join.`);
  if (args.operands.length > 0) throw new Failure('A file needs --resume.');
  return 'new';
}
