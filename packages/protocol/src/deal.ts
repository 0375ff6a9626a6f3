import type { Options } from 'picket-engine';
import type { GameOptions } from './shapes.ts';

/**
 * The public rule of the deals of the day and of the week. It fixes everything but the cards: the game, the versions of
 * rules and data, and the times. Days and weeks are those of UTC.
 */

export const DEAL_KINDS = ['day', 'week'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** The content of a deal, and its times. */
export interface DealRule {
  /** “2026-11-18”, or “2026-W47” for a week (ISO 8601). */
  readonly id: string;
  readonly kind: DealKind;
  /** The times in milliseconds: from this one, and until before that one. */
  readonly opens: number;
  readonly ends: number;
  /** A sealed game counts if it is over before this moment. */
  readonly closes: number;
  readonly options: GameOptions;
  readonly rules: number;
  readonly data: number;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** 1970-01-01 was a Thursday: the Monday before. */
const FIRST_MONDAY = -3 * DAY;

const game = (edition: GameOptions['edition'], part: Partial<GameOptions> = {}): GameOptions => ({
  edition,
  mode: 'standard',
  advanced: false,
  sheet: 'classic',
  opponent: null,
  plans: null,
  ...part,
});

/** From Monday to Sunday. Never change an entry for days that have been dealt: results would no longer match. */
const DAYS = [
  game('2018', { mode: 'solo' }),
  game('2018'),
  game('2018', { mode: 'solo', advanced: true }),
  game('2023'),
  game('2018', { advanced: true }),
  game('2023', { advanced: true }),
  game('2018', { mode: 'solo' }),
] as const;

/** By the number of the week. */
const WEEKS = [game('2018', { advanced: true }), game('2023', { advanced: true })] as const;

/** The versions of deals, by the time from which they apply. A new version begins on a future Monday. */
const VERSIONS: readonly { readonly from: number; readonly rules: number; readonly data: number }[] = [
  { from: 0, rules: 2, data: 1 },
];

/** The deal of the day or week that contains this moment. */
export function dealAt(kind: DealKind, time: number): DealRule {
  return kind === 'day' ? dayFrom(Math.floor(time / DAY) * DAY) : weekFrom(mondayOf(time));
}

/** The next deal. */
export function dealAfter({ kind, ends }: DealRule): DealRule {
  return dealAt(kind, ends);
}

/** The previous deal. */
export function dealBefore({ kind, opens }: DealRule): DealRule {
  return dealAt(kind, opens - 1);
}

/** The deal with this id; undefined if there is none. */
export function dealOf(id: string): DealRule | undefined {
  const [, year = '', week] = /^(\d{4})-W(\d{2})$/.exec(id) ?? [];
  // The 4th of January is in the first week of its year.
  const time =
    week === undefined
      ? Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(id) ? id : '')
      : mondayOf(Date.UTC(Number(year), 0, 4)) + (Number(week) - 1) * WEEK;
  if (!Number.isFinite(time)) return undefined;
  const found = dealAt(week === undefined ? 'day' : 'week', time);
  return found.id === id ? found : undefined;
}

/** The options of a game of this deal. */
export function dealOptions({ options }: Pick<DealRule, 'options'>, name: string): Options {
  return { ...options, components: null, players: [name] };
}

function dayFrom(opens: number): DealRule {
  const weekday = Math.floor((opens - FIRST_MONDAY) / DAY) % DAYS.length;
  const id = new Date(opens).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return deal('day', id, { opens, ends: opens + DAY, options: DAYS[weekday] as GameOptions });
}

function weekFrom(opens: number): DealRule {
  // A week belongs to the year of its Thursday.
  const year = new Date(opens + 3 * DAY).getUTCFullYear();
  const first = mondayOf(Date.UTC(year, 0, 4));
  const nr = Math.round((opens - first) / WEEK) + 1;
  const id = `${String(year).padStart(4, '0')}-W${String(nr).padStart(2, '0')}`;
  return deal('week', id, { opens, ends: opens + WEEK, options: WEEKS[nr % WEEKS.length] as GameOptions });
}

/** The Monday of a moment's week. */
function mondayOf(time: number): number {
  return Math.floor((time - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY;
}

function deal(kind: DealKind, id: string, times: Pick<DealRule, 'opens' | 'ends' | 'options'>): DealRule {
  const { rules, data } = VERSIONS.findLast(({ from }) => from <= times.opens) ?? { rules: 1, data: 1 };
  return { id, kind, ...times, closes: times.ends + DAY, rules, data };
}
