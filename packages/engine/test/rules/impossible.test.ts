// Without its seed a record's cards cannot be dealt again; a mode still rejects cards and notes that cannot be.

import { expect, test } from 'vitest';
import {
  type Card,
  type Hand,
  type Note,
  type Options,
  type Round,
  type RoundCards,
  type State,
  type Step,
} from '../../src/index.ts';
import { start } from '../kit.ts';
import { against, expertOf, solo } from './modeKit.ts';

const NONE = -1;
const REFILLED: Note = { note: 'reshuffle', why: 'stack-empty' };
const SOLO_CARD: Note = { note: 'solo-card' };
const giveThird: readonly Step[] = [{ do: 'choose', number: 0, action: 1 }];

/** A state after these notes, round by round; every round had the same cards. */
function after(table: Partial<Options>, notes: readonly (readonly Note[])[]): State {
  const { state, cards } = start(table);
  const turns = state.sheets.map(() => giveThird);
  return { ...state, rounds: notes.map((noted): Round => ({ cards, notes: noted, turns })) };
}

/** Where the mode finds the next round impossible. */
function whereWrong(state: State, notes: readonly Note[], cards?: RoundCards): string | undefined {
  const same = state.rounds.at(-1)?.cards ?? start(state.rules.options).cards;
  return state.rules.mode.impossible(state, { cards: cards ?? same, notes });
}

test('M6 the Solo card comes up once, in any round', () => {
  const fresh = after(solo, [[], []]);
  expect(whereWrong(fresh, [])).toBeUndefined();
  expect(whereWrong(fresh, [SOLO_CARD])).toBeUndefined();
  expect(whereWrong(fresh, [SOLO_CARD, SOLO_CARD])).toBe('notes[1]');
  expect(whereWrong(after(solo, [[SOLO_CARD], []]), [SOLO_CARD])).toBe('notes[0]');
});

test('M10 a claim in the very first round also forces the reshuffle', () => {
  const state = { ...after(against('2018-aaa-1'), [[]]), firsts: [0, NONE, NONE] };
  expect(whereWrong(state, [])).toBe('notes[0]');
  expect(whereWrong(state, [{ note: 'reshuffle', why: 'first-plan' }])).toBeUndefined();
});

test('M9 a Completed Plan card comes up once', () => {
  const state = after(against('2018-aaa-1'), [[]]);
  const [A, B]: Note[] = (['A', 'B'] as const).map((slot, order) => {
    const scored = state.rules.edition.architects[0]?.validates[order] === true;
    const points = scored ? (state.rules.plans[order]?.card.high ?? 0) : 0;
    return { note: 'validation', slot, scored, points };
  });
  expect(whereWrong(state, [A, B] as Note[])).toBeUndefined();
  expect(whereWrong(state, [A, A] as Note[])).toBe('notes[1]');
});

test('R6 stacks refill again after as many rounds as they have cards', () => {
  const refill = (from: number, rounds: number): (readonly Note[])[] =>
    Array.from({ length: rounds }, (_, i) => (i === from ? [REFILLED] : []));
  const table: Partial<Options> = { edition: '2018' };
  const first = 26;
  // Each stack of 27 is one card ahead: it turns one over before the first round.
  expect(whereWrong(loose(after(table, refill(NONE, first - 1))), [])).toBeUndefined();
  expect(whereWrong(loose(after(table, refill(NONE, first))), [])).toBe('notes[0]');
  expect(whereWrong(loose(after(table, refill(NONE, first))), [REFILLED])).toBeUndefined();
  const second = first + 26;
  expect(whereWrong(loose(after(table, refill(first, second - 1))), [])).toBeUndefined();
  expect(whereWrong(loose(after(table, refill(first, second - 1))), [REFILLED])).toBe('notes[0]');
  expect(whereWrong(loose(after(table, refill(first, second))), [REFILLED])).toBeUndefined();
  expect(whereWrong(loose(after(table, refill(first, second))), [])).toBe('notes[0]');
});

/** The offers of the last round fit themselves: each action is the next one. */
function loose(state: State): State {
  const last = state.rounds.at(-1);
  if (last?.cards.kind !== 'offers') return state;
  const offers = last.cards.offers.map((offer) => ({ ...offer, next: offer.action }));
  return {
    ...state,
    rounds: state.rounds.with(state.rounds.length - 1, { ...last, cards: { kind: 'offers', offers } }),
  };
}

test('K3 each stack must offer the action it showed', () => {
  const state = loose(after({}, [[]]));
  const shown = state.rounds[0]?.cards;
  const offers = shown?.kind === 'offers' ? shown.offers : [];
  for (const [stack, offer] of offers.entries()) {
    const action = offer.action === 'pool' ? 'park' : 'pool';
    const wrong = { kind: 'offers', offers: offers.with(stack, { ...offer, action }) } as const;
    expect(whereWrong(state, [], wrong)).toBe(`cards[${stack}].action`);
  }
});

test('M4 the first card in hand is the one that was passed, as far as both are known', () => {
  const state = after(expertOf(2), [[]]);
  const passing = (passed: Hand[number], held: Hand[number]): string | undefined => {
    const other: Card = { number: 1, action: 'park' };
    const rest: Hand = [null, other, other];
    const [round] = state.rounds as readonly [Round];
    const before: RoundCards = {
      kind: 'hands',
      hands: [
        [other, other, passed],
        [other, other, null],
      ],
    };
    const now: RoundCards = { kind: 'hands', hands: [rest, [held, other, other]] };
    return whereWrong({ ...state, rounds: [{ ...round, cards: before }] }, [], now);
  };
  const eight: Card = { number: 8, action: 'fence' };
  expect(passing(eight, eight)).toBeUndefined();
  expect(passing(eight, { ...eight, number: 9 })).toBe('cards[1][0]');
  expect(passing(eight, { ...eight, action: 'pool' })).toBe('cards[1][0]');
  expect(passing(eight, { ...eight, number: null })).toBeUndefined();
  expect(passing({ ...eight, number: null }, eight)).toBeUndefined();
  expect(passing({ ...eight, number: null }, { number: null, action: 'pool' })).toBe('cards[1][0]');
  expect(passing(null, eight)).toBeUndefined();
  expect(passing(eight, null)).toBeUndefined();
});
