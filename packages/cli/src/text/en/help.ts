import { either, listed, plural } from './phrase.ts';

/** The parts that the help of every command has in common. */
export const help = {
  title: 'picket: a flip-and-write game about three streets, on the command line.',
  usage: 'Usage: picket COMMAND [OPTION…]',
  usageOf: (command: string, operands: string) =>
    operands === '' ? `Usage: picket ${command} [OPTION…]` : `Usage: picket ${command} ${operands} [OPTION…]`,
  /** Arguments instead of a command, or with any command. */
  everywhere: {
    help: { shape: 'picket COMMAND --help', about: 'help for a command' },
    version: { shape: 'picket --version', about: 'the versions of the program and the rules' },
    lang: {
      shape: 'picket --lang CODE …',
      about: (codes: readonly string[]) => `the language: ${listed(codes)}`,
    },
  },
  exitCodes: 'Exit codes: 0 success, 1 invalid record, 2 wrong option or file, 70 internal error.',
  examples: (count: number) => plural(count, 'Example:', 'Examples:'),
  version: (program: string, rules: number) => `picket ${program}, rules version ${rules}`,
  options: {
    help: 'Show this help',
    lang: (codes: readonly string[]) => `Language: ${either(codes)} (default: the system’s)`,
  },
  /** Placeholders for what is typed. */
  values: {
    counts: 'N,N,…',
    code: 'CODE',
    number: 'N',
    file: 'FILE',
    folder: 'FOLDER',
    id: 'ID',
    text: 'TEXT',
    seed: 'SEED',
    name: 'NAME',
    names: 'NAME,…',
    bots: 'NAME[,NAME…]',
    levels: 'LEVEL[,LEVEL…]',
    plans: 'ID,ID,ID',
    table: 'LINK|CODE',
    url: 'URL',
    place: 'PLACE',
  },
  /** Operands of the commands. */
  operands: {
    fileOrSheet: 'FILE|SHEET',
    file: 'FILE',
    files: 'FILE…',
    maybeFile: '[FILE]',
    levels: '[LEVEL…]',
    order: 'ACTION [WHAT]',
  },
};
