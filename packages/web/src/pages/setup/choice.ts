import { EDITIONS, MODES, SHEETS, type EditionId, type ModeId, type SheetId } from 'picket-engine';
import type { LevelName } from 'picket-words';
import { fieldsOf, isText, listOf, oneOf } from '../../platform/guards.ts';
import { text } from '../../text/language.ts';
import { read, write } from '../../platform/storage.ts';
import { playedWith, isSeating, MAX_NAME, newBot, newPerson, type PlayedWith, type Seat } from './seats.ts';

/**
 * What the player wants to play, as last chosen. `settle` decides whether it is possible: an edition or a
 * file may lack something.
 */
export interface Choice {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly sheet: SheetId;
  readonly advanced: boolean;
  /** The id of an opponent; '' for any. */
  readonly opponent: string;
  readonly seats: readonly Seat[];
  readonly city: string;
  readonly plans: PlanChoice;
  /** The hash of the user's file. */
  readonly components: string | null;
}

export const PLAN_WAYS = ['dealt', 'chosen', 'without'] as const;

export interface PlanChoice {
  readonly way: (typeof PLAN_WAYS)[number];
  /** Ids of plans, of any edition: those not in play are kept for later. */
  readonly chosen: readonly string[];
  readonly without: readonly string[];
}

/** The last choice, and the last seats for solo, bots and several people. */
export interface Memory {
  readonly choice: Choice;
  readonly seatings: { readonly [C in PlayedWith]: readonly Seat[] };
}

const KEY = 'picket.choice';
export const MAX_CITY = 24;
const MAX_IDS = 400;

/** Functions, because bots have names in the language of the pages. */
const FIRST_SEATS: { readonly [W in PlayedWith]: () => readonly Seat[] } = {
  alone: () => [newPerson],
  bots: () => [newPerson, newBot([])],
  together: () => [newPerson, newPerson],
};

/** Stored by another version or edited by the user: it may be anything. */
export function recall(found: unknown = read(KEY)): Memory {
  const stored = fieldsOf(found);
  const seatings = fieldsOf(stored['seatings']);
  const plans = fieldsOf(stored['plans']);
  const seating = (kind: PlayedWith): readonly Seat[] => {
    const seats = seatsIn(seatings[kind]);
    return seats !== undefined && playedWith(seats) === kind ? seats : FIRST_SEATS[kind]();
  };
  return {
    choice: {
      edition: oneOf(EDITIONS, stored['edition']) ?? '2018',
      mode: oneOf(MODES, stored['mode']) ?? 'standard',
      sheet: oneOf(SHEETS, stored['sheet']) ?? 'classic',
      advanced: stored['advanced'] === true,
      opponent: textIn(stored['opponent']) ?? '',
      seats: seatsIn(stored['seats']) ?? FIRST_SEATS.alone(),
      city: textIn(stored['city'])?.slice(0, MAX_CITY) ?? text.start.cities[0] ?? '',
      plans: {
        way: oneOf(PLAN_WAYS, plans['way']) ?? 'dealt',
        chosen: idsIn(plans['chosen']),
        without: idsIn(plans['without']),
      },
      components: textIn(stored['components']) ?? null,
    },
    seatings: { alone: seating('alone'), bots: seating('bots'), together: seating('together') },
  };
}

/** Whether a game was ever set up or started here. */
export function hasChosen(): boolean {
  return read(KEY) !== null;
}

export function remember(choice: Choice): void {
  const { seatings } = recall();
  write(KEY, { ...choice, seatings: { ...seatings, [playedWith(choice.seats)]: choice.seats } });
}

/** After a game: a suggested city is replaced by the next one, the player's own stays. */
export function nextCity(city: string): string {
  const { cities } = text.start;
  const at = cities.indexOf(city);
  return city !== '' && at < 0 ? city : (cities[(at + 1) % cities.length] ?? city);
}

function seatsIn(found: unknown): readonly Seat[] | undefined {
  if (!Array.isArray(found)) return undefined;
  const seats = found.map((value): Seat => {
    const { name, level } = fieldsOf(value);
    return { name: textIn(name)?.slice(0, MAX_NAME) ?? '', level: levelIn(level) };
  });
  return isSeating(seats) ? seats : undefined;
}

function levelIn(found: unknown): LevelName | null {
  return oneOf(Object.keys(text.words.levels) as LevelName[], found) ?? null;
}

function idsIn(found: unknown): readonly string[] {
  return listOf(found, isText).slice(0, MAX_IDS);
}

function textIn(found: unknown): string | undefined {
  return isText(found) ? found : undefined;
}
