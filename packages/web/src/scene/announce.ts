import { sum } from '../platform/sum.ts';
import { streetsOf } from 'picket-words';
import type { Text } from '../text/text.ts';
import { rejectionSentence } from '../text/rejectionSentence.ts';
import { targets } from '../turn/action.ts';
import { chipModels } from './chipModels.ts';
import { choiceOf, addedSteps } from '../turn/drafts.ts';
import { explanation } from './explained.ts';
import { stepSentences } from './logModel.ts';
import { changes, sceneOf } from './scene.ts';
import type { Answer, Change } from './answers.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { modeOf, spotCount } from '../turn/tappable.ts';

/**
 * What is announced after a tap, in short sentences: what was done, its effect, the score, and what can be
 * done next.
 */
export function announcement(change: Change, text: Text): string {
  const before = change.before.editor;
  const after = change.after.editor;
  const { edition } = after.position.rules.options;
  const { why } = after;
  const streets = streetsOf(after.view.commitment);
  if (why !== undefined && why !== before.why) return rejectionSentence(why, edition, streets);
  return text.turn.say.sentences([...whatHappened(change, text), ...whatNext(before, after, text)]);
}

/** What was done, what that achieved, and the score. */
export function whatHappened(change: Change, text: Text): string[] {
  const { say, log } = text.turn;
  const { answers } = change;
  const before = change.before.editor;
  const after = change.after.editor;
  const { edition } = after.position.rules.options;
  const moved = after.taps.length - before.taps.length;
  const skipped = answers.some(({ kind }) => kind === 'skip');
  if (!changes(before, after)) {
    if (skipped) return [log.skipped];
    return moved === 0 ? [] : [moved < 0 ? say.undone : say.redone];
  }
  const added = addedSteps(before.draft.steps, after.draft.steps);
  const again = moved > 0 && before.undone.at(-1) === after.taps.at(-1) ? say.redone : '';
  const done =
    moved < 0 || added.length === 0
      ? ''
      : stepSentences(text, added, { edition, streets: streetsOf(after.view.commitment) });
  const points = sum(answers.map((answer) => answer.points));
  return [
    moved < 0 ? say.undone : again,
    skipped ? log.skipped : done,
    ...achieved(answers, after, text),
    onlyChose(after) ? '' : say.score(change.after.score.total, points),
  ];
}

/** What the marks achieved, the largest last. */
function achieved(answers: readonly Answer[], { view }: TurnEditor, { turn, words }: Text): string[] {
  const { say } = turn.answers;
  const streets = streetsOf(view.commitment);
  const estates = answers.flatMap(({ kind, at, points }) =>
    kind === 'estate' && at.kind === 'estate' && points >= 0 ? [at.size] : [],
  );
  return [
    ...answers.map(({ temps, points }) => (temps === undefined ? '' : say.temps(temps, points))),
    estates.length === 0 ? '' : say.estates(estates.toSorted((a, b) => a - b)),
    ...answers.map(({ kind, at }) =>
      kind === 'street' && at.kind === 'street' ? say.street(words.street(at.street, streets)) : '',
    ),
    answers.some(({ kind }) => kind === 'first-plan') ? say.firstPlan : '',
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
  // Silent if the second card of a hand fits the same number of houses.
  if (mode === 'write' && before.picked !== undefined && spotCount(before) === spotCount(after)) return [];
  if (mode === 'roundabout' || (mode === 'write' && chosen)) return [say.targets[mode](spotCount(after))];
  return [];
}
