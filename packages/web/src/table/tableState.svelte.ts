import type { View } from 'picket-engine';
import { describeRejection } from 'picket-words';
import { afterPaint } from '../platform/afterPaint.ts';
import { announce } from '../platform/announcer.svelte.ts';
import type { GameId, SavedDraft, Snapshot } from '../authority/authority.ts';
import { text } from '../text/language.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import { feel, hear } from '../sound/hear.ts';
import { announcement } from '../scene/announce.ts';
import { changeOf, type Change } from '../scene/answers.ts';
import { soundsOf, touchOf } from '../scene/senses.ts';
import { canConfirm, isDone, savedDraft, renewEditor, steps } from '../turn/openEditor.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';
import * as models from '../scene/models.ts';
import { dealNotes } from '../scene/recap.ts';
import { answer, type Asked } from '../scene/say.ts';
import type { Guide } from './guide.ts';
import type { OnlineParts } from './onlineParts.ts';
import { BackendError, type GameBackend } from '../authority/gameBackend.ts';
import { Countdown } from './countdown.svelte.ts';
import { ShownAnswers } from './shownAnswers.svelte.ts';

/** What is open over the table. */
export type Open =
  | { readonly kind: 'plan'; readonly index: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'tracks' | 'log' | 'menu' | 'settings' | 'keys' | 'rival' | 'recap' | 'hint' };

/** A turn editor, and what is pointed at. */
interface Shown {
  readonly editor: TurnEditor;
  readonly pointed?: Intent;
}

/** The turn of one seat on one page: its editor, the models made from it, and what a person can do. */
export class TableState {
  readonly id: GameId;
  /** The game's, and the player's own. */
  readonly city: string;
  readonly town: string;
  /** Whose turn it is if several people share the device; else empty. */
  readonly player: string;
  readonly #backend: GameBackend;
  bots: Snapshot['bots'] = $state.raw([]);
  /** What an online table adds to the page; absent for local games. */
  online: OnlineParts | undefined = $state.raw();
  /** What the guided game adds; absent for all others. */
  guide: Guide | undefined = $state.raw();
  /** Whether a round was taken back. */
  practice = $state(false);

  #now: Shown;
  /** What everything but the sheet is made from: it updates after the ink is painted. */
  #told: Shown;
  #open: Open | undefined = $state.raw();
  #trouble = $state('');
  #sending = false;
  #pointing: Intent | undefined;

  readonly countdown = new Countdown(() => this.confirm());
  readonly answers = new ShownAnswers();

