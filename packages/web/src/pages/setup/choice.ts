import { EDITIONS, MODES, SHEETS, type EditionId, type ModeId, type SheetId } from 'picket-engine';
import type { LevelName } from 'picket-words';
import { fieldsOf, isText, listOf, oneOf } from '../../platform/guards.ts';
import { text } from '../../text/language.ts';
import { read, write } from '../../platform/storage.ts';
import { readStyle } from '../../authority/seating.ts';
import { playedWith, isSeating, MAX_NAME, newBot, newPerson, type PlayedWith, type Seat } from './seats.ts';

/**
 * What the player chose last. It may be impossible, because an edition or a file lacks something: `settle` finds the
 * closest playable game.
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
  /** Whether the odds lens is allowed. */
  readonly odds: boolean;
  /** The hash of the user's file. */
  readonly components: string | null;
}

export const PLAN_WAYS = ['dealt', 'chosen', 'without'] as const;

export interface PlanChoice {
  readonly way: (typeof PLAN_WAYS)[number];
  /** Ids of plans of any edition; those not in play are kept for later. */
  readonly chosen: readonly string[];
  readonly without: readonly string[];
}

/** The options besides the players, in the order of the page. */
export const PARTS = ['edition', 'mode', 'sheet', 'advanced', 'plans', 'city', 'odds', 'components'] as const;
export type Part = (typeof PARTS)[number];

/** The simplest game: what a newcomer plays. */
const SIMPLEST = {
  edition: '2018',
  mode: 'standard',
  sheet: 'classic',
  advanced: false,
  plans: { way: 'dealt', chosen: [], without: [] },
  odds: true,
  components: null,
} as const satisfies Partial<Choice>;

const IS_USED: { readonly [P in Part]: (choice: Choice) => boolean } = {
  edition: ({ edition }) => edition !== SIMPLEST.edition,
  mode: ({ mode }) => mode !== SIMPLEST.mode,
  sheet: ({ sheet }) => sheet !== SIMPLEST.sheet,
  advanced: ({ advanced }) => advanced,
  plans: ({ plans }) => plans.way !== SIMPLEST.plans.way,
  /** Only a name of the player’s own counts, not a suggested one. */
  city: ({ city }) => city !== '' && !text.start.cities.includes(city),
  odds: ({ odds }) => !odds,
  components: ({ components }) => components !== null,
};

/** The options that differ from the simplest game. */
export function partsUsed(choice: Choice): Part[] {
  return PARTS.filter((part) => IS_USED[part](choice));
}

/** The last choice, the last seats for each kind of game, and the options ever used. */
export interface Memory {
  readonly choice: Choice;
  readonly used: readonly Part[];
  readonly seatings: { readonly [C in PlayedWith]: readonly Seat[] };
}

const KEY = 'picket.choice';
export const MAX_CITY = 24;
const MAX_IDS = 400;

/** Functions, because bots have names in the current language. The first bot is a weak one. */
const FIRST_SEATS: { readonly [W in PlayedWith]: () => readonly Seat[] } = {
  alone: () => [newPerson],
  bots: () => [newPerson, { ...newBot([]), level: 'newcomer' }],
  together: () => [newPerson, newPerson],
};

/** Stored by another version or edited by the user: it may be anything. */
export function loadChoices(found: unknown = read(KEY)): Memory {
  const stored = fieldsOf(found);
  const seatings = fieldsOf(stored['seatings']);
  const plans = fieldsOf(stored['plans']);
  const seating = (kind: PlayedWith): readonly Seat[] => {
    const seats = seatsIn(seatings[kind]);
    return seats !== undefined && playedWith(seats) === kind ? seats : FIRST_SEATS[kind]();
  };
  const choice: Choice = {
    edition: oneOf(EDITIONS, stored['edition']) ?? SIMPLEST.edition,
    mode: oneOf(MODES, stored['mode']) ?? SIMPLEST.mode,
    sheet: oneOf(SHEETS, stored['sheet']) ?? SIMPLEST.sheet,
    advanced: stored['advanced'] === true,
    opponent: textIn(stored['opponent']) ?? '',
    seats: seatsIn(stored['seats']) ?? FIRST_SEATS.bots(),
    city: textIn(stored['city'])?.slice(0, MAX_CITY) ?? text.start.cities[0] ?? '',
    plans: {
      way: oneOf(PLAN_WAYS, plans['way']) ?? SIMPLEST.plans.way,
      chosen: idsIn(plans['chosen']),
      without: idsIn(plans['without']),
    },
    odds: stored['odds'] !== false,
    components: textIn(stored['components']) ?? SIMPLEST.components,
  };
  const used = [...partsUsed(choice), ...listOf(stored['used'], isPart)];
  return {
    choice,
    used: PARTS.filter((part) => used.includes(part)),
    seatings: { alone: seating('alone'), bots: seating('bots'), together: seating('together') },
  };
}

/** Whether a game was ever set up or started here. */
export function hasChosen(): boolean {
  return read(KEY) !== null;
}

export function saveChoice(choice: Choice): void {
  const { seatings, used } = loadChoices();
  write(KEY, {
    ...choice,
    used: [...used, ...partsUsed(choice).filter((part) => !used.includes(part))],
    seatings: { ...seatings, [playedWith(choice.seats)]: choice.seats },
  });
}

/** The default for newcomers: a game against one weak bot. */
export function firstChoice(): Choice {
  return loadChoices(null).choice;
}

/** The city of the next game: the next suggestion, or the player's own name again. */
export function nextCity(city: string): string {
  const { cities } = text.start;
  const at = cities.indexOf(city);
  return city !== '' && at < 0 ? city : (cities[(at + 1) % cities.length] ?? city);
}

function seatsIn(found: unknown): readonly Seat[] | undefined {
  if (!Array.isArray(found)) return undefined;
  const seats = found.map((value): Seat => {
    const { name, level, style } = fieldsOf(value);
    const own = readStyle(style);
    return {
      name: textIn(name)?.slice(0, MAX_NAME) ?? '',
      level: levelIn(level),
      ...(own && { style: own }),
    };
  });
  return isSeating(seats) ? seats : undefined;
}

function isPart(found: unknown): found is Part {
  return oneOf(PARTS, found) !== undefined;
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
