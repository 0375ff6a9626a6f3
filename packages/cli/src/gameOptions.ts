import { randomBytes } from 'node:crypto';
import {
  base64url,
  componentsOf,
  defaultOptions,
  EDITIONS,
  modeOf,
  MODES,
  newGame,
  RULES_VERSION,
  sha256,
  SHEETS,
  utf8,
  type Box,
  type EditionBlock,
  type EditionId,
  type Game,
  type ModeId,
  type Options,
} from 'picket-engine';
import { describeRejection, en } from 'picket-words';
import type { Arguments } from './arguments.ts';
import type { OptionSpec } from './command.ts';
import { Failure } from './failure.ts';
import { COMPONENTS } from './io/components.ts';

/** Options that define a game. */
export const GAME_OPTIONS = {
  edition: { value: EDITIONS.join('|'), about: `Edition of the game (default ${defaultOptions.edition})` },
  mode: {
    value: MODES.join('|'),
    about: `Game mode; 2023 has standard and aaa (default ${defaultOptions.mode})`,
  },
  opponent: { value: 'ID', about: 'Opponent of the aaa mode, such as 2018-aaa-3' },
  advanced: { about: 'With roundabouts and advanced plans', negatable: true },
  sheet: { value: SHEETS.join('|'), about: 'Score sheet; blueprint is 2023 only (default classic)' },
  plans: {
    value: 'ID,ID,ID',
    about: 'Play with these three plans, listed by picket components (default: dealt)',
  },
  components: COMPONENTS,
} satisfies { readonly [name: string]: OptionSpec };

export const MAX_PLAYERS = 10_000;

/** The game options, with the named players or as few as the mode allows. */
export function optionsFrom(
  args: Arguments,
  box: Box,
  players?: readonly string[],
  mode: ModeId = args.oneOf('mode', MODES, defaultOptions.mode),
): Options {
  const edition = args.oneOf('edition', EDITIONS, defaultOptions.edition);
  return {
    ...defaultOptions,
    edition,
    mode,
    opponent: args.text('opponent') ?? null,
    advanced: args.on('advanced'),
    sheet: args.oneOf('sheet', SHEETS, defaultOptions.sheet),
    components: box.hash,
    plans: args.list('plans') ?? null,
    players: players ?? playerNames(playersIn(edition, mode, box).min),
  };
}

export function blockOf(box: Box, edition: EditionId): EditionBlock {
  const block = componentsOf(box).editions[edition];
  if (block === undefined) throw new Error(`No components for ${edition}.`);
  return block;
}

/** The number of players; the engine rejects a mode that the edition lacks. */
export function playersIn(edition: EditionId, mode: ModeId, box: Box) {
  return modeOf(edition, mode)?.players(blockOf(box, edition)) ?? { min: 1, max: 1 };
}

export function playerNames(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}

/** Names for bots, other than those of the people. */
export function botNames(count: number, people: readonly string[]): string[] {
  const free = en.botNames.filter((name) => !people.includes(name));
  return Array.from({ length: count }, (_, i) => free[i] ?? `Bot ${i + 1}`);
}

/** The seed of game i in a series. */
export function seedOf(series: string, i: number): string {
  return base64url(sha256(utf8(`${series}/${i}`)).subarray(0, 16));
}

/** A random seed. */
export function freshSeed(): string {
  return base64url(randomBytes(16));
}

/** Starts a game; throws a Failure if the options are invalid. */
export function startGame(options: Options, seed: string, box: Box, rules = RULES_VERSION): Game {
  const started = newGame({ options, seed, box, rules });
  if (started.ok) return started.value;
  const sentence = describeRejection(en, started.rejection, options.edition);
  if (started.rejection.code !== 'choose-an-opponent') throw new Failure(sentence);
  const ids = blockOf(box, options.edition).architects.map(({ id }) => id);
  throw new Failure(`${sentence} --opponent takes ${ids.join(', ')}.`);
}