  readonly #scene = $derived.by(() => this.#sceneOf(this.#told));
  readonly streets = $derived(this.#scene.streets);
  readonly sheet = $derived.by(() => models.sheetModel(this.#sceneOf(this.#now)));
  readonly offers = $derived(models.offersModel(this.#scene));
  readonly stack = $derived.by(() => models.stackModel(this.#told.editor.view, text));
  readonly plans = $derived(models.plansModel(this.#scene));
  readonly ledger = $derived(models.ledgerModel(this.#scene));
  readonly bar = $derived(models.barModel(this.#scene));
  readonly seats = $derived(models.seatsModel(this.#scene));
  readonly others = $derived(this.seats.filter(({ you }) => !you));
  readonly rival = $derived(models.rivalModel(this.#scene));
  readonly log = $derived.by(() => models.logModel(this.#told.editor, text));

  constructor({ id, city, bots, views }: Snapshot, town: string, editor: TurnEditor, backend: GameBackend) {
    const { players } = editor.view.state.rules.options;
    this.id = id;
    this.city = city;
    this.town = town;
    this.player = views.length > 1 ? (players[editor.seat] ?? '') : '';
    this.bots = bots;
    this.#backend = backend;
    this.#now = $state.raw({ editor });
    this.#told = $state.raw(this.#now);
  }

  #sceneOf({ editor, pointed }: Shown) {
    const { bots, town: city } = this;
    return models.sceneOf(editor, { text, city, bots, pointed, statuses: this.online?.statuses });
  }

  #show(now: Shown): void {
    this.#now = now;
    afterPaint(() => (this.#told = this.#now));
  }

  get editor(): TurnEditor {
    return this.#now.editor;
  }
  /** Counted from 1. */
  get round(): number {
    return this.editor.view.state.rounds.length + 1;
  }
  get hand(): boolean {
    return !this.editor.view.state.rules.mode.cardUse.oneCard;
  }
  get open(): Open | undefined {
    return this.#open;
  }
  /** Why a turn was not accepted, or could not be stored. */
  get trouble(): string {
    return this.#trouble;
  }
  /** “Solo card to come”, unless the opponent panel says so; empty without special cards. */
  get specials(): string {
    return this.rival === undefined ? models.specialsLine(this.editor.view, text) : '';
  }

  /** Whether the worker of this device runs the game: only then there are hints, records and rounds to take back. */
  get local(): boolean {
    return this.online === undefined && this.guide === undefined;
  }

  /** What the others did is shown until the turn begins, unless the guided game speaks. */
  get showsNews(): boolean {
    const { taps, asking, sent } = this.editor;
    const isBegun = taps.length > 0 || asking !== undefined || sent;
    return !isBegun && this.guide === undefined && this.others.length > 0 && this.round > 1;
  }

  show(open: Open | undefined): void {
    this.#open = open;
  }

  /** A master's turn, while there is something to do. */
  hint(): void {
    if (this.local && !this.editor.sent) this.show({ kind: 'hint' });
    else announce(this.bar.sentence);
  }

  point(intent: Intent | undefined): void {
    this.#pointing = intent;
    if (intent !== undefined) this.#show({ editor: this.editor, pointed: intent });
    // A sheet that is being removed loses the focus during rendering, when state must not change.
    else queueMicrotask(() => this.#pointing ?? this.#show({ editor: this.editor }));
  }

  /** Everything a finger, a mouse or a key does to the turn. */
  do(intent: Intent): void {
    const before = this.editor;
    this.#show({ editor: act(before, intent) });
    this.#trouble = '';
    this.#changed(before);
  }

  #changed(before: TurnEditor): void {
    const { editor } = this;
    afterPaint(() => announce(announcement(this.#answer(before, editor), text)));
    if (editor.taps === before.taps && editor.undone === before.undone) return;
    void this.#backend.saveDraft(this.id, savedDraft(editor));
    this.countdown.stop();
    if (!isDone(editor)) return;
    // A turn that was only restored is not submitted automatically.
    const forward = editor.taps.length > before.taps.length;
    if (preferences.now.confirm === 'countdown') this.countdown.start();
    if (preferences.now.confirm === 'off' && forward) this.confirm();
  }

  /** To the eye, the ear and the hand. The next answer replaces it. */
  #answer(before: TurnEditor, after: TurnEditor): Change {
    const change = changeOf(before, after);
    this.answers.show(change.answers);
    hear(soundsOf(change.answers));
    feel(touchOf(change.answers));
    return change;
  }

  /** What a key announces. */
  answer(asked: Asked): string {
    return answer(asked, this.#scene);
  }

  confirm(): void {
    const { draft, seat, view } = this.editor;
    if (!canConfirm(this.editor) || this.#sending) {
      announce(this.bar.sentence);
      return;
    }
    this.countdown.stop();
    this.#sending = true;
    const turn = { seat, round: view.state.rounds.length, steps: steps(this.editor) };
    void this.#backend
      .submit(this.id, turn)
      .then((rejection) => {
        if (rejection === undefined) return;
        const { edition } = draft.position.rules.options;
        this.#complain(text.around.errors.turnRefused(describeRejection(text.words, rejection, edition)));
      })
      .catch((error: unknown) => this.#complain(sentenceOf(error)))
      .finally(() => (this.#sending = false));
  }

  takeBack(): void {
    const { seat, view } = this.editor;
    this.#backend
      .takeBack(this.id, { seat, round: view.state.rounds.length })
      .then((rejection) => {
        // A turn that never arrived counts as taken back.
        if (rejection === undefined || rejection.code === 'not-in') return;
        this.#complain(describeRejection(text.words, rejection));
      })
      .catch((error: unknown) => this.#complain(sentenceOf(error)));
  }

  #complain(trouble: string): void {
    this.#trouble = trouble;
    announce(trouble, 'assertive');
  }

  /** The game or the preferences have changed. */
  receive(view: View, saved: SavedDraft | undefined, autoMarks: boolean): void {
    const { editor } = this;
    if (editor.view === view && editor.settings.autoMarks === autoMarks) return;
    const next = renewEditor(editor, view, saved, { autoMarks });
    if (next === undefined) return;
    // Within a round the page is ahead of the store, and the pointer stays.
    const same = next.taps === editor.taps && next.sent === editor.sent;
    this.#now = same ? { ...this.#now, editor: next } : { editor: next };
    this.#told = this.#now;
    if (same) return;
    afterPaint(() => this.#answer(editor, next));
    // A hint is about the previous turn.
    if (this.#open?.kind === 'hint') this.#open = undefined;
    if (next.sent) {
      afterPaint(() => announce(this.bar.sentence));
      return;
    }
    const notes = dealNotes(view.state, view.now?.notes ?? [], text);
    afterPaint(() => announce(text.around.sentences([...notes, this.answer('round')])));
  }
}

/** Why the authority rejected it; without an answer, it has stopped. */
function sentenceOf(error: unknown): string {
  return error instanceof BackendError ? error.message : text.around.errors.workerStopped;
}
