import type { Arguments } from './arguments.ts';

/** One option. The parser and the help text are both made from it, so they cannot disagree. */
export interface OptionSpec {
  /** What stands for the value in the help; absent for a switch. */
  readonly value?: string;
  readonly about: string;
  /** Whether a switch can also be given as `--no-…`. */
  readonly negatable?: boolean;
}

/** One command of `picket`. */
export interface Command {
  readonly name: string;
  /** What may stand after the name besides options, as the help shows it. */
  readonly operands: string;
  /** The fewest and the most operands. */
  readonly takes: readonly [min: number, max: number];
  readonly about: string;
  readonly options: { readonly [name: string]: OptionSpec };
  readonly examples: readonly string[];
  /** Does the work and returns the exit code. */
  run(args: Arguments): Promise<number>;
}

/** Every command takes this one. */
export const HELP: OptionSpec = { about: 'Show this help' };
