import type { EditionId, Facts, Fault, RejectionCode } from '@picket/engine';
import type { Words } from '../catalogue.ts';
import { count } from './count.ts';
import { expected } from './expected.ts';
import { editions, modes, sheets, short, slots, streets } from './names.ts';
import { ordinal, signed, streetName, withArticle } from './phrase.ts';

/** What is wrong with a sheet that cannot be, as the end of a sentence. */
const FAULTS: { readonly [F in Fault]: string } = {
  'street-length': 'the street has another number of houses on this sheet',
  'number-range': 'house numbers go from 0 to 17',
  'not-ascending': 'numbers rise from left to right',
  'bis-alone': 'a bis house needs its original beside it',
  'fence-place': 'fences stand between two houses of the street',
  'roundabout-unfenced': 'a roundabout has a fence on both sides',
  'too-many-roundabouts': 'there are more roundabouts than boxes for them',
  'too-many-bis': 'there are more bis houses than boxes for them',
  'pool-place': 'pools go to numbered houses with a plot that are no copies',
  'too-many-pools': 'there are more pools than boxes for them',
  'used-place': 'plans use numbered houses only',
  'too-many-parks': 'there are more parks than the street has boxes or numbers for',
  'too-many-boxes': 'more boxes are crossed than there are',
  'named-twice': 'each place is named once',
};

const NO_MORE_BOXES = 'so this action has nothing left to do';

