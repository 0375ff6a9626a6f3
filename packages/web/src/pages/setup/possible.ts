import {
  MODES,
  modeOf,
  rejection,
  SHEETS,
  type Components,
  type EditionBlock,
  type EditionId,
  type Mode,
  type ModeId,
  type SheetId,
} from 'picket-engine';
import { setupPage } from '../../text/language.ts';
import { rejectionSentence } from '../../text/rejectionSentence.ts';
import type { Choice } from './choice.ts';
import { MAX_SEATS, newBot, peopleIn, type Seat } from './seats.ts';

/** Which choices the engine can play, and why not the others. */

export function blockOf(components: Components, edition: EditionId): EditionBlock {
  const block = components.editions[edition];
  if (block === undefined) throw new Error(`There is no edition ${edition}.`);
  return block;
}

/** In one sentence; undefined for a playable mode. */
export function whyNotMode(edition: EditionId, id: ModeId, { architects }: EditionBlock): string | undefined {
  const mode = modeOf(edition, id);
  if (mode === undefined) {
    return rejectionSentence(rejection('mode-not-in-edition', { mode: id, edition }));
  }
  return mode.hasOpponent && architects.length === 0 ? setupPage.opponent.none : undefined;
}

export function whyNotSheet(
  edition: EditionId,
  sheet: SheetId,
  { sheets }: EditionBlock,
): string | undefined {
  if (sheets[sheet] !== undefined) return undefined;
  return rejectionSentence(rejection('sheet-not-in-edition', { sheet, edition }));
}

/** How many players can share this device. */
export function seatsFor(edition: EditionId, id: ModeId, block: EditionBlock): Range {
  const { min, max } = modeOf(edition, id)?.players(block) ?? { min: 1, max: 1 };
  return { min, max: Math.min(max, MAX_SEATS) };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The playable game closest to a choice. */
export function settle(choice: Choice, components: Components): Choice {
  const { edition } = choice;
  const block = blockOf(components, edition);
  const mode = nearest(MODES, choice.mode, (id) => whyNotMode(edition, id, block) === undefined);
  const sheet = nearest(SHEETS, choice.sheet, (id) => whyNotSheet(edition, id, block) === undefined);
  return {
    ...choice,
    mode,
    sheet,
    opponent: opponentIn(block, choice.opponent),
    seats: seated(choice.seats, seatsFor(edition, mode, block)),
  };
}

export function theMode({ edition, mode }: Pick<Choice, 'edition' | 'mode'>): Mode {
  const found = modeOf(edition, mode);
  if (found === undefined) throw new Error('A choice that was not settled.');
  return found;
}

function nearest<T>(all: readonly T[], wished: T, isPossible: (one: T) => boolean): T {
  return isPossible(wished) ? wished : (all.find(isPossible) ?? wished);
}

/** An opponent that scores nothing is never the default. */
function opponentIn({ architects }: EditionBlock, wished: string): string {
  const found =
    architects.find(({ id }) => id === wished) ??
    architects.find(({ scores = true }) => scores) ??
    architects[0];
  return found?.id ?? '';
}

/** Bots fill empty seats, and are removed first. */
function seated(seats: readonly Seat[], { min, max }: Range): readonly Seat[] {
  let all = seats;
  while (all.length < min) all = [...all, newBot(all)];
  while (all.length > max) {
    const last = all.findLastIndex(({ level }) => level !== null || peopleIn(all) === all.length);
    all = all.toSpliced(last, 1);
  }
  return all;
}
