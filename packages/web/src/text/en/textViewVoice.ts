import type { Action, EditionId, Slot, Spot, Step } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import type { SpokenHouse } from '../facts.ts';
import { runsOf } from '../runs.ts';
import { signed } from '../signed.ts';
import { capital, change, counted, list, numbers, place, points, slotName } from './phrase.ts';

/** “Birch Street 5”. */
const at = ([street, house]: Spot, streets: Streets): string =>
  `${words.street(street, streets)} ${house + 1}`;

/** What was done, by kind of step. */
type StepSentences = {
  readonly [K in Step['do']]: (
    step: Extract<Step, { readonly do: K }>,
    edition: EditionId,
    streets: Streets,
  ) => string;
};

/** As short as it is clear. */
const steps: StepSentences = {
  choose: (step) =>
    'offer' in step ? `Card ${step.offer + 1}.` : `Cards ${step.number + 1} and ${step.action + 1}.`,
  refuse: ({ give }) => (give === undefined ? 'Refusal.' : `Refusal, card ${give + 1} given away.`),
  temp: ({ by }) => (by === 0 ? 'Temp.' : `Temp, ${change(by)}.`),
  write: ({ number, at: spot }, _, streets) => `${number}, ${at(spot, streets)}.`,
  fence: ({ at: [street, house] }, _, streets) =>
    `Fence, ${words.street(street, streets)} after ${house + 1}.`,
  improve: ({ size }) => `Estates of ${size} raised.`,
  park: () => 'Park.',
  pool: () => 'Pool.',
  bis: ({ at: spot }, _, streets) => `Bis, ${at(spot, streets)}.`,
  roundabout: ({ at: spot }, _, streets) => `Roundabout, ${at(spot, streets)}.`,
  plan: ({ slot }, edition) => `Plan ${slotName(slot, edition)}.`,
  reshuffle: () => 'Reshuffle.',
};

/** “2, 3, fence, two empty, 11”. */
function houses(all: readonly SpokenHouse[]): string {
  const parts: string[] = [];
  let empty = 0;
  const close = (): void => {
    if (empty > 0) parts.push(empty === 1 ? 'empty' : `${empty} empty`);
    empty = 0;
  };
  for (const { kind, number, fence } of all) {
    if (kind === 'empty') empty++;
    else {
      close();
      parts.push(kind === 'roundabout' ? 'roundabout' : kind === 'bis' ? `${number} bis` : String(number));
    }
    if (!fence) continue;
    close();
    parts.push('fence');
  }
  close();
  return parts.join(', ');
}

