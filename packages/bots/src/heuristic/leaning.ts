import { ACTIONS, type Position, type ReadonlyTurn, type View } from 'picket-engine';
import type { Taste } from '../character.ts';
import { Outlook } from '../outlook/outlook.ts';
import { PARTS } from '../parts.ts';
import { Appraiser } from './appraiser.ts';
import { REGULAR } from './weights.ts';

/** What a character likes about a turn, in points, in addition to its value. */
export type Leaning = (after: ReadonlyTurn) => number;

export const impartial: Leaning = () => 0;

/** The same for every level, so that a character plays alike at all of them. */
export function leaningOf({ parts, actions }: Taste, view: View, { sheet }: Position): Leaning {
  const appraiser = new Appraiser(REGULAR, new Outlook(view, sheet, REGULAR));
  const perPoint = Float64Array.from(PARTS, (part) => parts[part] ?? 0);
  const perUse = Float64Array.from(ACTIONS, (action) => actions[action] ?? 0);
  return (after) => {
    appraiser.value(after);
    let points = after.acted ? (perUse[after.action] as number) : 0;
    for (let i = 0; i < perPoint.length; i++) {
      points += (perPoint[i] as number) * (appraiser.parts[i] as number);
    }
    return points;
  };
}
