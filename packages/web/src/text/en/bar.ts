import type { BarText } from '../turnText.ts';
import { change, counted, estatesOf, list, plural } from './phrase.ts';
import { signed } from '../signed.ts';

const place = (street: string, house: number): string => `${street}, house ${house}`;

export const bar: BarText = {
  explained: (part, points) => `${part}: ${counted(points, 'point', 'points')}.`,
  explainedTotal: (points) => `Your score: ${counted(points, 'point', 'points')}.`,
  choose: 'Tap a house, or take an offer first.',
  chooseCard: 'Tap a house, or take a card for its number.',
  refusal: 'None of the numbers fits your sheet. Your permit is refused.',
  refusalOr: 'No number fits as it is. Take the refusal, or make one fit.',
  refusalGive: 'No number fits. Your permit is refused: which card do you give away?',
  refusalGiveOr: 'No number fits as it is. Take the refusal and give a card away, or make one fit.',
  pickedAction: (action) => `${action} is your action. Tap a house, or the card that gives the number.`,
  picked: (number) => `${number} is your number. Tap a house, or the card that gives the action.`,
  write: (number, houses) => `Write ${number}: it fits ${houses} ${plural(houses, 'house', 'houses')}.`,
  writeTemp: (number) => `Write ${number}, or up to two more or less.`,
  writeAfterRoundabout: (number) => `${number} fits once a roundabout stands. Build it first.`,
  which: (street, house) => `Which one for ${place(street, house)}?`,
  changeNumber: (number) => `Wrote ${number}. Confirm, or take another number.`,
  act: {
    fence: 'Then one fence: tap a gap.',
    improve: 'Then raise one estate size.',
    park: 'Then the park box of that street.',
    pool: 'Then the pool of that house.',
    temp: 'Then a temp box.',
    bis: 'Then copy a number into a house beside it.',
  },
  roundabout: 'Tap the empty house where the roundabout goes.',
  ready: (plan, points) => `Plan ${plan} is ready: ${points} points.`,
  reshuffle: 'You are the first with a plan. Reshuffle the cards?',
  estates: (plan) => `Plan ${plan} is validated. Tap other estates to use those instead.`,
  done: (done) => `${done} Confirm?`,
  sent: 'Your turn is in.',
  waiting: (names) => `Your turn is in. Waiting for ${list(names)}.`,
  preview: (what, { estates, points }, now) => {
    const finishes = estates.length === 0 ? '' : ` finishes ${estatesOf(estates)}`;
    return points === 0
      ? `${what}${finishes === '' ? ': no change of score' : finishes}.`
      : `${what}${finishes}: ${signed(now)} → ${signed(now + points)} (${change(points)}).`;
  },
  previewChoice: (street, house) => `${place(street, house)}: there is more than one way. Tap to choose.`,
  tap: {
    write: (number, street, house) => `${number} on ${place(street, house)}`,
    copy: (number, street, house) => `A copy of ${number} on ${place(street, house)}`,
    roundabout: (street, house) => `A roundabout on ${place(street, house)}`,
    fence: (street, house) => `A fence after ${place(street, house)}`,
    improve: (size) => `Raising estates of ${size}`,
    plan: (plan) => `Plan ${plan}`,
    other: 'This',
  },
};
