import type { Step } from 'picket-engine';
import { streetsOf } from 'picket-words';
import type { HintText } from '../../text/text.ts';
import { actionName, numberOf } from '../../turn/choices.ts';
import type { TurnEditor } from '../../turn/editor.ts';
import { replay } from '../../turn/drafts.ts';

/** A turn as instructions, one sentence per step. */
export function advice(editor: TurnEditor, turn: readonly Step[], words: HintText): string {
  const streets = streetsOf(editor.view.commitment);
  const after = replay(editor.position, turn)?.turn.sheet;
  const { steps: say } = words;
  const cards = (number: number, action: number) =>
    [numberOf(editor, number), actionName(editor, action)] as const;
  const sentence = (step: Step): string => {
    switch (step.do) {
      case 'choose':
        return 'offer' in step
          ? say.take(...cards(step.offer, step.offer))
          : say.take(...cards(step.number, step.action));
      case 'refuse':
        return step.give === undefined ? say.refuse : say.refuseGiving(...cards(step.give, step.give));
      case 'temp':
        return say.temp(step.by);
      case 'write':
        return say.write(step.number, step.at, streets);
      case 'fence':
        return say.fence(step.at, streets);
      case 'improve':
        return say.improve(step.size);
      case 'bis':
        return say.bis(after?.number(...step.at) ?? 0, step.at, streets);
      case 'roundabout':
        return say.roundabout(step.at, streets);
      case 'plan':
        return say.plan(step.slot, editor.position.rules.options.edition);
      case 'park':
      case 'pool':
      case 'reshuffle':
        return say[step.do];
    }
  };
  return words.sentences(turn.map(sentence));
}