/** “3”, “3 to 5”, “3 and 5”: house numbers, counted from 1. */
function houseNumbers(found: readonly number[]): string {
  return list(runsOf(found).map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`)));
}

const thing: { readonly [A in Action]: string } = {
  fence: 'a fence',
  improve: 'a value',
  park: 'the park',
  pool: 'the pool',
  temp: 'the temp',
  bis: 'a bis',
};

/** The sentences of the text view. */
export const voice = {
  steps,
  /** “Round 12: 8 Fence, 5 Park, 14 Pool.” */
  round: (round: number, cards: readonly { readonly number: number; readonly action: Action }[]) =>
    `Round ${round}: ${cards.map(({ number, action }) => `${number} ${words.short[action]}`).join(', ')}.`,
  estates: (sizes: readonly number[]) =>
    sizes.length === 1 ? `Estate of ${sizes[0]} done.` : `Estates of ${numbers(sizes)} done.`,
  full: (name: string) => `${name} full.`,
  score: (score: number, by: number) =>
    by === 0 ? `${signed(score)}.` : `${signed(score)}, ${by > 0 ? 'up' : 'down'} ${Math.abs(by)}.`,
  /** What can follow, briefly, with an example of what to type. */
  thenAct: (action: Action, typed: string) => [
    `${words.short[action]}?`,
    `Then ${thing[action]}, such as ${typed}, or Enter to confirm.`,
  ],
  thenPlan: (slot: Slot, edition: EditionId, worth: number, typed: string) => [
    `Plan ${slotName(slot, edition)} ready, ${worth}.`,
    `You can claim plan ${slotName(slot, edition)} for ${points(worth)}: ${typed}.`,
  ],
  thenReshuffle: ['Reshuffle?', 'You may ask for a reshuffle with an exclamation mark, or press Enter.'],
  thenConfirm: ['', 'Enter to confirm.'],
  /** Before a number is written. */
  thenWrite: (number: number, houses: number, typed: string) => [
    `${counted(houses, 'house', 'houses')}.`,
    `${number} fits ${counted(houses, 'house', 'houses')}. Now the house, such as ${typed}.`,
  ],
  begin: (typed: string) => ['', `Type a card and a house, such as ${typed}.`],
  beginHand: (typed: string) => ['', `Type two cards and a house, such as ${typed}.`],
  refuse: (typed: string) => `Type ${typed} to take the permit refusal.`,
  /** Several ways, with what to type for each. */
  which: (
    spot: Spot,
    streets: Streets,
    ways: readonly { readonly typed: string; readonly means: string }[],
  ) =>
    `Which one for ${place(spot, streets)}? ${ways.map(({ typed, means }) => `${typed} for ${means}`).join(', ')}.`,
  /** The number is written, and could be changed. */
  other: (typed: readonly string[]) => `Or ${list(typed)}.`,
  way: (number: number, action: Action | undefined) =>
    action === undefined ? String(number) : `${number} with ${words.short[action]}`,
  side: { left: 'the left one', right: 'the right one' },
  claimed: (name: string, slot: Slot, edition: EditionId) =>
    `${name} claimed plan ${slotName(slot, edition)}.`,
  waiting: (names: readonly string[]) => `Confirmed. Waiting for ${list(names)}.`,
  confirmed: 'Confirmed.',
  takenBack: 'Turn taken back.',
  nothing: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  noHintYet: 'Type hint first.',
  playIt: 'Type play to play it.',
  allowed: 'That’s allowed.',
};

/** Answers to questions. */
export const answers = {
  street: (street: number, streets: Streets, all: readonly SpokenHouse[]) =>
    `${words.street(street, streets)}: ${houses(all)}.`,
  /** Where a number fits, street by street. */
  fits: (
    number: number,
    found: readonly { readonly street: number; readonly houses: readonly number[] }[],
    streets: Streets,
  ) => {
    const all = found.flatMap(({ houses }) => houses).length;
    if (all === 0) return `${number} fits nowhere.`;
    const where = found
      .filter(({ houses }) => houses.length > 0)
      .map(({ street, houses }) => `${words.street(street, streets)} ${houseNumbers(houses)}`);
    return `${number} fits ${counted(all, 'house', 'houses')}: ${where.join('; ')}.`;
  },
  /** What fits a house. */
  takes: (
    spot: Spot,
    streets: Streets,
    range: { readonly from: number; readonly to: number } | undefined,
  ) => {
    const where = place(spot, streets);
    if (range === undefined) return `${where} is taken.`;
    if (range.from > range.to) return `${where} takes only a bis.`;
    return range.from === range.to
      ? `${where} takes only ${range.from}.`
      : `${where} takes ${range.from} to ${range.to}.`;
  },
  fittingCards: (cards: readonly number[]) =>
    cards.length === 0
      ? 'No card fits.'
      : `${cards.length === 1 ? 'Card' : 'Cards'} ${numbers(cards)} ${cards.length === 1 ? 'fits' : 'fit'}.`,
  score: (total: number, parts: readonly { readonly name: string; readonly points: number }[]) => {
    const some = parts.filter(({ points }) => points !== 0);
    const each = some.map(({ name, points }) => `${name.toLowerCase()} ${signed(points)}`).join(', ');
    return each === '' ? `${points(total)}.` : `${points(total)}: ${each}.`;
  },
  /** “Parks 12, pools 3.” */
  parts: (parts: readonly { readonly name: string; readonly points: number }[]) =>
    `${capital(parts.map(({ name, points }) => `${name.toLowerCase()} ${signed(points)}`).join(', '))}.`,
  others: (all: readonly { readonly name: string; readonly score: number }[]) =>
    `${all.map(({ name, score }) => `${name} ${signed(score)}`).join(', ')}.`,
  alone: 'You play alone.',
  oddsOfGap: (where: string, range: string, next: string, all: string) =>
    `${where}, ${range}: ${next} next round, ${all} in the end.`,
  noClock: 'There is no time limit.',
  sentMessage: 'Sent.',
  reactions: (names: readonly string[]) => `React with ${list(names)}.`,
};
