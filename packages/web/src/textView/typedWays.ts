import type { Action } from 'picket-engine';
import type { TextViewText } from '../text/text.ts';
import { actionName, isHand } from '../turn/choices.ts';
import type { TurnEditor, Way } from '../turn/editor.ts';

/** One of several ways to write in a house, with what to type for it. */
export interface TypedWay {
  readonly id: string;
  /** The first one is named in the question. */
  readonly typed: readonly [string, ...string[]];
  readonly means: string;
}

/** The answers to the open question, in the notation. */
export function typedWays(editor: TurnEditor, { voice }: TextViewText): TypedWay[] {
  const { asking } = editor;
  if (asking === undefined) return [];
  const [street, house] = asking.at;
  return asking.ways.map((way): TypedWay => {
    const { id, number, side, cards } = way;
    if (side !== undefined) {
      const letter = side === 'left' ? 'l' : 'r';
      return { id, typed: [`x${'tmb'[street]}${house + 1}${letter}`, letter], means: voice.side[side] };
    }
    const isPicked = asking.written || editor.draft.turn.chosen || cards === undefined;
    const typed = isPicked ? changeOf(way, true) : `${picked(editor, cards)}${changeOf(way, false)}`;
    return { id, typed: [typed], means: voice.way(number, isPicked ? undefined : actionOf(editor, way)) };
  });
}

/** The id of the answer that a text names; undefined if there is none. */
export function wayTyped(editor: TurnEditor, typed: string, words: TextViewText): string | undefined {
  const plain = typed.replaceAll(/\s/g, '').replaceAll('−', '-').toLowerCase();
  return typedWays(editor, words).find((way) => way.typed.includes(plain))?.id;
}

/** “+1”, “-2”; empty for no change, unless that is the answer itself. */
function changeOf({ by }: Way, always: boolean): string {
  if (by === 0) return always ? '+0' : '';
  return by > 0 ? `+${by}` : String(by);
}

function picked(editor: TurnEditor, [number = 0, action = 0]: readonly number[]): string {
  return isHand(editor) ? `${number + 1}/${action + 1}` : String(number + 1);
}

function actionOf(editor: TurnEditor, { cards = [] }: Way): Action {
  return actionName(editor, cards.at(-1) ?? 0);
}
