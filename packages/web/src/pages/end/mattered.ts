import { describeSheet, SLOTS, type Slot, type State } from 'picket-engine';
import { ACTION, listTargets, MAX_ROWS, NONE } from 'picket-engine/fast';
import { wantedEstates } from '../../scene/planEstates.ts';
import { isLost, type Column, type Row } from './result.ts';

/** A plan that one more mark would have met. */
export interface NearMiss {
  readonly slot: Slot;
  readonly by: 'fence' | 'house' | 'temp';
}

/** The first plan that a seat missed by one mark; undefined if there is none. */
export function nearMissOf(state: State, seat: number): NearMiss | undefined {
  for (const [i, slot] of SLOTS.entries()) {
    if (state.sheets[seat]?.plan(i) !== NONE) continue;
    const by = (['fence', 'house', 'temp'] as const).find((mark) => wouldMeet[mark](state, seat, i));
    if (by !== undefined) return { slot, by };
  }
  return undefined;
}

const wouldMeet: {
  readonly [M in NearMiss['by']]: (state: State, seat: number, slot: number) => boolean;
} = {
  /** Whether a legal fence would meet the plan. */
  fence: ({ rules, sheets }, seat, slot) => {
    const plan = rules.plans[slot];
    const sheet = sheets[seat];
    if (plan === undefined || sheet === undefined) return false;
    const rows = new Int32Array(MAX_ROWS);
    const streets = listTargets(sheet, ACTION.FENCE, { street: NONE, house: NONE }, rows);
    for (let street = 0; street < streets; street++) {
      for (let gap = 0; gap < 32; gap++) {
        if ((((rows[street] ?? 0) >> gap) & 1) === 0) continue;
        const fenced = sheet.copy();
        fenced.putFence(street, gap);
        if (plan.condition.ways(fenced, plan) > 0) return true;
      }
    }
    return false;
  },
  /** Whether one estate is missing, and an estate of that size lacks one house. */
  house: ({ rules, sheets }, seat, slot) => {
    const { when } = rules.plans[slot] ?? {};
    const sheet = sheets[seat];
    if (when?.type !== 'estates' || when.poolsEach !== undefined || when.bisEach !== undefined || !sheet) {
      return false;
    }
    const described = describeSheet(sheet);
    const missing = wantedEstates(when, described, false).filter(({ have }) => !have);
    return (
      missing.length === 1 &&
      described.streets.some(({ estates }) =>
        estates.some((estate) => estate.size === missing[0]?.size && estate.missing === 1),
      )
    );
  },
  temp: ({ rules, sheets }, seat, slot) => {
    const { when } = rules.plans[slot] ?? {};
    return when?.type === 'temps' && sheets[seat]?.temps === when.count - 1;
  },
};

/** The part of the score in which a row is ahead of all others by the most; undefined if it leads in none. */
export function bestPartOf(row: Row, rows: readonly Row[], columns: readonly Column[]): Column | undefined {
  const leads = columns.flatMap((column, i) => {
    const own = row.points[i] ?? 0;
    const next = Math.max(...rows.filter((other) => other !== row).map(({ points }) => points[i] ?? 0));
    return isLost(column) || own <= 0 || own <= next ? [] : [{ column, ahead: own - next }];
  });
  return leads.toSorted((a, b) => b.ahead - a.ahead)[0]?.column;
}
