import { RULES_VERSION } from 'picket-engine';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { cluster } from './commands/cluster.ts';
import { components } from './commands/components.ts';
import { move } from './commands/move.ts';
import { operate } from './commands/operate.ts';
import { play } from './commands/play.ts';
import { print } from './commands/print.ts';
import { restore } from './commands/restore.ts';
import { score } from './commands/score.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { Failure, systemCode } from './failure.ts';
import { commandHelp, globalHelp } from './help.ts';
import type { Spoken } from './language.ts';
import type { Text } from './text/text.ts';
import manifest from '../../../package.json' with { type: 'json' };

const COMMANDS: readonly Command[] = [
  play,
  serve,
  simulate,
  check,
  score,
  analyse,
  print,
  components,
  arena,
  bench,
  backup,
  restore,
  move,
  operate,
  cluster,
];

const EXIT_USAGE = 2;
/** EX_SOFTWARE in sysexits.h: internal error. */
const EXIT_SOFTWARE = 70;

/** Runs the arguments after `picket`, and returns the exit code. */
export async function run({ typed, text, trouble }: Spoken): Promise<number> {
  try {
    if (trouble !== undefined) throw trouble;
    return await dispatch(typed, text);
  } catch (error) {
    return fail(error, text);
  }
}

async function dispatch(typed: readonly string[], text: Text): Promise<number> {
  const [first, ...rest] = typed;
  if (first === undefined || first === '--help' || first === '-h') return say(globalHelp(COMMANDS, text));
  if (first === '--version') return say(`${text.help.version(manifest.version, RULES_VERSION)}\n`);
  if (first === 'help') {
    return say(rest[0] === undefined ? globalHelp(COMMANDS, text) : commandHelp(commandNamed(rest[0]), text));
  }
  const command = commandNamed(first);
  const args = readArguments(command, rest, text);
  return args === undefined ? say(commandHelp(command, text)) : command.run(args, text);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command !== undefined) return command;
  throw new Failure(name.startsWith('-') ? 'unknown-option' : 'unknown-command', name);
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Reports an error, and returns the exit code. */
export function fail(error: unknown, text: Text): number {
  if (error instanceof Failure) {
    process.stderr.write(`picket: ${error.in(text)}\n`);
    return EXIT_USAGE;
  }
  const debug = process.env['PICKET_DEBUG'] === '1';
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const detail = debug ? (stack ?? message) : `${systemCode(error) ?? name}: ${message.split('\n')[0]}`;
  process.stderr.write(`picket: ${text.internalError(detail)}\n`);
  return EXIT_SOFTWARE;
}
