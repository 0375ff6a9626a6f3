import type { Random } from '../random.ts';

/** Cards on top of each other, by id. The top card is drawn first; a card is added underneath. */
export class Pile {
  readonly #cards: Uint8Array;
  #top = 0;
  #end = 0;

  constructor(capacity: number) {
    this.#cards = new Uint8Array(capacity);
  }

  get size(): number {
    return this.#end - this.#top;
  }

  /** The cards, top first. */
  get cards(): Uint8Array {
    return this.#cards.subarray(this.#top, this.#end);
  }

  draw(): number {
    return this.#cards[this.#top++] as number;
  }

  /** A pile that has been drawn from makes room before it grows. */
  add(card: number): void {
    if (this.#end === this.#cards.length) {
      this.#cards.copyWithin(0, this.#top, this.#end);
      this.#end -= this.#top;
      this.#top = 0;
    }
    this.#cards[this.#end++] = card;
  }

  clear(): void {
    this.#top = 0;
    this.#end = 0;
  }

  /** Puts all cards of another pile underneath, in order, and leaves it empty. */
  take(other: Pile): void {
    while (other.size > 0) this.add(other.draw());
    other.clear();
  }

  /** Puts the cards from the n-th on into random order. */
  shuffle(random: Random, from = 0): void {
    random.shuffle(this.#cards, this.#top + from, this.size - from);
  }

  copyInto(target: Pile): void {
    target.#cards.set(this.#cards);
    target.#top = this.#top;
    target.#end = this.#end;
  }
}
