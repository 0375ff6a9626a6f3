import type { Spot, Step } from 'picket-engine';
import type { HintText } from '../../text/hintText.ts';
import type { Text } from '../../text/text.ts';
import { actionName, numberOf } from '../../turn/choices.ts';
import type { TurnEditor } from '../../turn/editor.ts';
import { replay } from '../../turn/drafts.ts';
import { slotName } from '../names.ts';
import { streetsIn } from '../streetNames.ts';

/** A turn as something to do, a sentence a step. */
export function advice(editor: TurnEditor, turn: readonly Step[], text: Text, words: HintText): string {
  const streets = streetsIn(editor.view.commitment, text);
  const after = replay(editor.position, turn)?.turn.sheet;
  const { steps: say } = words;
  const at = ([street, house]: Spot) => [streets[street] ?? '', house + 1] as const;
  const cards = (number: number, action: number) =>
    [numberOf(editor, number), text.words.short[actionName(editor, action)]] as const;
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
        return say.write(step.number, ...at(step.at));
      case 'fence':
        return say.fence(...at(step.at));
      case 'improve':
        return say.improve(step.size);
      case 'bis':
        return say.bis(after?.number(...step.at) ?? 0, ...at(step.at));
      case 'roundabout':
        return say.roundabout(...at(step.at));
      case 'plan':
        return say.plan(slotName(text, editor.position.rules.options.edition, step.slot));
      case 'park':
      case 'pool':
      case 'reshuffle':
        return say[step.do];
    }
  };
  return turn.map(sentence).join(' ');
}
