import type { Step, View } from 'picket-engine';
import { afterPaint } from '../platform/afterPaint.ts';
import { announce } from '../platform/announcer.svelte.ts';
import type { GameId, SavedDraft, Snapshot } from '../authority/authority.ts';
import { help, text, textView, withPart } from '../text/language.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import { playSounds, vibrate } from '../sound/hear.ts';
import { changeOf, type Change } from '../scene/answers.ts';
import { soundsOf, vibrationOf } from '../scene/senses.ts';
import { canConfirm, isDone, savedDraft, renewEditor } from '../turn/openEditor.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';
import * as models from '../scene/models.ts';
import { newsShown } from '../scene/news.ts';
import { answer, type Asked } from '../scene/say.ts';
import type { Scene } from '../scene/scene.ts';
import { pictureVoice, type Voice } from '../scene/voice.ts';
import { linkIn } from '../help/aid/game.ts';
import type { Guide } from './guide.ts';
import type { OnlineParts } from './onlineParts.ts';
import type { GameBackend } from '../authority/gameBackend.ts';
import { selectorOf } from '../sheet/cells.ts';
import { Countdown } from './countdown.svelte.ts';
import { Pencil } from './pencil.svelte.ts';
import { ShownAnswers } from './shownAnswers.svelte.ts';
import { Submission } from './submission.svelte.ts';

/** The overlay that is open. */
export type Open =
  | { readonly kind: 'plan'; readonly index: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'rule'; readonly rule: string }
  | {
      readonly kind: 'tracks' | 'log' | 'menu' | 'settings' | 'keys' | 'rival' | 'recap' | 'help' | 'odds';
    };

/** A turn editor, and what is pointed at. */
interface Shown {
  readonly editor: TurnEditor;
  readonly pointed?: Intent;
}

/** The turn of one seat on one page: its editor, the models made from it, and what a person can do. */
export class TableState {
  readonly id: GameId;
  /** The name of the game's city, and of the player's town. */
  readonly city: string;
  readonly town: string;
  /** Whose turn it is if several people share the device; else empty. */
  readonly player: string;
  readonly #backend: GameBackend;
  bots: Snapshot['bots'] = $state.raw([]);
  styles: Snapshot['styles'] = $state.raw();
  /** What an online table adds to the page; absent for local games. */
  online: OnlineParts | undefined = $state.raw();
  /** What the guided game adds; absent for all others. */
  guide: Guide | undefined = $state.raw();
  /** At a real table: whether the cards of this turn are still to be entered, or its marks. */
  entering: 'cards' | 'marks' | undefined = $state();
  /** Whether a round was taken back. */
  practice = $state(false);
  /** Whether the table allows the odds lens. */
  odds = $state(true);

  #now: Shown;
  /**
   * What the sheet and the rest of the page are drawn from. After a tap the ink is painted first, after a deal the
   * cards; the rest follows one frame later.
   */
  #inked: Shown;
  #rest: Shown;
  #open: Open | undefined = $state.raw();
  readonly #submission: Submission;
  readonly #pencil = new Pencil();
  /** The code of the house or gap whose tap was rejected. */
  #whyAt = $state('');

  /** What is announced about the turn; the text view has its own. */
  voice: Voice = pictureVoice(text);
  readonly countdown = new Countdown(() => this.confirm());
  readonly answers = new ShownAnswers();

