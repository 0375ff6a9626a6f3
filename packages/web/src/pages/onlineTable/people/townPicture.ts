import { builtIn, describeSheet, readSheet, type State, type View } from 'picket-engine';
import type { Town } from 'picket-protocol';
import { streetsOf } from 'picket-words';
import { drawingOf, pictureOf } from '../../../scene/drawing.ts';
import type { SheetModel } from '../../../scene/sheetTypes.ts';
import { text } from '../../../text/language.ts';

/** The picture of a town outside the window; undefined before the game. */
export function townPicture(
  { sheet: written, points }: Town,
  state: State | undefined,
  commitment: View['commitment'] | undefined,
  city: string,
): SheetModel | undefined {
  if (written === null || state === undefined || commitment === undefined) return undefined;
  const read = readSheet(written, builtIn);
  if (!read.ok) return undefined;
  const drawing = drawingOf({
    // Which estates its plans used is unknown.
    state: { ...state, rounds: [] },
    seat: 0,
    sheet: describeSheet(read.value),
    steps: [],
    text,
    streets: streetsOf(commitment),
  });
  return pictureOf(drawing, city, points ?? 0);
}
