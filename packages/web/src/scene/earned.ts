import { SLOTS, type SheetDescription } from 'picket-engine';
import type { Effect } from '../text/facts.ts';
import { sum } from '../platform/sum.ts';
import type { Place } from './place.ts';
import { pointsOf, type Part } from './parts.ts';
import type { Moment } from './scene.ts';
import { TRACKS } from './tracks.ts';

/** Points gained or lost at one place. */
export interface Earned {
  readonly part: Part;
  readonly at: Place;
  readonly points: number;
  /** Whether an estate was completed there. */
  readonly completes: boolean;
}

/** Where the score differs between two moments. The points add up to the difference of the totals. */
export function earnedBetween(before: Moment, after: Moment): Earned[] {
  const was = before.score;
  const is = after.score;
  const plans = SLOTS.map((slot, i) =>
    at('plans', { kind: 'plan', slot }, (is.plans[i] ?? 0) - (was.plans[i] ?? 0)),
  );
  const parks = is.parks.map((points, street) =>
    at('parks', { kind: 'park', street }, points - (was.parks[street] ?? 0)),
  );
  const tracks = TRACKS.map((track) =>
    at(track, { kind: 'track', track }, pointsOf(is, track) - pointsOf(was, track)),
  );
  return [...plans, ...parks, ...tracks, ...estates(before.sheet, after.sheet)].filter(
    ({ points, completes }) => points !== 0 || completes,
  );
}

/** A summary of these points. */
export function effectOf(before: Moment, after: Moment): Effect {
  const earned = earnedBetween(before, after);
  const sizes = earned.flatMap((one) => (one.completes && one.at.kind === 'estate' ? [one.at.size] : []));
  return { estates: sizes.toSorted((a, b) => a - b), points: sum(earned.map(({ points }) => points)) };
}

const at = (part: Part, place: Place, points: number): Earned => ({
  part,
  at: place,
  points,
  completes: false,
});

/** Completed and split estates at their own place, a raised value at its column. */
function estates(before: SheetDescription, after: SheetDescription): Earned[] {
  const had = completeIn(before);
  const has = completeIn(after);
  const worth = ({ improve }: SheetDescription, size: number) => improve[size - 1]?.value ?? 0;
  const added = has
    .filter((estate) => !holds(had, estate))
    .map((estate) => ({ ...at('estates', estate, worth(after, estate.size)), completes: true }));
  const lost = had
    .filter((estate) => !holds(has, estate))
    .map((estate) => at('estates', estate, -worth(before, estate.size)));
  const raised = after.improve.map((_, i) => {
    const size = i + 1;
    const kept = has.filter((estate) => estate.size === size && holds(had, estate)).length;
    return at('estates', { kind: 'value', size }, kept * (worth(after, size) - worth(before, size)));
  });
  return [...added, ...lost, ...raised];
}

type EstatePlace = Extract<Place, { readonly kind: 'estate' }>;

function completeIn({ streets }: SheetDescription): EstatePlace[] {
  return streets.flatMap(({ estates }, street) =>
    estates
      .filter(({ state }) => state === 'complete')
      .map(({ first, size }) => ({ kind: 'estate', street, first, size })),
  );
}

function holds(estates: readonly EstatePlace[], { street, first, size }: EstatePlace): boolean {
  return estates.some((other) => other.street === street && other.first === first && other.size === size);
}
