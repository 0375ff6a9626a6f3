import type { Action, EditionId, Score, Slot, Spot } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import type { Effect } from '../facts.ts';
import { signed } from '../signed.ts';
import { change, counted, estatesOf, list, place, plural, points, slotName } from './phrase.ts';

/** The sentence above Confirm. */
export const bar = {
  explained: (part: keyof Score, worth: number) =>
    part === 'total' ? `Your score: ${points(worth)}.` : `${words.columns[part]}: ${points(worth)}.`,
  choose: 'Tap a house, or pick a card first.',
  chooseCard: 'Tap a house, or pick a card for its number.',
  /** The same if cards are passed on; with two players both names are the same. */
  choosePassing: (to: string, from: string) =>
    `Tap a house, or pick a card for its number. ${passing(to, from)}`,
  passing,
  refusal: 'None of the numbers fits your sheet. Your permit is refused.',
  refusalOr: 'No number fits as it is. Take the refusal, or make one fit.',
  refusalGive: 'No number fits. Your permit is refused: which card do you give away?',
  refusalGiveOr: 'No number fits as it is. Take the refusal and give a card away, or make one fit.',
  pickedAction: (action: Action) =>
    `${words.short[action]} is your action. Tap a house, or the card for the number.`,
  picked: (number: number) => `${number} is your number. Tap a house, or the card for the action.`,
  write: (number: number, houses: number) =>
    `Write ${number}: it fits ${counted(houses, 'house', 'houses')}.`,
  writeTemp: (number: number) => `Write ${number}, or up to two more or less.`,
  writeAfterRoundabout: (number: number) => `${number} only fits after a roundabout. Build it first.`,
  which: (spot: Spot, streets: Streets) => `Which one for ${place(spot, streets)}?`,
  changeNumber: (number: number) => `Wrote ${number}. Confirm, or pick another number.`,
  act: {
    fence: 'Now put up a fence: tap a gap.',
    improve: 'Now raise the value of one estate size.',
    park: 'Now cross the park box of that street.',
    pool: 'Now build the pool of that house.',
    temp: 'Now cross a temp box.',
    bis: 'Now repeat a number in a house beside it.',
  } satisfies Record<Action, string>,
  roundabout: 'Tap the empty house where the roundabout goes.',
  ready: (slot: Slot, edition: EditionId, worth: number) =>
    `You can claim plan ${slotName(slot, edition)} for ${points(worth)}.`,
  reshuffle: 'You are the first to claim a plan. Reshuffle the cards?',
  estates: (slot: Slot, edition: EditionId) =>
    `Claimed plan ${slotName(slot, edition)}. Tap other estates to use those instead.`,
  /** The action is named if it can't be used where the number was written. */
  done: (done: string, impossible: Action | undefined) =>
    impossible === undefined ? done : `${done} ${cannot[impossible]}`,
  sent: 'Turn confirmed.',
  waiting: (names: readonly string[]) => `Turn confirmed. Waiting for ${list(names)}.`,
  manyThinking: (count: number) =>
    `Turn confirmed. ${counted(count, 'other player is', 'other players are')} still thinking; you can take it back.`,
  botsThinking: (names: readonly string[]) =>
    `Turn confirmed. ${list(names)} ${plural(names.length, 'is', 'are')} still thinking; you can take it back.`,
  /** “8 in Elm Street, house 5 completes an estate of 3: 53 → 56 (+3).” */
  preview: (what: string, effect: Effect, now: number) => {
    const completes = effect.estates.length === 0 ? '' : ` completes ${estatesOf(effect.estates)}`;
    return effect.points === 0
      ? `${what}${completes}.`
      : `${what}${completes}: ${signed(now)} → ${signed(now + effect.points)} (${change(effect.points)}).`;
  },
  previewChoice: (spot: Spot, streets: Streets) =>
    `${place(spot, streets)}: there is more than one way. Tap to choose.`,
  /** What a tap would do, as the start of `preview`. */
  tap: {
    write: (number: number, spot: Spot, streets: Streets) => `${number} in ${place(spot, streets)}`,
    bis: (number: number, spot: Spot, streets: Streets) => `A bis of ${number} in ${place(spot, streets)}`,
    roundabout: (spot: Spot, streets: Streets) => `A roundabout in ${place(spot, streets)}`,
    fence: (spot: Spot, streets: Streets) => `A fence after ${place(spot, streets)}`,
    improve: (size: number) => `Raising estates of ${size}`,
    plan: (slot: Slot, edition: EditionId) => `Plan ${slotName(slot, edition)}`,
    hint: 'In pencil',
    other: 'This',
  },
};

const cannot: { readonly [A in Action]: string } = {
  fence: 'There’s no gap left for a fence.',
  improve: 'There’s no value left to raise.',
  park: 'No park box is left in this street.',
  pool: 'No pool here.',
  temp: 'No temp box is left.',
  bis: 'There’s no number to repeat.',
};

function passing(to: string, from: string): string {
  return to === from
    ? `The card you leave goes to ${to}, who passes one to you.`
    : `The card you leave goes to ${to}; ${from} passes one to you.`;
}
