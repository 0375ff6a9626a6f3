import type { Gain, HintWords } from '../hint.ts';
import { plan, short } from './names.ts';
import { signed } from './phrase.ts';
import { place } from './street.ts';

const THAN: { readonly [B in Parameters<HintWords['reasons']['same']>[0]]: string } = {
  you: 'your current turn',
  regular: 'what a Regular would play',
};

const AGAINST: { readonly [R in Parameters<HintWords['reasons']['winning']>[2]]: string } = {
  others: 'against your opponents',
  opponent: 'against your opponent',
};

const about = (points: number): string => (points === 1 ? 'About 1 point' : `About ${points} points`);

const amount = (points: number): string => (points < 0 ? signed(points) : String(points));
const within = ({ from, to }: Gain): string => `${amount(from)} to ${amount(to)}`;

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
    better: (gain, than) => `${about(gain.points)} more than ${THAN[than]} (${within(gain)}).`,
    same: (than) => `About the same as ${THAN[than]}.`,
    winning: (loss, than, rivals) =>
      loss === undefined
        ? `It scores about the same as ${THAN[than]}, but it’s better ${AGAINST[rivals]}.`
        : `${about(-loss.points)} less than ${THAN[than]} (${within(loss)}), but it’s better ${AGAINST[rivals]}.`,
  },
  rest: 'Other',
  change: signed,
  regular: (turn) => `A Regular would: ${turn}`,
  end: (points) => `Expect about ${amount(points)} points at the end.`,
  practice: 'After a hint, the game counts as practice.',
};