export const rejection = {
  // a step that is no step
  'not-a-step': (told) => `That is not a step of a turn: ${place(told.path)}, expected ${expected(told)}.`,
  'no-such-spot': ({ street, house }) =>
    street in streets
      ? `The ${streetName(street)} has no house ${ordinal(house)}: pick one that is on the sheet.`
      : `There is no street ${ordinal(street)}: the sheet has three.`,

  // choosing
  'no-such-offer': ({ offer }) =>
    `You can't choose ${ordinal(offer)} like that: take one of the choices in front of you.`,
  'same-card-twice': () => 'Take the number of one card and the action of another.',
  'already-chosen': () => 'You have already chosen in this turn: undo the choice first to make another.',
  'number-fits-nowhere': ({ number }) => `No house can take ${number} now: use another number.`,
  'not-chosen-yet': () => 'Choose a number and its action first.',

  // refusing
  'refusal-not-forced': ({ number }) => `You can still write ${number}, so you can't take a permit refusal.`,
  'after-refusal': () =>
    'You took a permit refusal, so this turn has no number and no action: undo it if you want to play on.',
  'give-a-card': () => 'Say which of your three cards you give away with the refusal.',
  'nothing-to-give': () => 'In this game no card is given away with a refusal: leave the card out.',

  // writing
  'number-not-offered': ({ number, offered }) =>
    `The number to write now is ${offered}, not ${number}: choose another one first if you want it.`,
  'already-written': () => 'You have written your number for this turn: undo it to put it elsewhere.',
  'house-taken': ({ number }) => `This house already carries ${number}: pick an empty one.`,
  'roundabout-there': () => 'A roundabout stands here: pick an empty house.',
  'not-above-left': ({ number, left }) =>
    number === left
      ? `There is already ${withArticle(left)} to the left: numbers rise from left to right and do not repeat.`
      : `${number} can't stand to the right of ${left}: numbers rise from left to right.`,
  'not-below-right': ({ number, right }) =>
    number === right
      ? `There is already ${withArticle(right)} to the right: numbers rise from left to right and do not repeat.`
      : `${number} can't stand to the left of ${right}: numbers rise from left to right.`,
  'not-written-yet': () => 'Write your number first.',

  // actions
  'not-this-action': ({ action, tried }) =>
    `Your number came with ${short[action]}, not with ${short[tried]}: use that, or choose again.`,
  'action-used': () => 'You have used your action for this turn: undo it to use it differently.',
  'temp-after-writing': () => 'A temp changes the number before it is written: undo the number first.',
  'plans-come-last': () => 'Plans come at the end of a turn: undo the plan to do this first.',
  'no-such-size': ({ size }) => `There is no column for estates of size ${size}: sizes go from 1 to 6.`,
  'fence-there': () => 'A fence already stands here: pick another gap.',
  'fence-at-street-end': () => 'The end of a street is fenced from the start: pick a gap between two houses.',
  'fence-in-used-estate': () =>
    'These houses were used for a plan and stay together: put the fence elsewhere.',
  'fence-between-twins': ({ number }) =>
    `A fence can't part two houses that both carry ${number}: pick another gap.`,
  'column-full': ({ size }) =>
    `The column for estates of size ${size} is crossed to the end: pick another size.`,
  'parks-full': ({ street }) => `Every park box of the ${streetName(street)} is crossed, ${NO_MORE_BOXES}.`,
  'no-pool-here': () => 'The house you numbered in this turn has no plot, so no pool can be built.',
  'pools-full': () => `Every pool box is crossed, ${NO_MORE_BOXES}.`,
  'temp-too-far': ({ by }) => `A temp changes a number by two at most, not by ${signed(by)}.`,
  'number-out-of-range': ({ number }) => `House numbers go from 0 to 17, so ${minus(number)} is not one.`,
  'bis-full': () => `Every bis box is crossed, ${NO_MORE_BOXES}.`,
  'bis-not-neighbour': () => 'A copy stands directly beside its original, in the same street.',
  'bis-empty-original': () => 'There is no number to copy there: pick a house that has one.',
  'bis-across-fence': () =>
    'A fence stands between the two houses: a copy stays in the estate of its original.',

  // roundabouts
  'no-roundabouts': () => 'This game is played without roundabouts.',
  'roundabouts-built': ({ limit }) =>
    `You have built ${count.roundabouts(limit)}, which is all that a game allows.`,
  'roundabout-this-turn': () => 'You have built a roundabout in this turn: the next one has to wait.',
  'roundabout-takes-last-house': ({ number }) =>
    `A roundabout here would leave no house for ${number}: write first, or build it elsewhere.`,

  // plans
  'plan-claimed': ({ slot }, edition) => `You have already validated plan ${slots[edition][slot]}.`,
  'plan-not-met': ({ slot }, edition) => `Your sheet doesn't meet plan ${slots[edition][slot]} yet.`,
  'plan-wrong-estates': ({ slot }, edition) =>
    `These estates don't meet plan ${slots[edition][slot]}: pick others that are complete and unused.`,
  'reshuffle-not-played': () => 'This game has no reshuffle to ask for.',
  'reshuffle-too-late': () => 'A plan was validated in an earlier round, so the reshuffle is gone.',
  'reshuffle-needs-plan': () => 'Only a turn that validates a plan can ask for the reshuffle.',
  'reshuffle-asked': () => 'You have already asked for the reshuffle.',

  // whole turns and games
  'turn-not-finished': () => 'Your turn is not finished: write your number before you hand it in.',
  'turn-finished': () => 'Asking for the reshuffle ends the turn: undo it to do anything else.',
  'no-such-seat': ({ seat }) =>
    Number.isInteger(seat) ? `There is no seat ${ordinal(seat)} at this table.` : 'That is not a seat.',
  'already-in': ({ seat }) => `The turn of seat ${ordinal(seat)} is already in: take it back to change it.`,
  'not-in': ({ seat }) => `Seat ${ordinal(seat)} has handed in no turn, so there is nothing to take back.`,
  'stale-round': ({ round, now }) =>
    `That was meant for round ${ordinal(round)}, but the game is in round ${ordinal(now)}: nothing was changed.`,
  'game-over': () => 'The game is over, so nothing more can be played.',
  'no-round-over': () => 'No round is finished yet, so there is none to take back.',

  // options, files, records
  'bad-shape': (told) =>
    told.expected === 'no-such-field'
      ? `There is no field ${told.path}: remove it or check its spelling.`
      : `This can't be used: ${place(told.path)}, expected ${expected(told)}.`,
  'unknown-rules': ({ version }) =>
    `This program doesn't know version ${version} of the rules: use one that does.`,
  'unknown-data': ({ version }) =>
    `This program doesn't have version ${version} of the printed cards and sheets: use one that does.`,
  'mode-not-in-edition': ({ mode, edition }) =>
    `${modes[mode]} can't be played with the ${editions[edition]}: choose another mode or edition.`,
  'sheet-not-in-edition': ({ sheet, edition }) =>
    `The ${editions[edition]} has no ${sheets[sheet]} sheet: choose another sheet or edition.`,
  'too-few-players': ({ min }) => `This mode needs at least ${count.players(min)}.`,
  'too-many-players': ({ max }) => `This mode takes at most ${count.players(max)}.`,
  'no-such-plan': ({ plan, slot }, edition) =>
    `This game has no plan “${plan}” for ${slots[edition][slot]}: choose another, or have the plans dealt.`,
  'choose-an-opponent': ({ opponent }) =>
    opponent === ''
      ? 'This mode is played against an opponent: choose one.'
      : `This edition has no opponent “${opponent}”: choose another.`,
  'no-opponent-here': ({ mode }) => `${modes[mode]} is played without an opponent of the AAA: leave it out.`,
  'bad-seed': () => 'That is not a seed: it takes 22 characters, as records show them.',
  'components-missing': () => 'This game was played with a components file of its own: give that file too.',
  'components-differ': ({ named }) =>
    named === 'built-in'
      ? 'This game was played with the built-in components: leave your own file out.'
      : 'This is not the components file that the game was played with: give the original one.',
  'components-in-use': () =>
    'A game that is kept was begun with this components file: remove the game before the file.',
  'not-json': () => 'This is not JSON: check that the file is the right one and complete.',
  'record-differs': ({ path, is, should }) =>
    `The record is wrong at ${path}: it has ${is}, and playing it again gives ${should}.`,
  'record-cut-short': ({ rounds }) =>
    `The record stops after ${count.rounds(rounds)}, and the game is not over there: part of it is missing.`,
  'record-goes-on': ({ path }) => `The record goes on at ${path}, though the game was over before that.`,
  'record-seats-differ': ({ path, seats }) =>
    `The record is wrong at ${path}: it should have ${count.turns(seats)}.`,
  'record-without-seed': () =>
    'This record has no seed, so its cards are unknown: bring the game in once it is over.',
  'deal-impossible': ({ path }) =>
    `The record can't be right at ${path}: what stands there doesn't follow from the rounds before.`,
  'file-too-large': ({ max }) => `This file is too large: at most ${max} characters can be read.`,
  'turn-illegal': (facts, edition) => `The turn at ${facts.path} is not allowed: ${reason(facts, edition)}`,
  'impossible-sheet': ({ path, why }) => `This sheet can't be, at ${path}: ${FAULTS[why]}.`,
} satisfies Words['rejection'];

/** Where in a document; the document itself has no path. */
function place(path: string): string {
  return path === '' ? 'as a whole' : `at ${path}`;
}

function minus(number: number): string {
  return number < 0 ? signed(number) : String(number);
}

/** The sentence of the code that a refusal names as its reason. */
function reason(facts: { readonly why: RejectionCode }, edition: EditionId): string {
  const say = rejection[facts.why] as (facts: Facts, edition: EditionId) => string;
  return say(facts, edition);
}
