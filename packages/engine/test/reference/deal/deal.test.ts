import { describe, expect, test } from 'vitest';
import { plainDeck, PlainMixer } from '../plainMixer.ts';
import { AloneDeal } from './alone.ts';
import type { Deal, Note } from './dealt.ts';
import { ExpertDeal } from './expert.ts';
import { StandardDeal } from './standard.ts';

const refill: Note = { note: 'reshuffle', why: 'stack-empty' };

/** Special cards only leave a note here. */
function onSpecial(special: string): Note {
  if (special === 'solo') return { note: 'solo-card' };
  return { note: 'validation', slot: special, scored: false, points: 0 };
}

/** Deals a round and returns the numbers in each hand, and the notes. */
function dealt(deal: Deal): { numbers: (number | null)[][]; notes: Note[] } {
  const { hands, notes } = deal.deal(onSpecial);
  return { numbers: hands.map((hand) => hand.map(({ number }) => number)), notes };
}

describe('standard', () => {
  test('the top card is turned over, and the next one gives the number', () => {
    const deal = new StandardDeal(plainDeck(9), new PlainMixer(), true);
    expect(dealt(deal)).toEqual({ numbers: [[2, 5, 8]], notes: [] });
    expect(deal.facts()).toEqual({ left: [2, 2, 2] });
  });

  test('R6 2018 from rules 2 on refills all stacks together, without the cards just turned', () => {
    const mixer = new PlainMixer();
    const deal = new StandardDeal(plainDeck(9), mixer, true);
    dealt(deal);
    dealt(deal);
    expect(dealt(deal)).toEqual({ numbers: [[1, 4, 7]], notes: [refill] });
    dealt(deal);
    expect(dealt(deal).notes).toEqual([refill]);
    expect(mixer.shuffles.slice(1)).toEqual(['stacks: 0 1 3 4 6 7', 'stacks: 2 0 5 3 8 6']);
  });

  test('R6 otherwise each stack is refilled from its own discards', () => {
    const mixer = new PlainMixer();
    const deal = new StandardDeal(plainDeck(9), mixer, false);
    dealt(deal);
    dealt(deal);
    expect(dealt(deal).notes).toEqual([0, 1, 2].map((stack) => ({ ...refill, stack })));
    expect(mixer.shuffles.slice(1)).toEqual(['stack-0: 0 1', 'stack-1: 3 4', 'stack-2: 6 7']);
  });

  test('a requested reshuffle comes first, so no stack runs out in that round', () => {
    const mixer = new PlainMixer();
    const deal = new StandardDeal(plainDeck(9), mixer, true);
    dealt(deal);
    dealt(deal);
    deal.ask();
    expect(dealt(deal)).toEqual({ numbers: [[2, 5, 8]], notes: [{ note: 'reshuffle', why: 'asked' }] });
    expect(mixer.shuffles.slice(1)).toEqual(['deck: 0 1 2 3 4 5 6 7 8']);
    expect(dealt(deal).notes).toEqual([]);
  });
});

