// RULES "Solo", "AAA solo" of both editions, R16, R17: three cards a round from one stack with special cards in it.

import { slotNames, specialCard } from '../components.ts';
import type { Card, Special } from '../components.ts';
import type { Mixer } from '../mixer.ts';
import { faceOf, takeTop, topOf } from './dealt.ts';
import type { Deal, Dealt, Facts, Note, OnSpecial } from './dealt.ts';

export type AloneMode = 'solo' | 'aaa-2018' | 'aaa-2023';

export class AloneDeal implements Deal {
  readonly #mixer: Mixer;
  readonly #mode: AloneMode;
  #stack: Card[];
  #discards: Card[] = [];
  #hand: Card[] = [];
  readonly #pile: Card[] = [];
  #toCome: Special[];
  /** Notes on what happened since the last deal. */
  #notes: Note[] = [];

  constructor(deck: readonly Card[], mixer: Mixer, mode: AloneMode) {
    this.#mixer = mixer;
    this.#mode = mode;
    this.#toCome = mode === 'solo' ? ['solo'] : [...slotNames];
    const stack = mixer.shuffle('deck', deck);
    let specials = this.#toCome.map(specialCard);
    if (mode === 'aaa-2023') {
      const picked = mixer.below('validation', 3);
      this.#discards = specials.filter((_, i) => i !== picked);
      specials = specials.filter((_, i) => i === picked);
    }
    const lowest = mode === 'aaa-2023' ? 20 : Math.floor(stack.length / 2);
    const lower = stack.splice(stack.length - lowest);
    this.#stack = [...stack, ...mixer.shuffle('lower', [...lower, ...specials])];
  }

  deal(onSpecial: OnSpecial): Dealt {
    const notes = this.#notes;
    this.#notes = [];
    this.#hand = [];
    while (this.#hand.length < 3) this.#draw(notes, onSpecial);
    const hand = this.#hand.map(faceOf);
    return { cards: hand, notes, hands: [hand] };
  }

  #draw(notes: Note[], onSpecial: OnSpecial): void {
    if (this.#stack.length === 0 && this.#mode === 'aaa-2023') {
      this.#stack = this.#mixer.shuffle('stack', this.#discards);
      this.#discards = [];
      notes.push({ note: 'reshuffle', why: 'stack-empty' });
    }
    const card = takeTop(this.#stack);
    this.#mixer.reveal(card, { keys: [this.#hand.length], number: 'number', action: 'action' });
    if (card.special === null) {
      this.#hand.push(card);
    } else {
      this.#toCome = this.#toCome.filter((special) => special !== card.special);
      notes.push(onSpecial(card.special));
    }
  }

  collect(given: readonly (number | null)[]): void {
    for (const [i, card] of this.#hand.entries()) {
      if (this.#mode !== 'solo' && i === given[0]) this.#pile.push(card);
      else this.#discards.push(card);
    }
    this.#hand = [];
  }

  ask(): void {
    throw new Error('nobody may ask for a reshuffle here');
  }

  mixDiscardsIn(): void {
    this.#stack = this.#mixer.shuffle('deck', [...this.#stack, ...this.#discards]);
    this.#discards = [];
    this.#notes.push({ note: 'reshuffle', why: 'first-plan' });
  }

  isExhausted(): boolean {
    const within = this.#mode === 'aaa-2023' ? [...this.#stack, ...this.#discards] : this.#stack;
    return constructionCards(within) < 3;
  }

  facts(): Facts {
    const plain = this.#discards.filter(({ special }) => special === null);
    return {
      left: [this.#stack.length],
      ...topOf(this.#stack),
      discards: plain.map(faceOf),
      ...(this.#mode === 'solo' ? {} : { pile: this.#pile.map(faceOf) }),
      toCome: this.#toCome.map((special) => (special === 'solo' ? 'solo-card' : special)),
    };
  }
}

/** How many of these cards are not special. */
function constructionCards(cards: readonly Card[]): number {
  const unknown = new Set(cards.flatMap(({ among }) => (among === undefined ? [] : [among])));
  const hidden = [...unknown].reduce((sum, { specials }) => sum + specials, 0);
  return cards.filter(({ special }) => special === null).length - hidden;
}
