import type { Step } from 'picket-engine';
import { localGames } from '../../authority/localGames.ts';
import { announce } from '../../platform/announcer.svelte.ts';
import { hints, text, textView, withPart } from '../../text/language.ts';
import { steps } from '../../turn/openEditor.ts';
import type { TableState } from '../tableState.svelte.ts';

/** A hint in words, and playing it. */
export class Hinting {
  readonly #table: TableState;
  #found: { readonly round: number; readonly steps: readonly Step[] } | undefined;

  constructor(table: TableState) {
    this.#table = table;
  }

  async find(): Promise<string> {
    const table = this.#table;
    const { id, editor } = table;
    if (editor.sent) return table.bar.sentence;
    const { hintModel } = await withPart('hints', import('../../scene/hint/hintModel.ts'));
    announce(hints.thinking);
    const round = editor.view.state.rounds.length;
    const found = await localGames()
      .hint(id, { seat: editor.seat, round, steps: steps(editor) })
      .catch(() => undefined);
    if (found === undefined) return hints.none;
    const model = hintModel(editor, found, text, hints);
    this.#found = { round, steps: model.steps };
    return text.around.sentences([model.turn, model.reason, textView.voice.playIt]);
  }

  /** Only in the round that it is about. */
  play(): string {
    const table = this.#table;
    if (this.#found?.round !== table.editor.view.state.rounds.length) return textView.voice.noHintYet;
    table.do({ kind: 'turn', steps: this.#found.steps });
    return '';
  }
}
