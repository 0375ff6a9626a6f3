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
import type { Text } from '../text/text.ts';

export const play: Command = {
  name: 'play',
  operands: ({ help }) => help.operands.maybeFile,
  takes: [0, 1],
  about: ({ commands }) => commands.play.about,
  options: {
    bots: { value: ({ help }) => help.values.levels, about: ({ commands }) => commands.play.bots(LEVEL_IDS) },
    players: {
      value: ({ help }) => help.values.number,
      about: ({ commands }) => commands.play.players(MOST_PLAYERS),
    },
    names: { value: ({ help }) => help.values.names, about: ({ commands }) => commands.play.names },
    ...GAME_OPTIONS,
    seed: { value: ({ help }) => help.values.seed, about: ({ commands }) => commands.play.seed },
    save: { value: ({ help }) => help.values.file, about: ({ commands }) => commands.play.save },
    resume: { about: ({ commands }) => commands.play.resume },
    join: { value: ({ help }) => help.values.table, about: ({ commands }) => commands.play.join },
    server: {
      value: ({ help }) => help.values.url,
      about: ({ commands }) => commands.play.server(DEFAULT_SERVER),
    },
    name: { value: ({ help }) => help.values.name, about: ({ commands }) => commands.play.name },
    stdin: { about: ({ commands }) => commands.play.stdin },
  },
  examples: () => [
    'play',
    'play --bots casual,club',
    'play --edition 2023 --sheet blueprint --names Ada,Bob',
    'play --mode aaa --opponent 2018-aaa-3',
    'play --resume',
    'play --join MCKM --server https://picket.example --name Ada',
  ],
  run,
};

/** The options of each way to play; everything else starts a new game. */
const WAYS = {
  resume: ['components', 'stdin'],
  join: ['server', 'name'],
} as const;

async function run(args: Arguments, text: Text): Promise<number> {
  const interactive = !args.on('stdin') && process.stdin.isTTY && process.stdout.isTTY;
  const way = wayOf(args);
  if (way === 'join' && !interactive) throw new Failure('option-needs-terminal', 'join');
  if (way === 'new' && !interactive && !args.on('stdin')) return showPosition(args, text);
  const terminal = openTerminal(interactive, text);
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
    if (other !== undefined) throw new Failure('not-combined', way, other);
    if (way === 'join' && args.operands.length > 0) throw new Failure('option-takes-no-file', way);
    return way;
  }
  const [stray] = WAYS.join.filter((name) => args.has(name));
  if (stray !== undefined) throw new Failure('option-needs', stray, 'join');
  if (args.operands.length > 0) throw new Failure('file-needs-option', 'resume');
  return 'new';
}
