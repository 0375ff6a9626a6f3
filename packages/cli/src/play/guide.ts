import { ACTIONS, SLOTS, isComplete, legalSteps, type Action, type Draft } from 'picket-engine';
import { canRefuse, claimsNow } from 'picket-engine/fast';
import { PILE_LETTERS } from '../opponent.ts';
import { HELP } from './commands.ts';

/** The commands, and how to read the sheet. */
export function guideLines({ position }: Draft, online: boolean): string[] {
  const { cardUse, hasOpponent } = position.rules.mode;
  const fits = (only: boolean | undefined, here: boolean): boolean => only === undefined || only === here;
  const help = HELP.filter((line) => fits(line.hand, !cardUse.oneCard) && fits(line.online, online));
  const width = Math.max(...help.map(({ shape }) => shape.length));
  return [
    ...help.map(({ shape, about }) => `  ${shape.padEnd(width)}  ${about}`),
    '¹²³ numbers that fit here · (8) can be written here · ┊ a fence can go here',
    '≈ pool · × pool missed · 12b bis · @ roundabout · *12 used for a plan',
    '└3┘ a complete estate and its value · ╘3╛ the same, used for a plan',
    '4▸6 value now and with one more box; of a plan: first and later',
    ...(hasOpponent ? [`pile: ${PILE_LETTERS}; the estates in [ ] count`] : []),
    `Several commands fit on one line: ${cardUse.oneCard ? '2t5ft4 c' : '2/3t5ft4 c'}`,
  ];
}

/** What to do next, in one line. */
export function hint(draft: Draft): string {
  const { turn } = draft;
  const { cardUse } = turn.rules.mode;
  const hand = 'c confirms the turn, u undoes.';
  if (turn.asked || turn.refused) return hand;
  if (!turn.chosen) {
    if (canRefuse(turn)) {
      const other = canTake(draft) ? ', or pick a card that a temp or a roundabout makes fit' : '';
      const give = cardUse.givesThird
        ? 'n1, n2 or n3 takes a permit refusal and passes that card'
        : 'n takes a permit refusal';
      return `No number fits: ${give}${other}.`;
    }
    return cardUse.oneCard
      ? 'Pick a card (1 2 3) or name a house (m4): ¹²³ show what fits. ? for help.'
      : 'Number of card 1, action of card 3: 1/3. Or name a house (m4). ? for help.';
  }
  if (!turn.written) {
    const change = turn.hasTemp && !turn.acted ? ', or change the number first: +1, -2' : '';
    return `Name a house for ${turn.number}: (${turn.number}) marks where it fits${change}.`;
  }
  if (isComplete(draft) && SLOTS.some((_, slot) => claimsNow(turn, slot) > 0)) {
    return `${actionHint(draft)}You can claim a plan. ${hand}`;
  }
  return actionHint(draft) + hand;
}

function canTake(draft: Draft): boolean {
  for (const step of legalSteps(draft)) if (step.do === 'choose') return true;
  return false;
}

/** How to type the target of an action; empty for actions without one. */
const ACTION_HINTS: { readonly [A in Action]: string } = {
  fence: 'ft4 builds a fence after t4 (any ┊). ',
  improve: 'v3 raises estates of 3 (any size). ',
  park: '',
  pool: '',
  temp: '',
  bis: 'xm4 copies a neighbour into m4 (any (b)). ',
};

/** What can still be done with the action. */
function actionHint(draft: Draft): string {
  for (const { do: name } of legalSteps(draft)) {
    if (name === 'plan') break;
    const action = ACTIONS.find((known) => known === name);
    if (action !== undefined && ACTION_HINTS[action] !== '') return ACTION_HINTS[action];
  }
  const automatic = draft.steps.some((step) => step.do === 'park' || step.do === 'pool');
  return automatic ? 'n skips the action. ' : '';
}