  readonly #scene = $derived.by(() => this.#sceneOf(this.#rest));
  readonly streets = $derived(this.#scene.streets);
  readonly sheet = $derived.by(() => {
    const sheet = models.sheetModel(this.#sceneOf(this.#inked));
    return this.entering === 'cards' ? models.untapped(sheet) : sheet;
  });
  readonly offers = $derived(models.offersModel(this.#scene));
  readonly stack = $derived.by(() => models.stackModel(this.#rest.editor.view, text));
  readonly plans = $derived(models.plansModel(this.#scene));
  readonly ledger = $derived(models.ledgerModel(this.#scene));
  readonly bar = $derived(models.barModel(this.#scene));
  readonly seats = $derived(models.seatsModel(this.#scene));
  /** At a real table, their sheets are on paper. */
  readonly others = $derived(this.entering === undefined ? this.seats.filter(({ you }) => !you) : []);
  /** Whose news is shown: until the turn begins, unless the guided game or a hint speaks. */
  readonly news = $derived.by(() => {
    const { taps, asking, sent } = this.#rest.editor;
    const isBegun = taps.length > 0 || asking !== undefined || sent;
    return isBegun || this.hinting || this.guide !== undefined ? [] : newsShown(this.others);
  });
  readonly rival = $derived(models.rivalModel(this.#scene));
  readonly log = $derived.by(() => models.logModel(this.#rest.editor, text));

  constructor({ id, city, bots, views }: Snapshot, town: string, editor: TurnEditor, backend: GameBackend) {
    const { players } = editor.view.state.rules.options;
    this.id = id;
    this.city = city;
    this.town = town;
    this.player = views.length > 1 ? (players[editor.seat] ?? '') : '';
    this.bots = bots;
    this.#backend = backend;
    this.#submission = new Submission(id, backend);
    this.#now = $state.raw({ editor });
    this.#inked = $state.raw(this.#now);
    this.#rest = $state.raw(this.#now);
  }

  #sceneOf({ editor, pointed }: Shown) {
    const { bots, styles, town: city, online } = this;
    return models.sceneOf(editor, {
      text,
      spoken: textView,
      city,
      bots,
      styles,
      pointed,
      statuses: online?.statuses,
    });
  }

  #show(now: Shown, first: 'ink' | 'rest' | 'all'): void {
    this.#now = now;
    if (first !== 'rest') this.#inked = now;
    if (first !== 'ink') this.#rest = now;
    if (first !== 'all') afterPaint(() => this.catchUp());
  }

  /** Whether part of the page is behind the latest state. */
  get behind(): boolean {
    return this.#rest !== this.#now || this.#inked !== this.#now;
  }
  catchUp(): void {
    this.#inked = this.#now;
    this.#rest = this.#now;
  }

  /** What everything around the sheet is made from. */
  get scene(): Scene {
    return this.#scene;
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
    return this.#submission.trouble;
  }
  /** Where a rejected tap was, as a selector; empty if not on the sheet. */
  get whyAt(): string {
    return this.editor.why === undefined ? '' : this.#whyAt;
  }
  /** “Solo card to come”, unless the opponent panel says so; empty without special cards. */
  get specials(): string {
    return this.rival === undefined ? models.specialsLine(this.editor.view, text) : '';
  }

  /** Which rules a link from this table shows. */
  get rulesLink(): string {
    return linkIn(this.editor.view);
  }

  /** Whether the worker of this device runs the game: only then are there hints, records and rounds to take back. */
  get local(): boolean {
    return this.online === undefined && this.guide === undefined && this.entering === undefined;
  }

  show(open: Open | undefined): void {
    this.#open = open;
  }

  get hinting(): boolean {
    return this.#pencil.hinting;
  }

  /** Shows a Master's turn on the sheet if anything is left to do, or hides it. */
  hint(): void {
    if (!this.local || this.editor.sent) {
      announce(this.bar.sentence);
      return;
    }
    this.show(undefined);
    if (this.hinting) this.suggest(undefined);
    else this.#pencil.hinting = true;
  }

  /** Draws a turn in pencil, or hides the hint. */
  suggest(steps: readonly Step[] | undefined): void {
    if (steps === undefined) this.#pencil.putAway();
    else this.#pencil.suggest(steps);
    this.#preview();
  }

  /** The odds lens, unless the table forbids it. */
  showOdds(): void {
    if (this.odds) this.show({ kind: 'odds' });
    else announce(text.game.noOdds, 'assertive');
  }

  /** “What can I do now?”, read out. */
  sayNext(): void {
    void withPart('help', import('../help/nextThings.ts'))
      .then(({ nextThings }) =>
        text.around.sentences(
          nextThings(this.#scene, help).map(({ lead, rest }) => `${lead} ${rest}`.trim()),
        ),
      )
      .catch(() => text.around.errors.unexpected)
      .then((said) => announce(said, 'assertive'));
  }

  point(intent: Intent | undefined): void {
    if (this.entering === 'cards') return;
    this.#pencil.point(intent);
    if (intent !== undefined) this.#preview();
    // A sheet that is being removed loses the focus during rendering, when state must not change.
    else queueMicrotask(() => this.#pencil.pointing ?? this.#preview());
  }

  #preview(): void {
    const pointed = this.#pencil.intent;
    this.#show({ editor: this.editor, ...(pointed && { pointed }) }, 'ink');
  }

  /** Everything a finger, a mouse or a key does to the turn. */
  do(intent: Intent): void {
    if (this.entering === 'cards' && intent.kind !== 'explain') return;
    this.adopt(act(this.editor, intent));
    this.#whyAt = this.editor.why === undefined ? '' : selectorOf(intent);
  }

  /** The turn after one or more steps; returns what is said about it. */
  adopt(editor: TurnEditor): string {
    const before = this.editor;
    const change = this.#answer(before, editor);
    const said = this.voice.change(change);
    announce(said);
    this.#pencil.putAway();
    this.#show({ editor }, isOnSheet(change) ? 'ink' : 'all');
    this.#whyAt = '';
    this.#submission.forget();
    this.#changed(before);
    return said;
  }

  #changed(before: TurnEditor): void {
    const { editor } = this;
    if (editor.taps === before.taps && editor.undone === before.undone) return;
    void this.#backend.saveDraft(this.id, savedDraft(editor));
    this.countdown.stop();
    if (!isDone(editor)) return;
    // A turn that was only restored is not submitted automatically.
    const forward = editor.taps.length > before.taps.length;
    if (preferences.now.confirm === 'countdown') this.countdown.start();
    if (preferences.now.confirm === 'off' && forward) this.confirm();
  }

  /** Seen, heard and felt in the same frame as the ink. The next answer replaces it. */
  #answer(before: TurnEditor, after: TurnEditor): Change {
    const change = changeOf(before, after);
    this.answers.show(change.answers);
    playSounds(soundsOf(change.answers));
    vibrate(vibrationOf(change.answers));
    return change;
  }

  /** What a key announces. */
  answer(asked: Asked): string {
    return answer(asked, this.#scene);
  }

  confirm(): void {
    if (!canConfirm(this.editor) || this.#submission.sending) {
      announce(this.bar.sentence);
      return;
    }
    this.countdown.stop();
    this.#submission.submit(this.editor);
  }

  takeBack(): void {
    this.#submission.takeBack(this.editor);
  }

  /** The game or the preferences have changed. */
  receive(view: View, saved: SavedDraft | undefined, autoMarks: boolean): void {
    const { editor } = this;
    if (editor.view === view && editor.settings.autoMarks === autoMarks) return;
    const next = renewEditor(editor, view, saved, { autoMarks });
    if (next === undefined) return;
    // Within a round the page is ahead of the store, and the pointer stays.
    const same = next.taps === editor.taps && next.sent === editor.sent;
    if (same) {
      this.#show({ ...this.#now, editor: next }, 'all');
      return;
    }
    this.#show({ editor: next }, 'rest');
    this.#answer(editor, next);
    // A hint is about the previous turn.
    this.#pencil.putAway();
    announce(
      next.sent || this.entering !== undefined ? this.voice.sent(this.#scene) : this.voice.round(this.#scene),
    );
  }
}

/** Whether the change is drawn on the sheet: values and refusals are beside it. */
function isOnSheet({ before, after, answers }: Change): boolean {
  const isBeside =
    answers.length > 0 && answers.every(({ at }) => at.kind === 'value' || at.kind === 'track');
  return before.editor.draft !== after.editor.draft && !isBeside;
}
