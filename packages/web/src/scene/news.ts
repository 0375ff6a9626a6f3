import { SLOTS, type Slot, type Spot, type State, type TurnStep } from 'picket-engine';
import type { IconName } from '../art/icons.ts';

/** What a player did in the last round, for a line of icons. */
export interface NewsModel {
  /** The number that was written, and where. */
  readonly written?: {
    readonly number: number;
    readonly spot: Spot;
    /** How many houses each street has. */
    readonly streets: readonly number[];
  };
  /** What was done with it, or instead. */
  readonly icons: readonly IconName[];
  /** How much a temp changed the number. */
  readonly temp?: number;
  /** The plans that were claimed, and what each is worth to the player. */
  readonly plans: readonly { readonly slot: Slot; readonly points: number }[];
}

/** Among more players, only those who claimed a plan are news. */
const MAX_SHOWN = 11;

/** Whose news is shown. */
export function newsShown<S extends { readonly news?: NewsModel | undefined }>(
  seats: readonly S[],
): readonly S[] {
  const all = seats.filter(({ news }) => news !== undefined);
  if (all.length <= MAX_SHOWN) return all;
  return all.filter(({ news }) => news?.plans.length !== 0).slice(0, MAX_SHOWN);
}

/** Undefined in the first round. */
export function newsOf(state: State, seat: number): NewsModel | undefined {
  const steps = state.rounds.at(-1)?.turns[seat];
  const sheet = state.sheets[seat];
  if (steps === undefined || sheet === undefined) return undefined;
  const write = steps.find((step) => step.do === 'write');
  const temp = steps.find((step) => step.do === 'temp')?.by ?? 0;
  return {
    ...(write && {
      written: { number: write.number, spot: write.at, streets: [...state.rules.layout.lengths] },
    }),
    icons: steps.flatMap((step) => ICON_OF[step.do] ?? []),
    ...(temp === 0 ? {} : { temp }),
    plans: steps.flatMap((step) =>
      step.do === 'plan' ? [{ slot: step.slot, points: sheet.plan(SLOTS.indexOf(step.slot)) }] : [],
    ),
  };
}

/** About how wide the icons are, in ems. */
export function newsWidth({ written, icons, temp, plans }: NewsModel): number {
  return 2 + (written ? 3.8 : 0) + icons.length * 1.9 + (temp === undefined ? 0 : 1.6) + plans.length * 5;
}

/** Numbers and plans are shown as such, a choice by what was done with it. */
const ICON_OF: { readonly [K in TurnStep['do']]?: IconName } = {
  fence: 'fence',
  improve: 'improve',
  park: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
  roundabout: 'roundabout',
  refuse: 'refusal',
};