describe('expert', () => {
  test('R15 each seat gets all its cards before the next, and starts with the one passed on', () => {
    const deal = new ExpertDeal(plainDeck(20), new PlainMixer(), 3);
    expect(dealt(deal).numbers).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    deal.collect([0, 1, 2]);
    expect(dealt(deal).numbers).toEqual([
      [9, 10, 11],
      [1, 12, 13],
      [5, 14, 15],
    ]);
    expect(deal.facts().discards?.map(({ number }) => number)).toEqual([2, 3, 4, 6, 7, 8]);
  });

  test('R16 the stack is refilled in the middle of a deal, without the cards in hands', () => {
    const mixer = new PlainMixer();
    const deal = new ExpertDeal(plainDeck(9), mixer, 2);
    dealt(deal);
    deal.collect([2, 0]);
    expect(dealt(deal)).toEqual({
      numbers: [
        [4, 7, 8],
        [3, 9, 1],
      ],
      notes: [refill],
    });
    expect(mixer.shuffles.slice(1)).toEqual(['stack: 0 1 4 5']);
  });

  test('R16 a stack emptied by the last card needed is not refilled yet', () => {
    const deal = new ExpertDeal(plainDeck(6), new PlainMixer(), 2);
    expect(dealt(deal).notes).toEqual([]);
    expect(deal.facts()).toEqual({ left: [0], discards: [] });
  });

  test('R9 a requested reshuffle leaves out the cards passed on', () => {
    const mixer = new PlainMixer();
    const deal = new ExpertDeal(plainDeck(9), mixer, 2);
    dealt(deal);
    deal.collect([1, 1]);
    deal.ask();
    expect(dealt(deal)).toEqual({
      numbers: [
        [5, 1, 3],
        [2, 4, 6],
      ],
      notes: [{ note: 'reshuffle', why: 'asked' }],
    });
    expect(mixer.shuffles.slice(1)).toEqual(['deck: 0 2 3 5 6 7 8']);
  });
});

describe('solo', () => {
  test('the Solo card is in the smaller, lower half and is replaced', () => {
    const mixer = new PlainMixer();
    const deal = new AloneDeal(plainDeck(7), mixer, 'solo');
    expect(mixer.shuffles).toEqual(['deck: 0 1 2 3 4 5 6', 'lower: 4 5 6 solo']);
    expect(deal.facts()).toMatchObject({ left: [8], toCome: ['solo-card'] });
  });

  test('no round starts with fewer than three construction cards, whatever else is left', () => {
    const deal = new AloneDeal(plainDeck(5), new PlainMixer(), 'solo');
    dealt(deal);
    deal.collect([null]);
    expect(deal.facts()).toMatchObject({ left: [3], discards: [{}, {}, {}] });
    expect(deal.isExhausted()).toBe(true);
  });
});

describe('AAA', () => {
  test('2018: R17 the forced reshuffle refills an exhausted stack, from the stack and then the discards', () => {
    const mixer = new PlainMixer();
    const deal = new AloneDeal(plainDeck(6), mixer, 'aaa-2018');
    dealt(deal);
    deal.collect([1]);
    expect(deal.isExhausted()).toBe(false);
    dealt(deal);
    deal.collect([0]);
    expect(deal.isExhausted()).toBe(true);
    deal.mixDiscardsIn();
    expect(deal.isExhausted()).toBe(false);
    expect(mixer.shuffles.at(-1)).toBe('deck: A B C 0 2 4 5');
    expect(dealt(deal)).toEqual({
      numbers: [[1, 3, 5]],
      notes: [
        { note: 'reshuffle', why: 'first-plan' },
        ...['A', 'B', 'C'].map((slot) => ({ note: 'validation', slot, scored: false, points: 0 })),
      ],
    });
    expect(deal.facts()).toMatchObject({ left: [1], top: 'fence', toCome: [] });
    expect(deal.facts().pile?.map(({ number }) => number)).toEqual([2, 4]);
  });

  test('2023: R16 the discards, which start with two Validation cards, refill the deck when a card is needed', () => {
    const mixer = new PlainMixer();
    const deal = new AloneDeal(plainDeck(24), mixer, 'aaa-2023');
    expect(mixer.shuffles[1]).toBe(
      `lower: ${plainDeck(24)
        .map(({ id }) => id)
        .slice(4)
        .join(' ')} A`,
    );
    for (let round = 0; round < 8; round += 1) {
      expect(dealt(deal).notes).toEqual([]);
      deal.collect([2]);
    }
    expect(deal.facts()).toMatchObject({ left: [1], top: 'special', toCome: ['A', 'B', 'C'] });
    expect(dealt(deal).notes.map((note) => ('slot' in note ? note.slot : note.note))).toEqual([
      'A',
      'reshuffle',
      'B',
      'C',
    ]);
    expect(mixer.shuffles[2]).toMatch(/^stack: B C 0 1 3 4 6 7 /);
  });
});
