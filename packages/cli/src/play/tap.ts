import { takeStep, type Draft } from '@picket/engine';
import { chooseOffer, withoutAction } from './drafts.ts';
import type { Input } from './input.ts';
import { copy, validate } from './pointing.ts';
import { answer, type Answer } from './settle.ts';
import { change, writeInto } from './writing.ts';

/** The commands that change a turn. */
export type TurnInput = Exclude<
  Input,
  { readonly kind: 'undo' | 'redo' | 'confirm' | 'help' | 'quit' | 'show' | 'why' }
>;

/** Carries a command out on a draft. The rules are the engine's; here is what people mean by few words. */
export function tap(draft: Draft, input: TurnInput): Answer {
  switch (input.kind) {
    case 'offer':
      return answer(chooseOffer(draft, input.offer));
    case 'house':
      return writeInto(draft, input.at, input.by);
    case 'temp':
      return change(draft, input.by);
    case 'fence':
    case 'roundabout':
      return answer(takeStep(draft, { do: input.kind, at: input.at }));
    case 'improve':
      return answer(takeStep(draft, { do: 'improve', size: input.size }));
    case 'bis':
      return copy(draft, input.at, input.from);
    case 'plan':
      return validate(draft, input);
    case 'none':
      return { kind: 'draft', draft: withoutAction(draft) ?? draft };
    case 'park':
    case 'pool':
    case 'reshuffle':
    case 'refuse':
      return answer(takeStep(draft, { do: input.kind }));
  }
}
