import { SLOTS, type Slot } from 'picket-engine';
import type { Moment, Viewer } from './moment.ts';
import type { Story } from './story.ts';

/** Something worth jumping to. */
export interface Event extends Moment {
  /** The claimed plan; undefined for a permit refusal. */
  readonly plan?: Slot;
  /** What the plan scored. */
  readonly points?: number;
}

/** Every claimed plan and every refusal, in order; only those of one seat in a seat's view. */
export function eventsIn(story: Story, viewer: Viewer): Event[] {
  return story.record.rounds.flatMap(({ turns }, round) =>
    turns.flatMap((steps, seat) => {
      if (viewer !== undefined && viewer !== seat) return [];
      return steps.flatMap((step): Event[] => {
        if (step.do === 'refuse') return [{ round, stage: 1, seat }];
        if (step.do !== 'plan') return [];
        const points = story.games[round + 1]?.state.sheets[seat]?.plan(SLOTS.indexOf(step.slot)) ?? 0;
        return [{ round, stage: 3, seat, plan: step.slot, points }];
      });
    }),
  );
}

/** The next event, by round, stage and seat. */
export function nextEvent(events: readonly Event[], now: Moment): Event | undefined {
  return events.toSorted((a, b) => order(a) - order(b)).find((event) => order(event) > order(now));
}

export function previousEvent(events: readonly Event[], now: Moment): Event | undefined {
  return events.toSorted((a, b) => order(a) - order(b)).findLast((event) => order(event) < order(now));
}

const SEATS = 100_000;

function order({ round, stage, seat }: Moment): number {
  return (round * 4 + stage) * SEATS + seat;
}
