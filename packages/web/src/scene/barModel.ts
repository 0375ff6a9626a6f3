import { rejectionSentence } from '../text/rejectionSentence.ts';
import { SLOTS, type Action } from 'picket-engine';
import type { BarModel } from './tableTypes.ts';
import { ruleFor } from '../text/ruleFor.ts';
import { actionOf, isOpen } from '../turn/action.ts';
import { barSentence, isIdle } from './barSentence.ts';
import { chipModels } from './chipModels.ts';
import { canReshuffle, readyPlans } from '../turn/claim.ts';
import { canConfirm } from '../turn/openEditor.ts';
import { markOf } from '../turn/drafts.ts';
import { canRedo, canUndo } from '../turn/history.ts';
import type { Scene } from './scene.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { hasRoundabouts } from '../turn/tappable.ts';

export function barModel(scene: Scene): BarModel {
  const { now, text } = scene;
  const { editor } = now;
  const { edition } = editor.position.rules.options;
  const action = actionOf(editor);
  const open = action !== undefined && isOpen(editor);
  // Confirm itself skips an open action, unless a plan can still be claimed.
  const skippable =
    !editor.sent && (markOf(editor.draft) !== undefined || (open && readyPlans(editor.draft).length > 0));
  return {
    sentence: barSentence(scene),
    idle: isIdle(scene),
    ...(editor.why === undefined
      ? {}
      : {
          why: {
            text: rejectionSentence(editor.why, edition, scene.streets),
            rule: editor.why.rule,
          },
        }),
    ...ruleOf(editor, open ? action : undefined),
    chips: chipModels(scene),
    ...(editor.asking === undefined ? {} : { chipsAt: editor.asking.at }),
    ...(skippable && action !== undefined ? { skip: text.turn.skip[action] } : {}),
    ...(offersRoundabout(editor) ? { roundabout: { on: editor.roundabout } } : {}),
    undo: canUndo(editor),
    redo: canRedo(editor),
    confirm: canConfirm(editor),
    ...confirmWithout(scene, open ? action : undefined),
  };
}

/** An open action, plan or reshuffle would be lost by confirming now. */
function confirmWithout({ now, text }: Scene, open: Action | undefined): Pick<BarModel, 'confirmWithout'> {
  const { editor } = now;
  if (!canConfirm(editor)) return {};
  const { without } = text.turn;
  if (open !== undefined) return { confirmWithout: without[open] };
  const [plan] = readyPlans(editor.draft);
  if (plan !== undefined) {
    const { edition } = editor.position.rules.options;
    const worth = editor.position.worth[SLOTS.indexOf(plan)] ?? 0;
    return { confirmWithout: without.plan(plan, edition, worth) };
  }
  return canReshuffle(editor.draft) ? { confirmWithout: without.reshuffle } : {};
}

function ruleOf({ explained, roundabout }: TurnEditor, open: Action | undefined): Pick<BarModel, 'rule'> {
  if (explained !== undefined) return { rule: ruleFor({ part: explained.part }) };
  const asked = roundabout ? 'roundabout' : open;
  return asked === undefined ? {} : { rule: ruleFor({ action: asked }) };
}

function offersRoundabout(editor: TurnEditor): boolean {
  return !editor.sent && (editor.roundabout || hasRoundabouts(editor.draft));
}
