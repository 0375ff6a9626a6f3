import { describeRejection, streetsOf } from 'picket-words';
import type { Text } from '../text/text.ts';
import { targets } from '../turn/action.ts';
import { chipModels } from './chipModels.ts';
import { choiceOf, addedSteps } from '../turn/drafts.ts';
import { explanation } from './explained.ts';
import { told } from './logModel.ts';
import { changes, effectOf, momentOf, sceneOf } from './scene.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { modeOf, spotCount } from '../turn/tappable.ts';

/**
 * What is announced after a tap, in short sentences: what was done, its effect, the score, and what can be
 * done next.
 */
export function announcement(before: TurnEditor, after: TurnEditor, text: Text): string {
  const { edition } = after.position.rules.options;
  const { why } = after;
  const streets = streetsOf(after.view.commitment);
  if (why !== undefined && why !== before.why) return describeRejection(text.words, why, edition, streets);
  return text.turn.say.sentences([...whatHappened(before, after, text), ...whatNext(before, after, text)]);
}

function whatHappened(before: TurnEditor, after: TurnEditor, text: Text): string[] {
  const { say, log } = text.turn;
  const { edition } = after.position.rules.options;
  const moved = after.taps.length - before.taps.length;
  const skipped = moved > 0 && after.taps.at(-1)?.skipped === true && before.taps.at(-1)?.skipped !== true;
  if (!changes(before, after)) {
    if (skipped) return [log.skipped];
    return moved === 0 ? [] : [moved < 0 ? say.undone : say.redone];
  }
  const was = momentOf(before);
  const is = momentOf(after);
  const { estates, points } = effectOf(was, is);
  const added = addedSteps(before.draft.steps, after.draft.steps);
  const again = moved > 0 && before.undone.at(-1) === after.taps.at(-1) ? say.redone : '';
  const done =
    moved < 0 || added.length === 0
      ? ''
      : told(text, added, { edition, streets: streetsOf(after.view.commitment) });
  return [
    moved < 0 ? say.undone : again,
    skipped ? log.skipped : done,
    moved > 0 && estates.length > 0 ? say.estates(estates) : '',
    onlyChose(after) ? '' : say.score(is.score.total, points),
  ];
}

/** A choice alone changes no score. */
function onlyChose({ draft }: TurnEditor): boolean {
  return draft.steps.length === 1 && choiceOf(draft)?.do === 'choose';
}

/** A question that is new. */
function whatNext(before: TurnEditor, after: TurnEditor, text: Text): string[] {
  const { say } = text.turn;
  const { explained } = after;
  if (explained !== undefined && explained !== before.explained) {
    return [explanation(sceneOf(after, { text, city: '' }), explained)];
  }
  if (after.asking !== undefined && after.asking !== before.asking) {
    const chips = chipModels(sceneOf(after, { text, city: '' }));
    return [say.question(chips.map(({ label }) => label))];
  }
  const mode = modeOf(after);
  if (
    mode === modeOf(before) &&
    after.draft.turn.chosen === before.draft.turn.chosen &&
    after.picked === before.picked
  ) {
    return [];
  }
  if (mode === 'act') return [say.targets.act(targets(after).length)];
  const chosen = after.draft.turn.chosen || after.picked !== undefined;
  if (mode === 'roundabout' || (mode === 'write' && chosen)) return [say.targets[mode](spotCount(after))];
  return [];
}
