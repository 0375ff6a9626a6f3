import { takeStep, type Draft, type Spot, type Step } from 'picket-engine';
import type { Said } from '../text/text.ts';
import { choicesFor, type Choosing } from './choices.ts';
import { choose, take, writeAt, type Drafted } from './drafts.ts';
import { answer, settle, type Answer } from './settle.ts';

const CHANGES = [-1, 1, -2, 2];
const WHICH_NUMBER: Said = ({ turn }) => turn.whichNumber;

/** Writes in a house: the chosen number, or one that fits. */
export function writeInto(draft: Draft, at: Spot): Answer {
  if (draft.turn.chosen || draft.turn.refused) {
    const plain = answer(writeAt(draft, at));
    return orElse(plain, () =>
      settle(
        WHICH_NUMBER,
        CHANGES.map((by) => ({
          label: () => `${draft.turn.number + by}`,
          answer: answer(writeAt(draft, at, by)),
        })),
      ),
    );
  }
  const plain = settleChoices(choicesFor(draft), (choosing) =>
    then(choose(draft, choosing.step), (chosen) => writeAt(chosen, at)),
  );
  return orElse(plain, () => changedInto(draft, at));
}

/** No printed number fits, but a temp may help. */
function changedInto(draft: Draft, at: Spot): Answer {
  const changes = choicesFor(draft).filter(({ hasTemp }) => hasTemp);
  return settle(
    WHICH_NUMBER,
    changes.flatMap((choosing) =>
      CHANGES.map((by) => ({
        label: ({ turn }) => turn.changed(choosing.number + by, choosing.number),
        answer: answer(then(choose(draft, choosing.step), (chosen) => writeAt(chosen, at, by))),
      })),
    ),
  );
}

function orElse(first: Answer, second: () => Answer): Answer {
  if (first.kind !== 'refused') return first;
  const other = second();
  return other.kind === 'refused' ? first : other;
}

function then(drafted: Drafted, next: (draft: Draft) => Drafted): Drafted {
  return drafted.ok ? next(drafted.value) : drafted;
}

/** Changes the number with a temp, picking a card that has one if none is chosen. */
export function change(draft: Draft, by: number): Answer {
  const step: Step = { do: 'temp', by };
  const temps = choicesFor(draft).filter(({ hasTemp }) => hasTemp);
  if (draft.turn.chosen || draft.turn.refused || temps.length === 0) return answer(takeStep(draft, step));
  return settleChoices(temps, (choosing) => take(draft, [choosing.step, step]));
}

/** Uses the number of a card in hand, and asks for the action. */
export function takeNumber(draft: Draft, card: number): Answer {
  const these = choicesFor(draft).filter((choosing) => choosing.card === card);
  return settleChoices(these, (choosing) => choose(draft, choosing.step));
}

/** Asks for the number first and then, with cards in hand, for the action. */
function settleChoices(choices: readonly Choosing[], attempt: (choosing: Choosing) => Drafted): Answer {
  const offers = choices.every(({ step }) => 'offer' in step);
  const tried = choices.map((choosing) => ({ choosing, answer: answer(attempt(choosing)) }));
  if (offers) {
    return settle(
      ({ turn }) => turn.whichCard,
      tried.map(({ choosing, answer }) => ({ label: choosing.label, answer })),
    );
  }
  const cards = [...new Set(choices.map(({ card }) => card))];
  return settle(
    WHICH_NUMBER,
    cards.map((card) => {
      const mine = tried.filter(({ choosing }) => choosing.card === card);
      const number = mine[0]?.choosing.number ?? 0;
      return {
        label: ({ turn }) => turn.ofCard(number, card + 1),
        answer: settle(
          ({ turn }) => turn.whichAction(number),
          mine.map(({ choosing, answer }) => ({ label: choosing.actionLabel, answer })),
        ),
      };
    }),
  );
}
