import { mayReshuffle, SLOTS, viewOf, type Game, type Slot, type View } from 'picket-engine';
import {
  gameOf,
  saveDeck,
  NOT_YET,
  NOTHING,
  type Claim,
  type PaperRound,
  type StoredDeck,
} from './stored.ts';

/** The deck of a game on paper: the cards, and what the players enter. Stored in the browser. */
export class PaperDeck {
  #stored: StoredDeck;
  #game: Game;
  /** Rounds that were flipped back, earliest last, each with the round before it. */
  #undone: readonly { readonly before: PaperRound; readonly round: PaperRound }[] = [];

  constructor(stored: StoredDeck) {
    const game = gameOf(stored);
    if (game === undefined) throw new Error('The deck cannot be dealt.');
    this.#stored = $state.raw(stored);
    this.#game = $state.raw(game);
  }

  get stored(): StoredDeck {
    return this.#stored;
  }
  get now(): PaperRound {
    return this.#stored.now;
  }
  get rounds(): number {
    return this.#stored.rounds.length;
  }
  /** Whether the cards ran out. */
  get over(): boolean {
    return this.#game.state.ending !== undefined;
  }
  get players(): readonly string[] {
    return this.#game.state.rules.options.players;
  }

  /** What everyone may see. */
  readonly view: View = $derived.by(() => viewOf(this.#game));
  readonly #gives = $derived.by(() => this.#game.state.rules.mode.cardUse.givesThird);

  /** What one player may see, if the hands are secret. */
  viewFor(seat: number): View {
    return viewOf(this.#game, seat);
  }

  /** Whether cards are given to the AAA, or passed on. */
  get gives(): 'opponent' | 'neighbour' | undefined {
    if (!this.#gives) return undefined;
    return this.#game.state.rules.mode.hasOpponent ? 'opponent' : 'neighbour';
  }
  /** The seats that still have to choose a card. */
  get missing(): readonly number[] {
    if (!this.#gives) return [];
    return [...this.players.keys()].filter((seat) => this.given(seat) === undefined);
  }
  /** [K5] Whether a reshuffle may be asked for now. */
  get mayReshuffle(): boolean {
    return !this.over && this.now.claims.length > 0 && mayReshuffle(this.#game);
  }

  given(seat: number): number | undefined {
    const card = this.now.given[seat] ?? NOT_YET;
    return card === NOT_YET ? undefined : card;
  }

  /** Giving the same card again takes it back. */
  give(seat: number, card: number): void {
    const same = this.given(seat) === card;
    const given = this.players.map((_, other) => this.now.given[other] ?? NOT_YET);
    this.#enter({ given: given.with(seat, same ? NOT_YET : card) });
  }

  /** Who has claimed a plan, in order. */
  claimsOf(slot: Slot): readonly Claim[] {
    return [...this.#stored.rounds, this.now]
      .flatMap(({ claims }) => claims)
      .filter((claim) => claim.slot === slot);
  }

  /** Whether this claim was made in an earlier round, which is over. */
  isSettled(claim: Claim): boolean {
    return !this.now.claims.includes(claim);
  }

  claim(slot: Slot, seat: number, claimed: boolean): void {
    const others = this.now.claims.filter((claim) => claim.slot !== slot || claim.seat !== seat);
    const { state, notes } = this.#game;
    const points = state.rules.mode.planPoints(state, notes, SLOTS.indexOf(slot));
    const claims = claimed ? [...others, { slot, seat, points }] : others;
    this.#enter({ claims, ...(claims.length === 0 && { reshuffle: false }) });
  }

  reshuffle(on: boolean): void {
    this.#enter({ reshuffle: on });
  }

  count(temps: number): void {
    this.#store({ temps: Math.max(0, temps) });
  }

  get canFlip(): boolean {
    return !this.over && this.missing.length === 0;
  }

  flip(): void {
    if (!this.canFlip) return;
    const undone = this.#undone.at(-1);
    // Unless the round was changed, restore the next one.
    const isSame = undone?.before === this.now;
    this.#undone = isSame ? this.#undone.slice(0, -1) : [];
    this.#store({ rounds: [...this.#stored.rounds, this.now], now: isSame ? undone.round : NOTHING });
  }

  /** Returns to the previous round, with what was entered in it. */
  flipBack(): void {
    const last = this.#stored.rounds.at(-1);
    if (last === undefined) return;
    this.#undone = [...this.#undone, { before: last, round: this.now }];
    this.#store({ rounds: this.#stored.rounds.slice(0, -1), now: last });
  }

  #enter(changed: Partial<PaperRound>): void {
    if (!this.over) this.#store({ now: { ...this.now, ...changed } });
  }

  #store(changed: Partial<StoredDeck>): void {
    const stored = { ...this.#stored, ...changed };
    const game = gameOf(stored);
    if (game === undefined) throw new Error('The page entered something impossible.');
    this.#stored = stored;
    this.#game = game;
    saveDeck(stored);
  }
}
