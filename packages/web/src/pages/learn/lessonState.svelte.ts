import { viewOf, type TurnStep } from 'picket-engine';
import { untrack } from 'svelte';
import type { SavedDraft, Snapshot, TurnMessage } from '../../authority/authority.ts';
import type { GameBackend } from '../../authority/gameBackend.ts';
import { shownAt, taughtBy, topicsOf, type Shown } from '../../lesson/coach.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import {
  afterTurn,
  gameOf,
  isOver,
  saveProgress,
  loadProgress,
  type Progress,
} from '../../lesson/progress.ts';
import { endLesson } from '../../lesson/stored.ts';
import type { Topic } from '../../lesson/topics.ts';
import { withShownNames } from '../../scene/playerNames.ts';
import { text } from '../../text/language.ts';
import type { TurnEditor } from '../../turn/editor.ts';

/** A lesson. It runs on the page, is stored in the browser, and never appears among the player’s towns. */
export class LessonState implements GameBackend {
  readonly lesson: Lesson;
  #played: Pick<Progress, 'part' | 'turns'>;
  #taught: readonly Topic[];
  #draft: SavedDraft | undefined;
  #shown: Shown | undefined = $state.raw();
  #topic: Topic;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const { part, turns, taught, draft } = loadProgress(lesson);
    this.#topic = $state(lesson.topics[part]?.[0] ?? 'write');
    this.#played = $state.raw({ part, turns });
    this.#taught = $state.raw(taught);
    this.#draft = draft;
  }

  readonly #game = $derived.by(() => gameOf(this.lesson, this.#played));
  readonly #bots: Snapshot['bots'] = $derived(
    this.#game.turns.map((_, seat) => (seat === 0 ? null : 'newcomer')),
  );
  readonly view = $derived.by(() => withShownNames(viewOf(this.#game, 0), this.#bots, text));
  readonly snapshot: Snapshot = $derived.by(() => ({
    id: 'lesson',
    city: text.start.cities[0] ?? '',
    views: [],
    over: this.over,
    active: 0,
    bots: this.#bots,
    played: Date.now(),
    drafts: this.#draft === undefined ? [] : [this.#draft],
    elsewhere: false,
  }));

  get part(): number {
    return this.#played.part;
  }
  get over(): boolean {
    return isOver(this.lesson, this.#played);
  }
  get shown(): Shown | undefined {
    return this.#shown;
  }
  /** The current topic, from the last cue that had one. */
  get topic(): Topic {
    return this.#topic;
  }
  get taught(): readonly Topic[] {
    return this.#taught;
  }

  /** Called after each tap and at the start of a round. */
  see(editor: TurnEditor): void {
    untrack(() => {
      if (this.#shown !== undefined) this.#teach(taughtBy(this.#shown, this.lesson, editor, this.#progress));
      this.#shown = shownAt(this.lesson, editor, this.#progress);
      this.#topic = topicsOf(this.#shown)[0] ?? this.#topic;
    });
  }

  async submit(_id: string, { steps }: TurnMessage): Promise<undefined> {
    this.#move(steps);
  }

  async takeBack(): Promise<undefined> {}

  async saveDraft(_id: string, draft: SavedDraft): Promise<void> {
    this.#draft = draft;
    this.#keep();
  }

  #move(steps: readonly TurnStep[]): void {
    const next = afterTurn(this.lesson, this.#progress, steps);
    if (next === undefined) throw new Error('The editor let an illegal turn pass.');
    if (this.#shown !== undefined) this.#teach(topicsOf(this.#shown));
    this.#shown = undefined;
    this.#draft = undefined;
    this.#played = { part: next.part, turns: next.turns };
    if (this.over) endLesson(this.lesson.id);
    else this.#keep();
  }

  #teach(topics: readonly Topic[]): void {
    const added = topics.filter((topic) => !this.#taught.includes(topic));
    if (added.length > 0) this.#taught = [...this.#taught, ...added];
  }

  get #progress(): Progress {
    return { ...this.#played, taught: this.#taught, draft: this.#draft };
  }

  #keep(): void {
    saveProgress(this.lesson, this.#progress);
  }
}
