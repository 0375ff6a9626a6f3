import { untrack } from 'svelte';
import { announce } from '../../platform/announcer.svelte.ts';
import { eventsIn, nextEvent, previousEvent } from '../../replay/events.ts';
import { replayModel, type Cast } from '../../replay/models.ts';
import {
  nextMoment,
  nextRound,
  previousMoment,
  previousRound,
  readMoment,
  writeMoment,
  type Moment,
  type Viewer,
} from '../../replay/moment.ts';
import { hashOf } from '../../platform/router.ts';
import type { Stage } from '../../replay/stages.ts';
import { after, text } from '../../text/language.ts';
import { castOf, type Loaded } from './source.ts';

/** How long each step is shown, in milliseconds. */
const STEP_MS = 1100;

/** The position of a replay, and its controls. */
export class ReplayState {
  readonly loaded: Loaded;
  readonly #of: string;
  moment = $state.raw<Moment>({ round: 0, stage: 0, seat: 0 });
  viewer = $state.raw<Viewer>();
  playing = $state(false);
  readonly cast: Cast = $derived.by(() => castOf(this.loaded));
  readonly model = $derived.by(() =>
    replayModel(this.loaded.story, this.moment, this.viewer, { ...this.cast, text }),
  );
  readonly events = $derived.by(() => eventsIn(this.loaded.story, this.viewer));
  readonly before = $derived.by(() => previousEvent(this.events, this.moment));
  readonly after = $derived.by(() => nextEvent(this.events, this.moment));
  readonly atEnd = $derived.by(() => nextMoment(this.loaded.story, this.moment, this.viewer) === undefined);
  readonly atStart = $derived.by(() => this.moment.round === 0 && this.moment.stage === 0);

  constructor(loaded: Loaded, of: string, at: string | undefined) {
    this.loaded = loaded;
    this.#of = of;
    this.moment = readMoment(at, loaded.story);
    // Plays step by step until the end.
    $effect(() => {
      if (!this.playing) return undefined;
      const timer = setInterval(() => this.#advance(), STEP_MS);
      return () => clearInterval(timer);
    });
  }

  get rounds(): number {
    return this.loaded.story.record.rounds.length;
  }

  get name(): string {
    return this.cast.names[this.moment.seat] ?? '';
  }

  /** What was just done, in a sentence, even if it was nothing. */
  get sentence(): string {
    const { sentence, shown, turn } = this.model;
    const { replay } = after;
    const { stage, seat } = this.moment;
    if (stage === 0) return sentence || replay.dealt;
    if ((shown.steps[seat] ?? []).length === 0 && turn.length > 0) return replay.hidden(this.name);
    return sentence === '' ? replay.nothing : text.turn.recap.line(this.name, [sentence]);
  }

  /** The same with the round. */
  get said(): string {
    return `${after.replay.roundOf(this.moment.round + 1, this.rounds)}. ${this.sentence}`;
  }

  go(moment: Moment | undefined, said: 'said' | 'silent' = 'said'): void {
    if (moment === undefined) return;
    this.moment = { round: moment.round, stage: moment.stage, seat: moment.seat };
    this.#noteAddress();
    if (said === 'said') announce(this.said);
  }

  /** Writes the position to the URL, for reloads and bookmarks. */
  #noteAddress(): void {
    const address = hashOf({ page: 'replay', of: this.#of, at: writeMoment(this.moment) });
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // Browsers limit how often the URL may change, and dragging the car changes it often.
    }
  }

  /** Called when a link to the same game was opened. */
  arrive(at: string | undefined): void {
    this.playing = false;
    this.go(readMoment(at, this.loaded.story));
  }

  step(by: 1 | -1): void {
    this.playing = false;
    const { story } = this.loaded;
    this.go(
      by > 0 ? nextMoment(story, this.moment, this.viewer) : previousMoment(story, this.moment, this.viewer),
    );
  }

  leap(by: 1 | -1): void {
    this.playing = false;
    this.go(by > 0 ? nextRound(this.loaded.story, this.moment, this.viewer) : previousRound(this.moment));
  }

  jump(by: 1 | -1): void {
    this.playing = false;
    this.go(by > 0 ? this.after : this.before);
  }

  /** Scrubbing; no announcement, since screen readers read the slider's value. */
  scrub(round: number): void {
    this.playing = false;
    this.go({ ...this.moment, round, stage: this.moment.stage }, 'silent');
  }

  show(stage: Stage): void {
    this.playing = false;
    this.go({ ...this.moment, stage });
  }

  look(seat: number, said: 'said' | 'silent' = 'said'): void {
    this.go({ ...this.moment, seat }, said);
  }

  see(viewer: Viewer): void {
    this.viewer = viewer;
    if (viewer !== undefined) this.look(viewer);
  }

  /** At the end, playing starts again. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.go({ ...this.moment, round: 0, stage: 0 }, 'silent');
    this.playing = !this.playing;
  }

  #advance(): void {
    untrack(() => {
      const next = nextMoment(this.loaded.story, this.moment, this.viewer);
      this.go(next, 'silent');
      if (next === undefined || this.atEnd) this.playing = false;
    });
  }
}
