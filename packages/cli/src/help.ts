import { HELP, type Command } from './command.ts';
import { wrap } from './io/table.ts';

/** The width that every terminal has. */
const COLUMNS = 80;

/** The general help. */
export function globalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'picket: a flip-and-write game about three streets, on the command line.',
    '',
    'Usage: picket COMMAND [OPTION…]',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    '  picket COMMAND --help  help for a command',
    '  picket --version       the versions of the program and the rules',
    '',
    'Exit codes: 0 success, 1 invalid record, 2 wrong option or file, 70 internal error.',
    '',
  ].join('\n');
}

/** The help of one command, generated from its options. */
export function commandHelp(command: Command): string {
  const usage = ['picket', command.name, command.operands, '[OPTION…]'].filter((part) => part !== '');
  return [
    command.about,
    '',
    `Usage: ${usage.join(' ')}`,
    '',
    ...optionLines(command),
    '',
    ...(command.examples.length > 1 ? ['Examples:'] : ['Example:']),
    ...command.examples.map((example) => `  picket ${example}`),
    '',
  ].join('\n');
}

function optionLines(command: Command): string[] {
  const rows = Object.entries({ ...command.options, help: HELP }).map(([name, option]) => {
    const flag = option.negatable === true ? `--[no-]${name}` : `--${name}`;
    return [option.value === undefined ? flag : `${flag} ${option.value}`, option.about] as const;
  });
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return rows.flatMap(([flag, about]) => wrap(`  ${flag.padEnd(width)}  ${about}`, COLUMNS, width + 4));
}
