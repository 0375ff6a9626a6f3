import type { Arguments } from './arguments.ts';
import type { Said, Text } from './text/text.ts';

/** An option, used by both the parser and the help text. */
export interface OptionSpec {
  /** The placeholder for the value in the help; absent for a flag. */
  readonly value?: Said;
  readonly about: Said;
  /** Whether a flag also has a `--no-…` form. */
  readonly negatable?: boolean;
}

/** A subcommand of `picket`. */
export interface Command {
  readonly name: string;
  /** The positional arguments, as shown in the help. */
  readonly operands: Said;
  /** The minimum and maximum number of operands. */
  readonly takes: readonly [min: number, max: number];
  readonly about: Said;
  readonly options: { readonly [name: string]: OptionSpec };
  readonly examples: (text: Text) => readonly string[];
  /** Runs the command and returns the exit code. */
  run(args: Arguments, text: Text): Promise<number>;
}

/** Common to all commands. */
export const HELP: OptionSpec = { about: ({ help }) => help.options.help };
