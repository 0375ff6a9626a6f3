import { canRefuse, SLOTS, claimsNow, isComplete, legalSteps, type Draft } from '@picket/engine';
import { VERBS } from './verbs.ts';

/** Every command and what it does, and how to read the sheet. */
export function guideLines(): string[] {
  const verbs = VERBS.filter(({ about }) => about !== '');
  const width = Math.max(...verbs.map(({ shape }) => shape.length));
  return [
    ...verbs.map(({ shape, about }) => `  ${shape.padEnd(width)}  ${about}`),
    '¹²³ offers that fit here · (8) can be written here · ┊ a fence can go here',
    '≈ pool · × pool missed · 12b bis · @ roundabout · *12 used for a plan',
    '└3┘ a complete estate and its worth · ╘3╛ the same, used for a plan',
    '4▸6 worth now and with one more box; of a plan: at first, and later',
    'Several commands fit on one line: 2 t5 f t4 c',
  ];
}

/** What to do next, in one line. */
export function hint(draft: Draft): string {
  const { turn } = draft;
  const hand = 'c hands the turn in, u undoes.';
  if (turn.asked || turn.refused) return hand;
  if (!turn.chosen) {
    if (canRefuse(turn)) {
      const other = canTake(draft) ? ', or take an offer that a temp or a roundabout can make fit' : '';
      return `No number fits as it is: type refuse${other}.`;
    }
    return 'Take an offer (1 2 3) or name a house (m4): ¹²³ show what fits. ? for help.';
  }
  if (!turn.written) {
    const change = turn.hasTemp && !turn.acted ? ', or change the number first: +1, -2' : '';
    return `Name a house for ${turn.number}: (${turn.number}) marks where it fits${change}.`;
  }
  if (isComplete(draft) && SLOTS.some((_, slot) => claimsNow(turn, slot) > 0)) {
    return `${actionHint(draft)}A plan can be validated. ${hand}`;
  }
  return actionHint(draft) + hand;
}

function canTake(draft: Draft): boolean {
  for (const step of legalSteps(draft)) if (step.do === 'choose') return true;
  return false;
}

/** How to point the action at something, while that is still to be done. */
function actionHint(draft: Draft): string {
  for (const step of legalSteps(draft)) {
    if (step.do === 'plan') break;
    if (step.do === 'fence') return 'f t4 puts a fence behind t4 (any ┊). ';
    if (step.do === 'improve') return 'v3 raises estates of 3 (any size). ';
    if (step.do === 'bis') return 'x m4 copies a neighbour into m4 (any (b)). ';
  }
  const byItself = draft.steps.some((step) => step.do === 'park' || step.do === 'pool');
  return byItself ? 'n leaves the action unused. ' : '';
}
