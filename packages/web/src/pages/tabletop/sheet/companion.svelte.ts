import {
  amongOthers,
  enteredDeal,
  pileOf,
  SLOTS,
  startDraft,
  positionIn,
  takeStep,
  type Action,
  type EnteredCards,
  type Rejection,
  type Slot,
  type State,
  type Step,
  type View,
} from 'picket-engine';
import type { SavedDraft, Snapshot, TurnMessage } from '../../../authority/authority.ts';
import type { GameBackend } from '../../../authority/gameBackend.ts';
import { text } from '../../../text/language.ts';
import type { Shared } from './shared.ts';
import { saveSheet, stateOf, type Other, type StoredSheet } from './stored.ts';

/** The input so far about this round's cards. */
interface Entry {
  readonly number?: number;
  readonly action?: Action;
  readonly given?: Action;
  readonly refused?: boolean;
  readonly came: readonly (Slot | 'solo-card')[];
}

const NOTHING: Entry = { came: [] };
/** A placeholder until the cards are entered; never shown. */
const UNKNOWN: EnteredCards = { number: 8, action: 'fence', came: [] };

/** A sheet for physical cards: another source of snapshots for the game page, stored in the browser. */
export class Companion implements GameBackend {
  #stored: StoredSheet;
  #state: State;
  #entry: Entry = $state.raw(NOTHING);
  #draft: SavedDraft | undefined = $state.raw();

  constructor(stored: StoredSheet) {
    const state = stateOf(stored);
    if (state === undefined) throw new Error('The sheet cannot be played.');
    this.#stored = $state.raw(stored);
    this.#state = $state.raw(state);
  }

  get state(): State {
    return this.#state;
  }
  get stored(): StoredSheet {
    return this.#stored;
  }
  get entry(): Entry {
    return this.#entry;
  }
  get over(): boolean {
    return this.#stored.over || this.#state.ending !== undefined;
  }
  get rounds(): number {
    return this.#state.rounds.length;
  }
  get givesThird(): boolean {
    return this.#state.rules.mode.cardUse.givesThird;
  }
  /** Only in games of several players. */
  get hasOthers(): boolean {
    return this.#state.rules.options.mode === 'standard';
  }

  /** The game including the others, whose temps are known. */
  readonly among = $derived.by(() =>
    this.hasOthers
      ? amongOthers(
          this.#state,
          this.#stored.others.map(({ temps }) => temps),
        )
      : this.#state,
  );

  /** The cards, once they are entered. */
  readonly cards: EnteredCards | undefined = $derived.by(() => {
    const { number, action, given, refused, came } = this.#entry;
    if (this.givesThird && given === undefined) return undefined;
    const third = given === undefined ? {} : { given };
    if (refused === true) {
      const unfit = this.unfit;
      return unfit === undefined ? undefined : { number: unfit, action: 'fence', ...third, came };
    }
    return number === undefined || action === undefined ? undefined : { number, action, ...third, came };
  });

