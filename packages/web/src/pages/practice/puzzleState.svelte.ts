import { playedIn, type Answer } from 'picket-bots';
import { viewOf, type Game, type Step } from 'picket-engine';
import type { Snapshot, TurnMessage } from '../../authority/authority.ts';
import { askAnswer, CoachError, type Asked, type ReviewedGame } from '../../authority/coach/coach.ts';
import type { CoachFault } from '../../authority/coach/messages.ts';
import type { GameBackend } from '../../authority/gameBackend.ts';
import { reviewable } from '../review/reviewed.ts';
import { markSolved, puzzleName, type Puzzle } from './puzzles.ts';

/** A puzzle in progress: the round as it was, until a turn is submitted. */
export class PuzzleState implements GameBackend {
  readonly puzzle: Puzzle;
  game = $state.raw<Game>();
  answer = $state.raw<Answer>();
  state = $state<'loading' | 'trying' | 'comparing' | 'answered' | 'gone' | CoachFault>('loading');
  #reviewed: ReviewedGame | undefined;
  #asked: Asked<Answer> | undefined;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  async open(): Promise<void> {
    await this.#find().catch(() => (this.state = 'gone'));
  }

  async #find(): Promise<void> {
    const { game, seat, round } = this.puzzle;
    const { record, box } = (await reviewable(game)) ?? {};
    this.game = record?.result ? playedIn(record, box)?.rounds[round] : undefined;
    if (record === undefined || this.game === undefined) {
      this.state = 'gone';
      return;
    }
    this.#reviewed = { record, seat, box };
    this.state = 'trying';
  }

  readonly view = $derived.by(() => this.game && viewOf(this.game, this.puzzle.seat));
  readonly snapshot: Snapshot = $derived.by(() => ({
    id: 'puzzle',
    city: this.puzzle.city,
    views: [],
    over: false,
    active: this.puzzle.seat,
    bots: this.game?.turns.map((_, seat) => (seat === this.puzzle.seat ? null : 'regular')) ?? [],
    played: 0,
    drafts: [],
    elsewhere: false,
  }));

  async submit(
    _id: string,
    { steps }: TurnMessage & { readonly steps: readonly Step[] },
  ): Promise<undefined> {
    if (this.#reviewed === undefined) return;
    this.state = 'comparing';
    this.#asked = askAnswer(this.#reviewed, this.puzzle, steps);
    try {
      this.answer = await this.#asked.result;
      if (this.answer?.solved) markSolved(puzzleName(this.puzzle));
      this.state = this.answer === undefined ? 'gone' : 'answered';
    } catch (error) {
      this.state = error instanceof CoachError ? error.fault : 'broken';
    }
  }

  async takeBack(): Promise<undefined> {}

  async saveDraft(): Promise<void> {}

  again(): void {
    this.answer = undefined;
    this.state = 'trying';
  }

  close(): void {
    this.#asked?.cancel();
  }
}
