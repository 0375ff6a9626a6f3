import type { Position, View } from 'picket-engine';
import type { Advisor, Evaluation } from '../evaluation.ts';
import { Outlook } from '../outlook/outlook.ts';
import { PARTS } from '../parts.ts';
import { Appraiser } from './appraiser.ts';
import { REGULAR } from './weights.ts';

/** Advice from the heuristic, which is always available. */
export function appraisingAdvisor(view: View, position: Position): Advisor {
  const appraiser = new Appraiser(REGULAR, new Outlook(view, position.sheet, REGULAR));
  return {
    value: (after) => appraiser.value(after),
    evaluation: (after) => {
      appraiser.value(after);
      const parts = Object.fromEntries(PARTS.map((part, i) => [part, appraiser.parts[i]]));
      const score = appraiser.parts.reduce((sum, points) => sum + points, 0);
      return { score, parts: parts as Evaluation['parts'] };
    },
  };
}