  /** The first step, which follows from the cards, or why it is illegal. */
  readonly #begun = $derived.by(() => {
    const position = positionIn(this.#viewWith(this.cards ?? UNKNOWN));
    return position === undefined || this.cards === undefined
      ? undefined
      : takeStep(startDraft(position), this.firstStep);
  });

  get firstStep(): Step {
    if (this.#entry.refused === true) return this.givesThird ? { do: 'refuse', give: 2 } : { do: 'refuse' };
    return this.#state.rules.mode.cardUse.choice(0, this.#state.rules.mode.cardUse.oneCard ? 0 : 1);
  }

  /** Why the input can't be played. */
  get why(): Rejection | undefined {
    return this.#begun?.ok === false ? this.#begun.rejection : undefined;
  }
  /** Whether the cards are entered, so marks can be made. */
  get ready(): boolean {
    return this.#begun?.ok === true;
  }

  readonly view: View = $derived.by(() => this.#viewWith(this.ready ? (this.cards ?? UNKNOWN) : UNKNOWN));

  readonly snapshot: Snapshot = $derived.by(() => ({
    id: 'sheet',
    city: text.start.cities[0] ?? '',
    views: [],
    over: this.over,
    active: 0,
    bots: [],
    played: Date.now(),
    odds: false,
    drafts: this.draft === undefined ? [] : [this.draft],
    elsewhere: false,
  }));

  /** The turn as it is drafted, or only begun. */
  get draft(): SavedDraft | undefined {
    if (!this.ready) return undefined;
    if (this.#draft !== undefined && this.#draft.taps.length > 0) return this.#draft;
    return { seat: 0, round: this.rounds, taps: [[this.firstStep]], undone: [] };
  }

  /** [T3] A number that doesn't fit, as evidence for a refusal; undefined if every number fits. */
  get unfit(): number | undefined {
    const [sheet] = this.#state.sheets;
    const numbers = new Set(this.#state.rules.deck.numbers);
    return [...numbers].find((number) => sheet?.fitsSomewhere(number) === false);
  }

  fits(number: number): boolean {
    return this.#state.sheets[0]?.fitsSomewhere(number) === true;
  }

  enter(changed: Partial<Entry>): void {
    this.#draft = undefined;
    this.#entry = { ...this.#entry, refused: false, ...changed };
  }

  forget(): void {
    this.#draft = undefined;
    this.#entry = { ...NOTHING, came: this.#entry.came };
  }

  /** Marks whether a special card came up this round. */
  toggle(special: Slot | 'solo-card'): void {
    const { came } = this.#entry;
    this.enter({
      refused: this.#entry.refused === true,
      came: came.includes(special) ? came.filter((other) => other !== special) : [...came, special],
    });
  }

  async submit(_id: string, { steps }: Pick<TurnMessage, 'steps'>): Promise<undefined> {
    if (this.cards === undefined) return;
    this.#store({ rounds: [...this.#stored.rounds, { cards: this.cards, steps }] });
    this.#draft = undefined;
    this.#entry = NOTHING;
  }

  async takeBack(): Promise<undefined> {}

  /** Undoing a turn to its start clears the cards. */
  async saveDraft(_id: string, draft: SavedDraft): Promise<void> {
    if (draft.taps.length === 0) this.forget();
    else this.#draft = draft;
  }

  /** Reopens the last round. */
  undoRound(): void {
    const last = this.#stored.rounds.at(-1);
    if (last === undefined) return;
    this.#store({ rounds: this.#stored.rounds.slice(0, -1), over: false });
    const { number, action, given, came } = last.cards;
    const refused = last.steps.some((step) => step.do === 'refuse');
    const third = given === undefined ? {} : { given };
    this.#entry = refused ? { refused, ...third, came } : { number, action, ...third, came };
    this.#draft = { seat: 0, round: this.rounds, taps: [[this.firstStep], last.steps], undone: [] };
  }

  end(over: boolean): void {
    this.#store({ over });
  }

  /** [P2] Marks whether others have claimed a plan in an earlier round. */
  claim(slot: Slot, claimed: boolean): void {
    if (this.rounds === 0) return;
    const { [slot]: _, ...rest } = this.#stored.claimed;
    this.#store({ claimed: claimed ? { ...rest, [slot]: this.rounds } : rest });
  }

  rank(others: readonly Other[]): void {
    this.#store({ others });
  }

  /** Adds another device's shared data. */
  meet({ name, temps, claimed }: Shared): void {
    this.rank([...this.#stored.others.filter((other) => other.name !== name), { name, temps }]);
    for (const slot of claimed) {
      if (this.#stored.claimed[slot] === undefined) this.claim(slot, true);
    }
  }

  #store(changed: Partial<StoredSheet>): void {
    this.#stored = { ...this.#stored, ...changed };
    const state = stateOf(this.#stored);
    if (state === undefined) throw new Error('The editor let an illegal turn pass.');
    this.#state = state;
    saveSheet(this.#stored);
  }

  #viewWith(cards: EnteredCards): View {
    const state = this.among;
    const came = new Set(
      state.rounds.flatMap(({ notes }) => notes.map((note) => ('slot' in note ? note.slot : note.note))),
    );
    return {
      seat: 0,
      commitment: `sha256:${this.#stored.id}`,
      seed: null,
      state,
      now: {
        ...enteredDeal(this.#state, { ...cards, came: this.#entry.came }),
        turn: undefined,
        in: state.sheets.map(() => false),
        facts: {
          left: [],
          ...(this.givesThird && {
            pile: pileOf(this.#state),
            toCome: SLOTS.filter((slot) => !came.has(slot)),
          }),
        },
      },
    };
  }
}
