import { SLOTS } from 'picket-engine';
import type { ChipModel } from './tableTypes.ts';
import { chipsOf, type Chip } from '../turn/chips.ts';
import { actionName, numberOf, thirdCard } from '../turn/choices.ts';
import { slotName } from './names.ts';
import type { Scene } from './scene.ts';
import type { TurnEditor, Way } from '../turn/editor.ts';

export function chipModels(scene: Scene): ChipModel[] {
  const chips = chipsOf(scene.now.editor).map((chip) => ({ id: chip.id, ...chipWords(scene, chip) }));
  const seen = chips.map(({ text, action }) => `${text} ${action}`);
  return chips.map(({ gives, ...chip }, i) => {
    const alike = seen.indexOf(seen[i] ?? '') !== seen.lastIndexOf(seen[i] ?? '');
    return gives === undefined || !alike ? chip : { ...chip, gives };
  });
}

type ChipText = Omit<ChipModel, 'id'>;

function chipWords(scene: Scene, chip: Chip): ChipText {
  const { now, text } = scene;
  const { editor } = now;
  const { chips } = text.turn;
  const { options } = editor.position.rules;
  switch (chip.kind) {
    case 'way':
      return wayWords(scene, chip.way);
    case 'refuse': {
      if (chip.step.give === undefined) return { text: chips.refuse, label: chips.refuseLabel };
      const number = numberOf(editor, chip.step.give);
      const action = text.words.short[actionName(editor, chip.step.give)];
      return { text: chips.give(number, action), label: chips.giveLabel(number, action) };
    }
    case 'mark':
      return { text: chips.mark(text.words.short[chip.action]), label: chips.markLabel[chip.action] };
    case 'plan': {
      const name = slotName(text, options.edition, chip.slot);
      const points = editor.position.worth[SLOTS.indexOf(chip.slot)] ?? 0;
      return { text: chips.plan(name, points), label: chips.planLabel(name, points) };
    }
    case 'reshuffle':
      return { text: chips.reshuffle, label: chips.reshuffleLabel };
  }
}

/** The number; and unless that alone is open, the action that it comes with. */
function wayWords({ now: { editor }, text }: Scene, { number, by, side, cards = [] }: Way): ChipText {
  const { chips } = text.turn;
  if (side !== undefined) return { text: chips.copy(number), label: chips.copyLabel(number, side) };
  const card = cards.at(-1);
  if (editor.draft.turn.chosen || card === undefined) {
    return { text: chips.number(number), label: chips.numberLabel(number, by) };
  }
  const action = actionName(editor, card);
  const given = givenWith(editor, cards);
  const left = given === undefined ? undefined : text.words.short[actionName(editor, given)];
  const label = chips.wayLabel(number, text.words.short[action], cards, by);
  if (given === undefined || left === undefined) return { text: chips.number(number), action, label };
  const { gives } = text.table;
  return {
    text: chips.number(number),
    action,
    gives: gives.short(numberOf(editor, given), left),
    label: label + gives.label(numberOf(editor, given), left),
  };
}

/** Where the third card is given away: which it is. */
function givenWith(
  { position }: TurnEditor,
  [number = 0, action = 0]: readonly number[],
): number | undefined {
  return position.rules.mode.cardUse.givesThird ? thirdCard(number, action) : undefined;
}
