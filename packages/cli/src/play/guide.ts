import { SLOTS, isComplete, legalSteps, type Draft, type Step } from 'picket-engine';
import { canRefuse, claimsNow } from 'picket-engine/fast';
import type { Text } from '../text/text.ts';
import { twoColumns, wrap } from '../io/table.ts';
import { HELP } from './commands.ts';
import type { Look } from './look.ts';

/** The commands, and how to read the sheet. */
export function guideLines({ position }: Draft, online: boolean, { columns, text }: Look): string[] {
  const { guide } = text;
  const { cardUse, hasOpponent } = position.rules.mode;
  const { houses, marks, estates, values, pile } = guide.legend;
  const fits = (only: boolean | undefined, here: boolean): boolean => only === undefined || only === here;
  const help = HELP.filter((line) => fits(line.hand, !cardUse.oneCard) && fits(line.online, online));
  const rows = help.map(
    ({ shape, example, about }) =>
      [example === undefined ? shape : `${shape} ${example(text)}`, guide.commands[about]] as const,
  );
  return [
    ...twoColumns(rows, columns),
    ...[
      houses,
      marks,
      estates,
      values,
      ...(hasOpponent ? [pile] : []),
      guide.several(cardUse.oneCard ? '2t5ft4 c' : '2/3t5ft4 c'),
    ].flatMap((line) => wrap(line, columns)),
  ];
}

/** The next thing to do, in one line. */
export function hint(draft: Draft, { guide }: Text): string {
  const { turn } = draft;
  const { cardUse } = turn.rules.mode;
  if (turn.asked || turn.refused) return guide.finish(undefined, false);
  if (!turn.chosen) {
    if (canRefuse(turn)) return guide.noNumberFits(cardUse.givesThird, canTake(draft));
    return cardUse.oneCard ? guide.pick : guide.pickHand;
  }
  if (!turn.written) return guide.nameHouse(turn.number, turn.hasTemp && !turn.acted);
  const canClaim = isComplete(draft) && SLOTS.some((_, slot) => claimsNow(turn, slot) > 0);
  return guide.finish(openIn(draft), canClaim);
}

function canTake(draft: Draft): boolean {
  for (const step of legalSteps(draft)) if (step.do === 'choose') return true;
  return false;
}

/** Actions whose target is still missing. */
const WITH_TARGET = ['fence', 'improve', 'bis'] as const satisfies readonly Step['do'][];

/** The remaining possibilities of the action. */
function openIn(draft: Draft): Parameters<Text['guide']['finish']>[0] {
  for (const { do: name } of legalSteps(draft)) {
    if (name === 'plan') break;
    const action = WITH_TARGET.find((known) => known === name);
    if (action !== undefined) return action;
  }
  return draft.steps.some((step) => step.do === 'park' || step.do === 'pool') ? 'skip' : undefined;
}
