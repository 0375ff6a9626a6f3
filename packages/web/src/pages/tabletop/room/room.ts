import { isUnknown, scoresOf, SLOTS, STREETS, type Slot, type State } from 'picket-engine';
import type { SeatInfo } from 'picket-protocol';

/** Statistics of a room of many players, from the public state alone. */

export interface Took {
  /** The card, from 0; undefined for refusals. */
  readonly offer: number | undefined;
  readonly count: number;
}

/** How many players picked each card in the previous round. */
export function tookIn({ rounds }: State): readonly Took[] {
  const last = rounds.at(-1);
  if (last === undefined || last.cards.kind !== 'offers') return [];
  const chosen = last.turns.flatMap((steps) =>
    steps.flatMap((step) => (step.do === 'choose' && 'offer' in step ? [step.offer] : [])),
  );
  const refused = last.turns.filter((steps) => steps.some((step) => step.do === 'refuse')).length;
  const offers = last.cards.offers.map((_, offer) => ({
    offer,
    count: chosen.filter((other) => other === offer).length,
  }));
  return [...offers, { offer: undefined, count: refused }];
}

export interface Race {
  readonly slot: Slot;
  readonly have: number;
  /** Who claimed it first, possibly several in the same round, and the round, from 0. */
  readonly first: { readonly seats: readonly number[]; readonly round: number } | undefined;
}

export function racesIn({ rounds, sheets, firsts }: State): readonly Race[] {
  return SLOTS.map((slot, i) => {
    const round = firsts[i] ?? -1;
    const seats = (rounds[round]?.turns ?? []).flatMap((steps, seat) =>
      steps.some((step) => step.do === 'plan' && step.slot === slot) ? [seat] : [],
    );
    return {
      slot,
      have: sheets.filter((sheet) => sheet.plan(i) >= 0).length,
      first: round < 0 ? undefined : { seats, round },
    };
  });
}

export interface Ranked {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
}

/** Everyone whose sheet is known, by points so far. */
export function standingsIn(state: State): readonly Ranked[] {
  const scores = scoresOf(state);
  const sorted = scores
    .flatMap(({ total }, seat) => (isUnknown(state, seat) ? [] : [{ seat, total }]))
    .toSorted((a, b) => b.total - a.total || a.seat - b.seat);
  return sorted.map((row) => ({ ...row, rank: 1 + sorted.findIndex(({ total }) => total === row.total) }));
}

export interface Team {
  readonly name: string;
  readonly players: number;
  readonly average: number;
}

/** Players whose towns have the same name are a team; its points are their average. */
export function teamsIn(seats: readonly SeatInfo[], standings: readonly Ranked[]): readonly Team[] {
  const totals = new Map(standings.map(({ seat, total }) => [seat, total]));
  const teams = Map.groupBy(
    seats.filter(({ seat, city }) => city !== '' && totals.has(seat)),
    ({ city }) => city,
  );
  return [...teams]
    .filter(([, members]) => members.length > 1)
    .map(([name, members]) => ({
      name,
      players: members.length,
      average: members.reduce((sum, { seat }) => sum + (totals.get(seat) ?? 0), 0) / members.length,
    }))
    .toSorted((a, b) => b.average - a.average);
}

/** How close the closest player is to each end of the game. */
export interface Closest {
  readonly how: 'plans' | 'refusals' | 'full';
  readonly seat: number;
  readonly left: number;
  readonly of: number;
}

export function closestIn(state: State): readonly Closest[] {
  const known = [...state.sheets.entries()].filter(([seat]) => !isUnknown(state, seat));
  const nearest = (how: Closest['how'], of: number, left: (sheet: State['sheets'][number]) => number) => {
    const all = known.map(([seat, sheet]) => ({ how, seat, left: left(sheet), of }));
    const [first] = all.toSorted((a, b) => a.left - b.left);
    return first === undefined || first.left === of ? [] : [first];
  };
  const refusals = (state.rules.layout.refusals.length ?? 1) - 1;
  const houses = state.rules.layout.lengths.reduce((sum: number, length: number) => sum + length, 0);
  return [
    ...nearest('plans', SLOTS.length, (sheet) => SLOTS.filter((_, i) => sheet.plan(i) < 0).length),
    ...nearest('refusals', refusals, (sheet) => refusals - sheet.refusals),
    ...nearest('full', houses, (sheet) => {
      let empty = 0;
      for (let street = 0; street < STREETS; street++) {
        for (let rest = sheet.empty(street); rest !== 0; rest &= rest - 1) empty++;
      }
      return empty;
    }),
  ];
}
