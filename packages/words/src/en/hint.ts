import type { HintWords } from '../hint.ts';
import { plan, short } from './names.ts';
import { signed } from './phrase.ts';
import { place } from './street.ts';

const THAN: { readonly [B in Parameters<HintWords['reasons']['close']>[0]]: string } = {
  you: 'your current turn',
  regular: 'what a Regular would play',
};

const AGAINST: { readonly [R in Parameters<HintWords['reasons']['winning']>[2]]: string } = {
  others: 'against your opponents',
  opponent: 'against your opponent',
};

const about = (points: number): string => {
  if (points === 0.5) return 'About half a point';
  return points === 1 ? 'About 1 point' : `About ${points} points`;
};

/** A hint in English. */
export const enHint: HintWords = {
  steps: {
    take: (number, action) => `Pick ${number} with ${short[action]}.`,
    refuse: 'Take the permit refusal.',
    refuseGiving: (number, action) =>
      `Take the permit refusal and give away ${number} with ${short[action]}.`,
    temp: (by) => (by === 0 ? 'Use a temp and keep the number.' : `Change the number by ${signed(by)}.`),
    write: (number, spot, streets) => `Write ${number} in ${place(spot, streets)}.`,
    fence: (spot, streets) => `Put up a fence after ${place(spot, streets)}.`,
    improve: (size) => `Raise the value of estates of ${size}.`,
    park: 'Cross a park box.',
    pool: 'Build the pool.',
    bis: (number, spot, streets) => `Write a bis of ${number} in ${place(spot, streets)}.`,
    roundabout: (spot, streets) => `Build a roundabout in ${place(spot, streets)}.`,
    plan: (slot, edition) => `Claim ${plan(slot, edition)}.`,
    reshuffle: 'Ask for a reshuffle.',
  },
  sentences: (parts) => parts.join(' '),
  reasons: {
    clear: 'Clearly the best move.',
    yours: 'Your current turn is as good as any: keep it.',
    better: (points, than) => `${about(points)} more than ${THAN[than]}.`,
    close: (than) => `Only slightly better than ${THAN[than]}.`,
    winning: (points, than, rivals) =>
      points < 0
        ? `${about(-points)} less than ${THAN[than]}, but it’s better ${AGAINST[rivals]}.`
        : `It scores about the same as ${THAN[than]}, but it’s better ${AGAINST[rivals]}.`,
  },
  rest: 'Other',
  change: signed,
  regular: (turn) => `A Regular would: ${turn}`,
  end: (points) => `Expect about ${points < 0 ? signed(points) : points} points at the end.`,
  practice: 'After a hint, the game counts as practice.',
};
