// A game without its seed: the order of the cards is unknown, so each card is taken from the record itself.

import { slotNames, specialCard } from './components.ts';
import type { Card, Special } from './components.ts';
import { at, field } from './json.ts';
import type { Mixer, Shown } from './mixer.ts';
import type { Action } from './turn.ts';

export class Witness implements Mixer {
  /** Impossible things in the record. */
  readonly faults: string[] = [];
  /** How many cards of each face may still come up. */
  readonly #unseen = new Map<string, number>();
  #path = '';
  #cards: unknown = null;
  #specials: Special[][] = [];

  /** Starts a round; its special cards are listed by the shuffles that separate them. */
  open(path: string, cards: unknown, notes: readonly unknown[]): void {
    this.#path = path;
    this.#cards = cards;
    this.#specials = [[]];
    for (const note of notes) {
      const kind = field(note, 'note');
      if (kind === 'reshuffle' && field(note, 'why') === 'stack-empty') this.#specials.push([]);
      if (kind === 'solo-card') this.#specials.at(-1)?.push('solo');
      const slot = slotNames.find((name) => name === field(note, 'slot'));
      if (kind === 'validation' && slot !== undefined) this.#specials.at(-1)?.push(slot);
    }
  }

  shuffle(purpose: string, cards: readonly Card[]): Card[] {
    if (purpose === 'stack') this.#specials.shift();
    for (const card of cards) if (card.number !== null) this.#count(card, 1);
    const specials = cards.reduce((n, { special, among }) => n + (special !== null && !among ? 1 : 0), 0);
    const zones = new Set(cards.flatMap(({ among }) => (among === undefined ? [] : [among])));
    const among = { specials: [...zones].reduce((n, zone) => n + zone.specials, specials) };
    return cards.map(() => ({ id: -1, number: null, action: null, special: null, among }));
  }

  below(): number {
    return 0;
  }

  reveal(card: Card, shown: Shown): void {
    if (card.among !== undefined && this.#becomesSpecial(card)) return;
    if (card.special !== null || card.number !== null) return;
    const face = at(this.#cards, shown.keys);
    const number = shown.number === null ? null : field(face, shown.number);
    const action = field(face, shown.action);
    if (typeof action === 'string') card.action ??= action as Action;
    if (typeof number !== 'number') return;
    card.number = number;
    delete card.among;
    if (this.#count(card, -1) < 0) {
      this.faults.push(`${this.#path}.cards: no such card can be left: ${number} with ${card.action}`);
    }
  }

  /** A special card mentioned in the notes comes up as soon as it can. */
  #becomesSpecial(card: Card): boolean {
    const special = this.#specials[0]?.[0];
    if (special === undefined || card.among === undefined || card.among.specials === 0) return false;
    this.#specials[0]?.shift();
    card.among.specials -= 1;
    delete card.among;
    Object.assign(card, specialCard(special));
    return true;
  }

  #count({ number, action }: Card, change: number): number {
    const face = `${number} ${action}`;
    const count = (this.#unseen.get(face) ?? 0) + change;
    this.#unseen.set(face, count);
    return count;
  }
}
