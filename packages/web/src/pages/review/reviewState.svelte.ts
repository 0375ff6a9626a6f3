import type { Analysis, EffortName, Progress } from 'picket-bots';
import type { Box, GameRecord } from 'picket-engine';
import type { GameId } from '../../authority/authority.ts';
import { askAnalysis, CoachError, type Asked } from '../../authority/coach/coach.ts';
import type { CoachFault } from '../../authority/coach/messages.ts';
import { savePuzzles } from '../practice/puzzles.ts';
import type { Trouble as ServerTrouble } from '../../online/api.ts';
import { whyNoTable } from '../replay/source.ts';
import { nameOf, NoTable, reviewable } from './reviewed.ts';

export type Trouble = 'no-game' | 'no-table' | 'unfinished' | 'no-seed' | CoachFault;

/** A game under review: first a quick look, which is shown while a closer one is running. */
export class ReviewState {
  record = $state.raw<GameRecord>();
  box = $state.raw<Box>();
  /** The game's people. */
  seats = $state.raw<readonly number[]>([]);
  seat = $state(0);
  city = $state('');
  analysis = $state.raw<Analysis>();
  progress = $state.raw<Progress>();
  running = $state<EffortName>();
  trouble = $state<Trouble>();
  #server = $state.raw<ServerTrouble>();
  #asked: Asked<Analysis> | undefined;
  #id: GameId = '';
  #closed = false;

  /** The server's error; empty for other faults. */
  get why(): string {
    return this.#server === undefined ? '' : whyNoTable(this.#server);
  }

  async open(id: GameId, of?: 'table'): Promise<void> {
    this.#id = nameOf({ id, of });
    const own = await this.#find().catch((error: unknown) => this.#failFor(error));
    if (this.record !== undefined) await this.review(own ?? this.seats[0] ?? 0);
  }

  /** Loads the game; returns the player's own seat, if known. */
  async #find(): Promise<number | undefined> {
    const found = await reviewable(this.#id);
    if (found === undefined) return this.#fail('no-game');
    const { record, box, city, bots, seat } = found;
    if (record.result === null) return this.#fail('unfinished');
    this.record = record;
    this.city = city;
    this.box = box;
    const people = [...record.options.players.keys()].filter((seat) => (bots[seat] ?? null) === null);
    this.seats = people.length === 0 ? [...record.options.players.keys()] : people;
    return seat;
  }

  async review(seat: number): Promise<void> {
    this.seat = seat;
    this.analysis = undefined;
    await this.#run('quick');
    if (this.analysis !== undefined && this.seat === seat) await this.#run('full');
  }

  lookCloser(): Promise<void> {
    return this.#run('full');
  }

  /** Called when the page is left: no analysis may start after that. */
  close(): void {
    this.#closed = true;
    this.cancel();
  }

  cancel(): void {
    this.#asked?.cancel();
    this.#asked = undefined;
    this.running = undefined;
    this.progress = undefined;
  }

  async #run(effort: EffortName): Promise<void> {
    this.cancel();
    const { record, seat, box } = this;
    if (record === undefined || this.#closed) return;
    this.running = effort;
    const asked = askAnalysis({ record, seat, box }, effort, (progress) => (this.progress = progress));
    this.#asked = asked;
    try {
      const analysis = await asked.result;
      if (analysis === undefined) return this.#fail('no-seed');
      this.analysis = analysis;
      if (effort === 'full') savePuzzles({ game: this.#id, city: this.city, seat }, analysis.moments);
      this.running = undefined;
      this.progress = undefined;
    } catch (error) {
      this.#fail(error instanceof CoachError ? error.fault : 'broken');
    }
  }

  #failFor(error: unknown): undefined {
    if (!(error instanceof NoTable)) return this.#fail('broken');
    this.#server = error.trouble;
    return this.#fail('no-table');
  }

  #fail(why: Trouble): undefined {
    this.running = undefined;
    this.trouble = why;
  }
}
