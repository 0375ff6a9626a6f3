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
import type { Arguments } from './arguments.ts';
import type { OptionSpec } from './command.ts';
import { Failure } from './failure.ts';
import { COMPONENTS } from './io/components.ts';
import type { Text } from './text/text.ts';

/** Options that define a game. */
export const GAME_OPTIONS = {
  edition: {
    value: () => EDITIONS.join('|'),
    about: ({ commands }) => commands.game.edition(defaultOptions.edition),
  },
  mode: { value: () => MODES.join('|'), about: ({ commands }) => commands.game.mode(defaultOptions.mode) },
  opponent: { value: ({ help }) => help.values.id, about: ({ commands }) => commands.game.opponent },
  advanced: { about: ({ commands }) => commands.game.advanced, negatable: true },
  sheet: {
    value: () => SHEETS.join('|'),
    about: ({ commands }) => commands.game.sheet(defaultOptions.sheet),
  },
  plans: { value: ({ help }) => help.values.plans, about: ({ commands }) => commands.game.plans },
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
    players: players ?? seatNames(playersIn(edition, mode, box).min),
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

/** Names that are the same in every language, so the same seed gives the same record. */
export function seatNames(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
}

/** Default names for people. */
export function playerNames(count: number, { setup }: Text): string[] {
  return Array.from({ length: count }, (_, seat) => setup.player(seat + 1));
}

/** Names for bots that differ from those of the people. */
export function botNames(count: number, people: readonly string[], { words, setup }: Text): string[] {
  const free = words.botNames.filter((name) => !people.includes(name));
  return Array.from({ length: count }, (_, i) => free[i] ?? setup.bot(i + 1));
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
  const { rejection } = started;
  const { edition } = options;
  if (rejection.code !== 'choose-an-opponent') throw new Failure('rejected', rejection, edition);
  const ids = blockOf(box, edition).architects.map(({ id }) => id);
  throw new Failure('choose-opponent', rejection, edition, ids);
}
