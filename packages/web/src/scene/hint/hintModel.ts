import { describeSheet, type Step } from 'picket-engine';
import { adviceFor, reasonFor, streetsOf, type Rivals } from 'picket-words';
import type { Hint } from '../../authority/authority.ts';
import type { SheetModel } from '../sheetTypes.ts';
import type { HintText, Text } from '../../text/text.ts';
import type { TurnEditor } from '../../turn/editor.ts';
import { drawingOf, pictureOf } from '../drawing.ts';
import { replay } from '../../turn/drafts.ts';

/** What the panel shows. */
export interface HintModel {
  readonly steps: readonly Step[];
  /** A short version, for the slip next to the drawing. */
  readonly brief: string;
  readonly turn: string;
  readonly reason: string;
  readonly parts: readonly { readonly name: string; readonly change: string }[];
  readonly end: string;
  /** The turn it is compared with, unless that is the draft; and how reliable it is. */
  readonly notes: readonly string[];
  /** The town after the turn. */
  readonly town: SheetModel;
}

export function hintModel(editor: TurnEditor, hint: Hint, text: Text, words: HintText): HintModel {
  const { gains, against, learned } = hint;
  const { sentence, parts, rest } = reasonFor(words, hint, rivalsOf(editor));
  const streets = streetsOf(editor.view.commitment);
  const advice = (turn: readonly Step[]) => adviceFor(words, editor.position, turn, streets);
  const isOther = against.by === 'regular' && gains.length > 0;
  return {
    steps: hint.turn,
    brief: words.brief(hint.turn, {
      edition: editor.position.rules.options.edition,
      numberAt: ([street, house]) => editor.position.sheet.number(street, house),
    }),
    turn: advice(hint.turn),
    reason: sentence,
    parts: [
      ...parts.map(({ part, points }) => ({ name: text.words.columns[part], change: words.change(points) })),
      ...(rest === 0 || parts.length === 0 ? [] : [{ name: words.rest, change: words.change(rest) }]),
    ],
    end: words.end(Math.round(hint.score)),
    notes: [
      ...(isOther ? [words.regular(advice(against.turn))] : []),
      ...(learned ? [] : [words.ruleOfThumb]),
    ],
    town: townAfter(editor, hint.turn, text),
  };
}

function rivalsOf({ view }: TurnEditor): Rivals | undefined {
  const { mode, options } = view.state.rules;
  if (mode.hasOpponent) return 'opponent';
  return options.players.length > 1 ? 'others' : undefined;
}

/** Silhouettes show neither names nor scores. */
function townAfter({ view, seat, position }: TurnEditor, steps: readonly Step[], text: Text): SheetModel {
  const sheet = describeSheet(replay(position, steps)?.turn.sheet ?? position.sheet);
  const drawing = drawingOf({
    state: view.state,
    seat,
    sheet,
    steps,
    text,
    streets: streetsOf(view.commitment),
  });
  return pictureOf(drawing, '', 0);
}
