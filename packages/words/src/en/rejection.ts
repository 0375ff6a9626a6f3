import type { EditionId, Facts, Fault, RejectionCode } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import type { Streets } from '../streets.ts';
import { count } from './count.ts';
import { expected } from './expected.ts';
import { editions, modes, sheets, plan as planName, short, streets as positions } from './names.ts';
import { capital, ordinal, signed, withArticle } from './phrase.ts';
import { theStreet } from './street.ts';

/** What is wrong with a sheet, as the end of a sentence. */
export const FAULTS: { readonly [F in Fault]: string } = {
  'street-length': 'the street has the wrong number of houses for this sheet',
  'number-range': 'house numbers go from 0 to 17',
  'not-ascending': 'numbers must increase from left to right',
  'bis-alone': 'a bis needs its original beside it',
  'fence-place': 'fences go between two houses of the street',
  'roundabout-unfenced': 'a roundabout needs a fence on both sides',
  'too-many-roundabouts': 'there are more roundabouts than boxes for them',
  'too-many-bis': 'there are more bis houses than boxes for them',
  'pool-place': 'a pool needs a plot and a number that is not a bis',
  'too-many-pools': 'there are more pools than boxes for them',
  'used-place': 'plans can only use numbered houses',
  'too-many-parks': 'the street has too few boxes or numbers for that many parks',
  'too-many-boxes': 'more boxes are crossed than the track has',
  'named-twice': 'the same place is listed twice',
};

const INCREASE = 'numbers increase from left to right';

