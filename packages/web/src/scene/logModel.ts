import type { EditionId, TurnStep } from 'picket-engine';
import { streetsOf, type Streets } from 'picket-words';
import type { LogLine } from './tableTypes.ts';
import type { Text } from '../text/text.ts';
import { addedSteps } from '../turn/drafts.ts';
import type { TurnEditor } from '../turn/editor.ts';

/** The turn so far, one line per tap. */
export function logModel({ taps, view }: TurnEditor, text: Text): LogLine[] {
  const { edition } = view.state.rules.options;
  const streets = streetsOf(view.commitment);
  return taps.map(({ steps, skipped }, index) => {
    const before = taps[index - 1];
    const added = addedSteps(before?.steps ?? [], steps);
    const nothing = skipped && before?.skipped !== true ? text.turn.log.skipped : text.turn.log.letGo;
    return { index, text: added.length === 0 ? nothing : stepSentences(text, added, { edition, streets }) };
  });
}

/** Steps as sentences. A choice is left out if something was done with it. */
export function stepSentences(
  text: Text,
  steps: readonly TurnStep[],
  { edition, streets }: { readonly edition: EditionId; readonly streets: Streets },
): string {
  const done = steps.filter(({ do: kind }) => kind !== 'choose');
  const named = done.length > 0 ? done : steps;
  return text.turn.log.sentences(named.map((step) => text.words.step(step, edition, streets)));
}
