import { LEVEL_IDS, type LevelId } from 'picket-bots';
import {
  EDITIONS,
  modeOf,
  MODES,
  SHEETS,
  type Box,
  type EditionId,
  type ModeId,
  type Options,
} from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { blockOf, botNames, playersIn } from '../gameOptions.ts';
import { twoColumns } from '../io/table.ts';
import { opponentTable } from './opponentTable.ts';
import { Questions } from './questions.ts';
import type { Terminal } from './terminal.ts';

/** More players should use a device each. */
export const MOST_PLAYERS = 27;

/** The options of a game, and the levels of the bots, which have the last seats. */
export interface Wanted {
  readonly options: Options;
  readonly bots: readonly LevelId[];
}

/** Asks for missing options; undefined if the player has left. */
export async function askOptions(
  terminal: Terminal,
  args: Arguments,
  wanted: Wanted,
  box: Box,
): Promise<Wanted | undefined> {
  const { options: given } = wanted;
  const { text } = terminal.look;
  const { words } = text.setup;
  const asked = new Questions(terminal);
  const edition = args.has('edition')
    ? given.edition
    : await asked.oneOf('edition', editionsFor(args, given, box));
  const mode = args.has('mode') ? given.mode : await askMode(terminal, asked, modesFor(edition, given));
  const opponent = given.opponent ?? (await askOpponent(terminal, asked, edition, mode, box));
  const advanced = args.has('advanced')
    ? given.advanced
    : (await asked.oneOf('game', ['basic', 'advanced'], (value) => words[value])) === 'advanced';
  const sheets = SHEETS.filter((sheet) => blockOf(box, edition).sheets[sheet] !== undefined);
  const sheet = args.has('sheet') ? given.sheet : await asked.oneOf('sheet', sheets, (value) => words[value]);
  const limits = playersIn(edition, mode, box);
  const max = Math.min(limits.max, MOST_PLAYERS);
  const people =
    args.has('players') || args.has('names')
      ? given.players.slice(0, given.players.length - wanted.bots.length)
      : await asked.people(1, max - wanted.bots.length);
  const bots = args.has('bots')
    ? wanted.bots
    : await askBots(terminal, asked, { min: limits.min - people.length, max: max - people.length });
  if (asked.left) return undefined;
  const players = [...people, ...botNames(bots.length, people, text)];
  return { options: { ...given, edition, mode, opponent, advanced, sheet, players }, bots };
}

async function askBots(
  terminal: Terminal,
  asked: Questions,
  range: { readonly min: number; readonly max: number },
): Promise<readonly LevelId[]> {
  if (asked.left || range.max < 1) return [];
  const { columns, text } = terminal.look;
  const { setup, words } = text;
  const list = LEVEL_IDS.map((level) => [setup.level(level), words.levels[level].character] as const);
  terminal.print(['', ...twoColumns(list, columns), '']);
  return asked.bots(LEVEL_IDS, range);
}

/** The options if every question is answered with Enter, so invalid options are reported before any question. */
export function likelyOptions(args: Arguments, given: Options, box: Box): Options {
  const edition = args.has('edition') ? given.edition : (editionsFor(args, given, box)[0] ?? given.edition);
  const mode = args.has('mode') ? given.mode : (modesFor(edition, given)[0] ?? given.mode);
  const first = modeOf(edition, mode)?.hasOpponent === true ? blockOf(box, edition).architects[0]?.id : null;
  return { ...given, edition, mode, opponent: given.opponent ?? first ?? null };
}

/** The editions that support the command-line options; all if none does. */
function editionsFor(args: Arguments, { mode, sheet, opponent }: Options, box: Box): readonly EditionId[] {
  const fitting = EDITIONS.filter((edition) => {
    const { sheets, architects } = blockOf(box, edition);
    return (
      (!args.has('mode') || modeOf(edition, mode) !== undefined) &&
      sheets[sheet] !== undefined &&
      (opponent === null || architects.some(({ id }) => id === opponent))
    );
  });
  return fitting.length === 0 ? EDITIONS : fitting;
}

/** The modes of an edition; an opponent implies its mode. */
function modesFor(edition: EditionId, { opponent }: Options): ModeId[] {
  return MODES.filter((id) => {
    const mode = modeOf(edition, id);
    return mode !== undefined && (opponent === null || mode.hasOpponent);
  });
}

async function askMode(terminal: Terminal, asked: Questions, modes: readonly ModeId[]): Promise<ModeId> {
  const { columns, text } = terminal.look;
  const list = modes.map((mode) => [mode, text.words.modeHints[mode]] as const);
  if (!asked.left && modes.length > 1) {
    terminal.print(['', ...twoColumns(list, columns), '']);
  }
  return asked.oneOf('mode', modes);
}

async function askOpponent(
  terminal: Terminal,
  asked: Questions,
  edition: EditionId,
  mode: ModeId,
  box: Box,
): Promise<string | null> {
  if (asked.left || modeOf(edition, mode)?.hasOpponent !== true) return null;
  const block = blockOf(box, edition);
  const { columns, text } = terminal.look;
  terminal.print(['', ...opponentTable(block, edition, columns, text.words), '']);
  return asked.opponent(block.architects);
}
