import { text, textView } from '../../text/language.ts';
import { nextSentence } from '../../textView/next.ts';
import { playTyped } from '../../textView/playTyped.ts';
import { readCommand } from '../../textView/readCommand.ts';
import { pageHandlers, runLine, unknown, type Handlers } from '../../textView/run.ts';
import { wayTyped } from '../../textView/typedWays.ts';
import { canRedo, canUndo } from '../../turn/history.ts';
import { canConfirm } from '../../turn/openEditor.ts';
import type { TableState } from '../tableState.svelte.ts';
import { Hinting } from './hinting.ts';
import { tableAnswers } from './tableAnswers.ts';

type Answer = string | Promise<string>;

/** What can be typed at a table: turns, and questions about everything on it. */
export class TextGame {
  readonly #table: TableState;
  readonly #hinting: Hinting;
  /** Whether the list of what can be typed is open. */
  helping = $state(false);
  /** The seat whose town is shown. */
  town = $state<number>();

  readonly #adapted: (all: Handlers) => Handlers;

  /** Some tables have fewer commands, or more. */
  constructor(table: TableState, adapted: (all: Handlers) => Handlers = (all) => all) {
    this.#table = table;
    this.#adapted = adapted;
    this.#hinting = new Hinting(table);
  }

  /** Carries out a line: an answer to a question, a command, or a turn. */
  readonly run = (line: string): Answer => {
    if (line === '') return this.#confirm();
    const isAnswer = wayTyped(this.#table.editor, line, textView) !== undefined;
    if (!isAnswer && readCommand(line, textView) !== undefined) return runLine(line, this.handlers);
    return this.#play(line);
  };

  /** What each command does here. */
  get handlers(): Handlers {
    const table = this.#table;
    return this.#adapted({
      ...this.#turnHandlers(),
      ...tableAnswers(table, (seat) => (this.town = seat)),
      ...pageHandlers(table.id, () => (this.helping = true)),
      menu: () => done(() => table.show({ kind: 'menu' })),
    });
  }

  #turnHandlers(): Handlers {
    const table = this.#table;
    const { voice } = textView;
    return {
      confirm: () => this.#confirm(),
      skip: () => done(() => table.do({ kind: 'skip' })),
      undo: () => {
        if (table.editor.sent) return done(() => table.takeBack());
        return canUndo(table.editor) ? done(() => table.do({ kind: 'undo' })) : voice.nothing;
      },
      redo: () => (canRedo(table.editor) ? done(() => table.do({ kind: 'redo' })) : voice.nothingToRedo),
      hint: table.local ? () => this.#hinting.find() : undefined,
      play: table.local ? () => this.#hinting.play() : undefined,
    };
  }

  /**
   * Confirms the turn; says what is missing if it is incomplete, and who is still playing if it is already confirmed.
   */
  #confirm(): Answer {
    const table = this.#table;
    if (table.editor.sent) return table.answer('awaited');
    return canConfirm(table.editor) ? done(() => table.confirm()) : this.next;
  }

  /** What the turn still needs. */
  get next(): string {
    return nextSentence(this.#table.editor, text, textView, 'full');
  }

  #play(line: string): Answer {
    const table = this.#table;
    const before = table.editor;
    const { editor, unread, missing, confirms } = playTyped(before, line, textView);
    const said = editor === before ? '' : table.adopt(editor);
    if (unread !== '') return missing || unknown(unread, this.handlers, [this.#example()]);
    if (confirms) return this.#confirm();
    // Never silent, even if nothing changed.
    return said === '' ? this.next : '';
  }

  #example(): string {
    return this.#table.hand ? '1/3t5' : '1t5';
  }
}

/** For commands whose result the table announces itself. */
function done(work: () => void): string {
  work();
  return '';
}
