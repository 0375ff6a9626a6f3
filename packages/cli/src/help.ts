import { HELP, type Command, type OptionSpec } from './command.ts';
import { twoColumns } from './io/table.ts';
import { LANGUAGE_CODES } from './text/languages.ts';
import type { Text } from './text/text.ts';

/** The width of the narrowest common terminal. */
const COLUMNS = 80;

/** The language is chosen before a command reads its options. */
const LANG: OptionSpec = {
  value: ({ help }) => help.values.code,
  about: ({ help }) => help.options.lang(LANGUAGE_CODES),
};

/** The general help. */
export function globalHelp(commands: readonly Command[], text: Text): string {
  const { title, usage, everywhere, exitCodes } = text.help;
  const { help, version, lang } = everywhere;
  return [
    title,
    '',
    usage,
    '',
    ...twoColumns(commands.map(({ name, about }) => [name, about(text)])),
    '',
    ...twoColumns([
      [help.shape, help.about],
      [version.shape, version.about],
      [lang.shape, lang.about(LANGUAGE_CODES)],
    ]),
    '',
    exitCodes,
    '',
  ].join('\n');
}

/** The help of one command, generated from its options. */
export function commandHelp(command: Command, text: Text): string {
  const examples = command.examples(text);
  return [
    command.about(text),
    '',
    text.help.usageOf(command.name, command.operands(text)),
    '',
    ...optionLines(command, text),
    '',
    text.help.examples(examples.length),
    ...examples.map((example) => `  picket ${example}`),
    '',
  ].join('\n');
}

function optionLines(command: Command, text: Text): string[] {
  const options: Command['options'] = { ...command.options, lang: LANG, help: HELP };
  const rows = Object.entries(options).map(([name, { value, about, negatable }]) => {
    const flag = negatable === true ? `--[no-]${name}` : `--${name}`;
    return [value === undefined ? flag : `${flag} ${value(text)}`, about(text)] as const;
  });
  return twoColumns(rows, COLUMNS);
}
