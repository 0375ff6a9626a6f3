import { randomBytes } from 'node:crypto';
import {
  base64url,
  defaultOptions,
  EDITIONS,
  MODES,
  newGame,
  sha256,
  SHEETS,
  utf8,
  type Game,
  type Options,
} from '@picket/engine';
import { describeRefusal, en } from '@picket/words';
import type { Arguments } from './arguments.ts';
import type { OptionSpec } from './command.ts';
import { Failure } from './failure.ts';
import { COMPONENTS, type Loaded } from './io/components.ts';

/** The options that say which game is played. */
export const GAME_OPTIONS = {
  edition: { value: EDITIONS.join('|'), about: `Edition of the game (default ${defaultOptions.edition})` },
  mode: { value: 'standard', about: 'Way to play (default standard)' },
  advanced: { about: 'With roundabouts and advanced plans', negatable: true },
  sheet: { value: SHEETS.join('|'), about: 'Sheet to write on; blueprint belongs to 2023 (default classic)' },
  plans: {
    value: 'ID,ID,ID',
    about: 'Play these three plans; picket components lists them (default: dealt)',
  },
  components: COMPONENTS,
} satisfies { readonly [name: string]: OptionSpec };

export const MAX_PLAYERS = 10_000;

/** What the options say about the game; who plays is for the command to know. */
export function optionsFrom(args: Arguments, loaded: Loaded, players: readonly string[]): Options {
  return {
    ...defaultOptions,
    edition: args.oneOf('edition', EDITIONS, defaultOptions.edition),
    mode: args.oneOf('mode', MODES, defaultOptions.mode),
    advanced: args.on('advanced'),
    sheet: args.oneOf('sheet', SHEETS, defaultOptions.sheet),
    components: loaded.hash,
    plans: args.list('plans') ?? null,
    players,
  };
}

export function playerNames(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}

/** The seed of game number i of the series that a text names. */
export function seedOf(series: string, i: number): string {
  return base64url(sha256(utf8(`${series}/${i}`)).subarray(0, 16));
}

/** A seed that nobody can foresee. */
export function freshSeed(): string {
  return base64url(randomBytes(16));
}

/** Starts a game, or fails in words if these options make none. */
export function startGame(options: Options, seed: string, { components }: Loaded): Game {
  const started = newGame({ options, seed, components });
  if (!started.ok) throw new Failure(describeRefusal(en, started.refusal, options.edition));
  return started.value;
}
