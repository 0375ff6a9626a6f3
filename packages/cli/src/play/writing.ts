import { ACTION, takeStep, type Draft, type Spot, type Step } from '@picket/engine';
import { chooseOffer, take, writeAt, type Drafted } from './drafts.ts';
import { offerLabel } from './labels.ts';
import { answer, settle, type Answer, type Attempt } from './settle.ts';

const OFFERS = [0, 1, 2];
const CHANGES = [-1, 1, -2, 2];

/** Writes into a house: with the offer taken, or with whichever offer fits there. */
export function writeInto(draft: Draft, at: Spot, by: number | undefined): Answer {
  const free = !draft.turn.chosen && !draft.turn.refused;
  const question = 'Which offer?';
  const attempt = (by?: number): Attempt[] =>
    free
      ? takers(draft, by !== undefined).map((offer) => ({
          label: offerLabel(draft, offer) + (by ? `, changed to ${numberOf(draft, offer) + by}` : ''),
          drafted: then(chooseOffer(draft, offer), (chosen) => writeAt(chosen, at, by)),
        }))
      : [{ label: `${draft.turn.number + (by ?? 0)}`, drafted: writeAt(draft, at, by) }];
  const plain = settle(question, attempt(by));
  if (plain.kind !== 'refused' || by !== undefined) return plain;
  // As printed nothing fits here, but a temp may make it fit.
  const changed = settle(
    'Which number?',
    CHANGES.flatMap((by) => attempt(by)),
  );
  return changed.kind === 'refused' ? plain : changed;
}

/** The offers worth trying: of two that are alike, one; for a change, those that come with a temp. */
function takers(draft: Draft, changing: boolean): number[] {
  const { numbers, actions } = draft.position;
  const distinct = OFFERS.filter(
    (offer) => OFFERS.find((o) => numbers[o] === numbers[offer] && actions[o] === actions[offer]) === offer,
  );
  const temps = distinct.filter((offer) => actions[offer] === ACTION.TEMP);
  return changing && temps.length > 0 ? temps : distinct;
}

function numberOf(draft: Draft, offer: number): number {
  return draft.position.numbers[offer] ?? 0;
}

function then(drafted: Drafted, next: (draft: Draft) => Drafted): Drafted {
  return drafted.ok ? next(drafted.value) : drafted;
}

/** Changes the number by a temp, taking the offer that has one if none is taken yet. */
export function change(draft: Draft, by: number): Answer {
  const step: Step = { do: 'temp', by };
  const temps = takers(draft, true).filter((offer) => draft.position.actions[offer] === ACTION.TEMP);
  if (draft.turn.chosen || draft.turn.refused || temps.length === 0) return answer(takeStep(draft, step));
  return settle(
    'Which offer?',
    temps.map((offer) => ({
      label: offerLabel(draft, offer),
      drafted: take(draft, [{ do: 'choose', offer }, step]),
    })),
  );
}
