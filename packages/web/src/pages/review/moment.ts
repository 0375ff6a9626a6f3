import { playedIn, type Moment } from 'picket-bots';
import { viewOf, type Box, type GameRecord, type TurnStep } from 'picket-engine';
import { adviceFor, streetsOf, type HintWords } from 'picket-words';
import { sceneOf, sheetModel, untapped } from '../../scene/models.ts';
import type { SheetModel } from '../../scene/sheetTypes.ts';
import type { Text } from '../../text/text.ts';
import { act } from '../../turn/act.ts';
import { openEditor } from '../../turn/openEditor.ts';

/** A moment as it is drawn and said: the turn played in ink, the better one in pencil. */
export interface MomentModel {
  readonly sheet: SheetModel;
  readonly played: string;
  readonly better: string;
}

interface Around {
  readonly record: GameRecord;
  readonly seat: number;
  readonly box: Box | undefined;
  readonly city: string;
}

export function momentModel(
  { round, turn, better }: Pick<Moment, 'round' | 'turn' | 'better'>,
  { record, seat, box, city }: Around,
  text: Text,
  hints: HintWords,
): MomentModel | undefined {
  const game = playedIn(record, box)?.rounds[round];
  const editor = game && openEditor(viewOf(game, seat), undefined, { autoMarks: true });
  if (editor === undefined) return undefined;
  const inked = act(editor, { kind: 'turn', steps: turn });
  const scene = sceneOf(inked, { text, city, pointed: { kind: 'turn', steps: better } });
  const streets = streetsOf(editor.view.commitment);
  const said = (steps: readonly TurnStep[]) => adviceFor(hints, editor.position, steps, streets);
  return { sheet: untapped(sheetModel(scene)), played: said(turn), better: said(better) };
}
