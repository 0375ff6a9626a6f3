// The common part of dealing in all modes.

import type { Card, Special } from '../components.ts';
import type { Action } from '../turn.ts';

export type Note =
  | { note: 'solo-card' }
  | { note: 'validation'; slot: string; scored: boolean; points: number }
  | { note: 'reshuffle'; why: 'asked' | 'first-plan' | 'stack-empty'; stack?: number };

/** A card in the hand of a round, or an offer, as turns see it. */
export type Face = { number: number | null; action: Action | null };

/** The cards of one round. */
export type Dealt = {
  /** as `cards` in RECORD.md */
  cards: unknown;
  notes: Note[];
  /** what each seat chooses from; one list for all where everyone has the same */
  hands: Face[][];
};

/** The table between two deals. */
export type Facts = {
  left: number[];
  top?: Action | 'special';
  discards?: Face[];
  pile?: Face[];
  toCome?: string[];
};

/** The effect of a special card, and the note it leaves. */
export type OnSpecial = (special: Special) => Note;

/** The cards of a game in one mode. */
export type Deal = {
  /** The cards of the next round. */
  deal(onSpecial: OnSpecial): Dealt;
  /** The cards of a round leave the hands; `given` is the card that each seat gave away. */
  collect(given: readonly (number | null)[]): void;
  /** 2018: a player has asked for the reshuffle. */
  ask(): void;
  /** 2018 AAA: the forced reshuffle after the first plan. */
  mixDiscardsIn(): void;
  /** Whether no further round can be dealt. */
  isExhausted(): boolean;
  facts(): Facts;
};

export function faceOf({ number, action }: Card): Face {
  return { number, action };
}

/** R23: what the visible side of the top card shows. */
export function topOf(stack: readonly Card[]): { top?: Action | 'special' } {
  const top = stack[0];
  if (top === undefined) return {};
  if (top.special !== null) return { top: 'special' };
  return top.action === null ? {} : { top: top.action };
}

/** Takes the top card of a stack that cannot be empty. */
export function takeTop(stack: Card[]): Card {
  const card = stack.shift();
  if (card === undefined) throw new RangeError('no card left to deal');
  return card;
}
