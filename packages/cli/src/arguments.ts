import { parseArgs } from 'node:util';
import { HELP, type Command } from './command.ts';
import { Failure } from './failure.ts';
import type { Text } from './text/text.ts';

type Value = string | boolean;

/** The arguments of a command, checked against its options. */
export class Arguments {
  readonly operands: readonly string[];
  readonly #values: ReadonlyMap<string, Value>;

  constructor(operands: readonly string[], values: ReadonlyMap<string, Value>) {
    this.operands = operands;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** Whether a flag is set. */
  on(name: string): boolean {
    return this.#values.get(name) === true;
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  whole(name: string, range: { readonly min: number; readonly max: number }, otherwise: number): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= range.min && number <= range.max) return number;
    throw new Failure('not-whole', name, range.min, range.max, text);
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = values.find((known) => known === text);
    if (value !== undefined) return value;
    throw new Failure('not-one-of', name, values, text);
  }

  /** A list separated by commas. */
  list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((item) => item.trim());
  }
}

/** Parses the arguments of a command; undefined if they ask for help. */
export function readArguments(command: Command, typed: readonly string[], text: Text): Arguments | undefined {
  const { tokens } = parseArgs({
    args: [...typed],
    options: parserOptions(command),
    strict: false,
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
  });
  const values = new Map<string, Value>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') setOption(command, values, token, text);
  }
  if (values.has('help')) return undefined;
  checkOperands(command, operands, text);
  return new Arguments(operands, values);
}

function parserOptions(command: Command) {
  const entries = Object.entries({ ...command.options, help: HELP });
  return Object.fromEntries(
    entries.map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  );
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function setOption(command: Command, values: Map<string, Value>, token: OptionToken, text: Text): void {
  if (token.rawName === '-h' || token.name === 'help') return void values.set('help', true);
  const negative = token.rawName.startsWith('--no-');
  const name = negative ? token.rawName.slice('--no-'.length) : token.name;
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (option === undefined || !token.rawName.startsWith('--') || (negative && option.negatable !== true)) {
    throw new Failure('unknown-option', token.rawName, command.name);
  }
  if (values.has(name)) throw new Failure('given-twice', name);
  if (option.value === undefined) {
    if (token.value !== undefined) throw new Failure('takes-no-value', name);
    return void values.set(name, !negative);
  }
  const forgotten = token.inlineValue !== true && (token.value ?? '--').startsWith('--');
  if (forgotten || token.value === undefined) {
    throw new Failure('needs-value', name, option.value(text));
  }
  values.set(name, token.value);
}

function checkOperands(command: Command, operands: readonly string[], text: Text): void {
  const [min, max] = command.takes;
  if (operands.length < min) throw new Failure('needs-operands', command.name, command.operands(text));
  const stray = operands[max];
  if (stray !== undefined) throw new Failure('unexpected-argument', command.name, stray);
}