export const rejection = {
  // not a step at all
  'not-a-step': (facts) => `That is not a valid step: expected ${expected(facts)}${place(facts.path)}.`,
  'no-such-spot': ({ street, house }, _, streets) =>
    street in positions
      ? `${capital(theStreet(street, streets))} has no house ${ordinal(house)}.`
      : `There is no street ${ordinal(street)}: the sheet has three.`,

  // picking
  'no-such-offer': ({ offer }) => `You can’t pick ${ordinal(offer)} like that: pick one of the cards shown.`,
  'same-card-twice': () => 'Take the number of one card and the action of another.',
  'already-chosen': () => 'You’ve already picked this turn: undo that first.',
  'number-fits-nowhere': ({ number }) => `${number} doesn’t fit in any house: pick another number.`,
  'not-chosen-yet': () => 'Pick a number and an action first.',

  // permit refusals
  'refusal-not-forced': ({ number }) => `You can still write ${number}, so you can’t take a permit refusal.`,
  'after-refusal': () =>
    'You took a permit refusal, so you have no number and no action this turn: undo it to play on.',
  'give-a-card': () => 'Choose which card to give away with the permit refusal.',
  'nothing-to-give': () => 'No card is given away with a permit refusal in this game.',

  // writing
  'number-not-offered': ({ number, offered }) =>
    `Your number is ${offered}, not ${number}: pick again if you want another.`,
  'already-written': () => 'You’ve already written your number this turn: undo it to move it.',
  'house-taken': ({ number }) => `This house already has ${withArticle(number)}: choose an empty one.`,
  'roundabout-there': () => 'There is a roundabout here: choose an empty house.',
  'not-above-left': ({ number, left }) =>
    number === left
      ? `There is already ${withArticle(left)} to the left: ${INCREASE} and don’t repeat.`
      : `${number} can’t go to the right of ${left}: ${INCREASE}.`,
  'not-below-right': ({ number, right }) =>
    number === right
      ? `There is already ${withArticle(right)} to the right: ${INCREASE} and don’t repeat.`
      : `${number} can’t go to the left of ${right}: ${INCREASE}.`,
  'not-written-yet': () => 'Write your number first.',

  // actions
  'not-this-action': ({ action, tried }) =>
    `Your number came with ${short[action]}, not ${short[tried]}: use that, or pick again.`,
  'action-used': () => 'You’ve already used your action this turn: undo it to use it differently.',
  'temp-after-writing': () => 'A temp changes the number before you write it: undo the number first.',
  'plans-come-last': () => 'Plans come at the end of a turn: undo the claim to do this first.',
  'no-such-size': ({ size }) => `There is no column for estates of size ${size}: sizes go from 1 to 6.`,
  'fence-there': () => 'There is already a fence here: choose another gap.',
  'fence-at-street-end': () => 'Street ends are fenced from the start: choose a gap between two houses.',
  'fence-in-used-estate': () => 'A plan has used these houses, so no fence can separate them.',
  'fence-between-twins': ({ number }) =>
    `A fence can’t separate two houses with the same number: both have ${withArticle(number)}.`,
  'column-full': ({ size }) => `Every box for estates of size ${size} is crossed: choose another size.`,
  'parks-full': ({ street }, _, streets) =>
    `Every park box in ${theStreet(street, streets)} is already crossed.`,
  'no-pool-here': () => 'The house you numbered this turn has no plot for a pool.',
  'pools-full': () => 'Every pool box is already crossed.',
  'temp-too-far': ({ by }) => `A temp changes a number by two at most, not by ${signed(by)}.`,
  'number-out-of-range': ({ number }) => `House numbers go from 0 to 17, so ${minus(number)} isn’t possible.`,
  'bis-full': () => 'Every bis box is already crossed.',
  'bis-not-neighbour': () => 'A bis goes directly beside its original, in the same street.',
  'bis-empty-original': () => 'There is no number to repeat there: choose a house that has one.',
  'bis-across-fence': () => 'There is a fence in between: a bis must be in the same estate as its original.',

  // roundabouts
  'no-roundabouts': () => 'This game has no roundabouts.',
  'roundabouts-built': ({ limit }) =>
    `You’ve built ${count.roundabouts(limit)}, the most you can build in a game.`,
  'roundabout-this-turn': () => 'You’ve already built a roundabout this turn, and only one is allowed.',
  'roundabout-takes-last-house': ({ number }) =>
    `A roundabout here would leave no house for ${number}: write first, or build it elsewhere.`,

  // plans
  'plan-claimed': ({ slot }, edition) => `You’ve already claimed ${planName(slot, edition)}.`,
  'plan-not-met': ({ slot }, edition) => `Your sheet doesn’t meet ${planName(slot, edition)} yet.`,
  'plan-wrong-estates': ({ slot }, edition) =>
    `These estates don’t meet ${planName(slot, edition)}: choose others that are complete and unused.`,
  'reshuffle-not-played': () => 'There is no reshuffle in this game.',
  'reshuffle-too-late': () => 'A plan was claimed in an earlier round, so it’s too late for the reshuffle.',
  'reshuffle-needs-plan': () => 'You can ask for the reshuffle only in a turn in which you claim a plan.',
  'reshuffle-asked': () => 'You’ve already asked for the reshuffle.',

  // whole turns and games
  'turn-not-finished': () => 'Your turn isn’t finished: write your number first.',
  'turn-finished': () => 'Asking for the reshuffle ends your turn: undo it to do anything else.',
  'no-such-seat': ({ seat }) =>
    Number.isInteger(seat) ? `There is no seat ${ordinal(seat)} at this table.` : 'That is not a seat.',
  'already-in': ({ seat }) => `Seat ${ordinal(seat)} has already played: take the turn back to change it.`,
  'not-in': ({ seat }) => `Seat ${ordinal(seat)} hasn’t played yet, so there is nothing to take back.`,
  'stale-round': ({ round, now }) =>
    `That turn was for round ${ordinal(round)}, but the game is in round ${ordinal(now)}: nothing was changed.`,
  'only-on-paper': () => 'Only a player on paper can do that.',
  'not-on-paper': () =>
    'A player on paper only reports claims, a refusal, a reshuffle and a full sheet, each once.',
  'game-goes-on': () => 'The game isn’t over yet: enter the sheet when it is.',
  'game-over': () => 'The game is over.',
  'no-round-over': () => 'No round is finished yet, so there is nothing to take back.',

  // options, files, records
  'bad-shape': (facts) =>
    facts.expected === 'no-such-field'
      ? `Picket doesn’t know the field “${facts.path}”: remove it, or check the spelling.`
      : `This can’t be used: ${facts.path === '' ? 'the file' : `“${facts.path}”`} must be ${expected(facts)}.`,
  'unknown-rules': ({ version }) => `This program doesn’t know rules version ${version}: use a newer one.`,
  'unknown-data': ({ version }) =>
    `This program doesn’t know version ${version} of the printed cards and sheets: use a newer one.`,
  'mode-not-in-edition': ({ mode, edition }) =>
    `The ${editions[edition]} has no ${modes[mode]} mode: choose another mode or edition.`,
  'sheet-not-in-edition': ({ sheet, edition }) =>
    `The ${editions[edition]} has no ${sheets[sheet]} sheet: choose another sheet or edition.`,
  'too-few-players': ({ min }) => `This mode needs at least ${count.players(min)}.`,
  'too-many-players': ({ max }) => `This mode allows at most ${count.players(max)}.`,
  'no-such-plan': ({ plan, slot }, edition) =>
    `This game has no plan “${plan}” for ${planName(slot, edition)}: choose another, or have plans dealt.`,
  'choose-an-opponent': ({ opponent }) =>
    opponent === ''
      ? 'Choose an opponent for this mode.'
      : `This edition has no opponent “${opponent}”: choose another.`,
  'no-paper-here': ({ mode }) =>
    `${modes[mode]} can’t be played on paper at an online table: the cards aren’t the same for everyone.`,
  'no-opponent-here': ({ mode }) => `${modes[mode]} has no opponent: leave it out.`,
  'bad-seed': () => 'That is not a seed: seeds have 22 characters, as shown in records.',
  'components-missing': () => 'This game uses its own components file: provide that file, too.',
  'components-differ': ({ named }) =>
    named === 'built-in'
      ? 'This game uses the built-in components: leave out your own file.'
      : 'This isn’t the components file that the game uses: provide the original one.',
  'components-in-use': () => 'A saved game uses this components file: remove that game first.',
  'not-json': () => 'This is not valid JSON: check that it’s the right file and complete.',
  'record-differs': ({ path, is, should }) =>
    `The record is wrong at ${path}: it says ${is}, but replaying it gives ${should}.`,
  'record-cut-short': ({ rounds }) =>
    `The record stops after ${count.rounds(rounds)}, before the game is over: the rest is missing.`,
  'record-goes-on': ({ path }) => `The record continues at ${path}, but the game was over before that.`,
  'record-seats-differ': ({ path, seats }) =>
    `The record is wrong at ${path}: it should have ${count.turns(seats)}.`,
  'record-without-seed': () =>
    'This record has no seed, so its cards are unknown: import the game when it’s over.',
  'link-changed': () =>
    'This link was changed or cut off, because the check at its end doesn’t match: copy the whole link again.',
  'deal-impossible': ({ path }) =>
    `The record is wrong at ${path}: this can’t follow from the earlier rounds.`,
  'file-too-large': ({ max }) => `This file is too large: the limit is ${max} characters.`,
  'turn-illegal': (facts, edition, streets) =>
    `The turn at ${facts.path} is not allowed: ${reason(facts, edition, streets)}`,
  'impossible-sheet': ({ path, why }) => `This sheet is not possible, at ${path}: ${FAULTS[why]}.`,
} satisfies Words['rejection'];

/** Where in a document; the document itself has no path. */
function place(path: string): string {
  return path === '' ? '' : ` at ${path}`;
}

function minus(number: number): string {
  return number < 0 ? signed(number) : String(number);
}

/** The sentence of the code that a rejection names as its reason. */
function reason(facts: { readonly why: RejectionCode }, edition: EditionId, streets?: Streets): string {
  const say = rejection[facts.why] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return say(facts, edition, streets);
}
