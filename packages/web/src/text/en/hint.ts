import type { Beside, HintText } from '../hintText.ts';
import { signed } from '../signed.ts';
import { plural } from './phrase.ts';

const THAN: { readonly [B in Beside]: string } = {
  you: 'your turn as it stands',
  regular: 'what a Regular would play',
};

const place = (street: string, house: number): string => `${street}, house ${house}`;

const about = (points: number, own = ''): string =>
  points === 0.5 ? `About half a point${own}` : `About ${points} ${plural(points, 'point', 'points')}${own}`;

export const hint: HintText = {
  title: 'What a Master would do',
  thinking: 'The Master looks at your sheet …',
  none: 'There is no hint this time. Nothing is lost: close this and play on, or ask again.',
  ruleOfThumb: 'What the Master has learned could not be fetched: this is by rule of thumb.',
  practice: 'With a hint, the game counts as practice.',
  steps: {
    take: (number, action) => `Take ${number} with ${action}.`,
    refuse: 'Take the permit refusal.',
    refuseGiving: (number, action) => `Take the permit refusal and give ${number} with ${action} away.`,
    temp: (by) => (by === 0 ? 'Use a temp and keep the number.' : `Change the number by ${change(by)}.`),
    write: (number, street, house) => `Write ${number} on ${place(street, house)}.`,
    fence: (street, house) => `Put up a fence after ${place(street, house)}.`,
    improve: (size) => `Raise the value of estates of ${size}.`,
    park: 'Cross a park box.',
    pool: 'Build the pool.',
    bis: (number, street, house) => `Copy ${number} to ${place(street, house)}.`,
    roundabout: (street, house) => `Build a roundabout on ${place(street, house)}.`,
    plan: (plan) => `Validate plan ${plan}.`,
    reshuffle: 'Ask for a reshuffle.',
  },
  reasons: {
    clear: 'It is clearly the thing to do.',
    yours: 'Your turn as it stands is as good as any: keep it.',
    better: (points, than) => `${about(points)} more than ${THAN[than]}.`,
    close: (than) => `Only a little better than ${THAN[than]}.`,
    winning: (points, than, rivals) => {
      const better = `with ${rivals === 'others' ? 'the others' : 'your opponent'} in view it is better.`;
      return points < 0
        ? `${about(-points, ' of your own')} less than ${THAN[than]}. It is about winning: ${better}`
        : `For your own points it is much the same as ${THAN[than]}; ${better}`;
    },
  },
  rest: 'The rest',
  change,
  regular: (turn) => `A Regular would: ${turn}`,
  end: (points) => `You may expect about ${signed(points)} points in the end.`,
  picture: 'Your town after that turn',
};

function change(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
