import type { Action } from 'picket-engine';
import { describeRejection } from 'picket-words';
import type { BarModel } from './tableTypes.ts';
import { ruleFor } from '../text/ruleFor.ts';
import { actionOf, isOpen } from '../turn/action.ts';
import { barSentence } from './barSentence.ts';
import { chipModels } from './chipModels.ts';
import { canConfirm, isDone } from '../turn/openEditor.ts';
import { markOf } from '../turn/drafts.ts';
import { canRedo, canUndo } from '../turn/history.ts';
import type { Scene } from './scene.ts';
import type { Desk } from '../turn/editor.ts';
import { hasRoundabouts } from '../turn/tappable.ts';

export function barModel(scene: Scene): BarModel {
  const { now, text } = scene;
  const { desk } = now;
  const { edition } = desk.position.rules.options;
  const action = actionOf(desk);
  const open = action !== undefined && isOpen(desk);
  const skippable = action !== undefined && !desk.sent && (open || markOf(desk.draft) !== undefined);
  return {
    sentence: barSentence(scene),
    ...(desk.why === undefined
      ? {}
      : { why: { text: describeRejection(text.words, desk.why, edition), rule: desk.why.rule } }),
    ...ruleOf(desk, open ? action : undefined),
    chips: chipModels(scene),
    ...(desk.asking === undefined ? {} : { chipsAt: desk.asking.at }),
    ...(skippable ? { skip: text.turn.skip[action] } : {}),
    ...(offersRoundabout(desk) ? { roundabout: { on: desk.roundabout } } : {}),
    undo: canUndo(desk),
    redo: canRedo(desk),
    confirm: canConfirm(desk),
    done: isDone(desk),
  };
}

function ruleOf({ explained, roundabout }: Desk, open: Action | undefined): Pick<BarModel, 'rule'> {
  if (explained !== undefined) return { rule: ruleFor({ part: explained.part }) };
  const asked = roundabout ? 'roundabout' : open;
  return asked === undefined ? {} : { rule: ruleFor({ action: asked }) };
}

function offersRoundabout(desk: Desk): boolean {
  return !desk.sent && (desk.roundabout || hasRoundabouts(desk.draft));
}
