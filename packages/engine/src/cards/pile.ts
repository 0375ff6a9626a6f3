import type { Random } from '../random.ts';

/** A pile of card ids. Cards are drawn from the top and added at the bottom. */
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

  /** When the array is full, the space of the cards already drawn is reused. */
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

  /** Moves all cards of another pile to the bottom of this one, in order. */
  take(other: Pile): void {
    while (other.size > 0) this.add(other.draw());
    other.clear();
  }

  /** Shuffles the cards from index `from` on. */
  shuffle(random: Random, from = 0): void {
    random.shuffle(this.#cards, this.#top + from, this.size - from);
  }

  copyInto(target: Pile): void {
    target.#cards.set(this.#cards);
    target.#top = this.#top;
    target.#end = this.#end;
  }
}
