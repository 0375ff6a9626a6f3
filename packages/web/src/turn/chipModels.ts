import { SLOTS } from '@picket/engine';
import type { ChipModel } from '../table/model.ts';
import { chipsOf, type Chip } from './chips.ts';
import { actionName, numberOf } from './choices.ts';
import { slotName } from './names.ts';
import type { Scene } from './scene.ts';
import type { Way } from './state.ts';

export function chipModels(scene: Scene): ChipModel[] {
  return chipsOf(scene.now.desk).map((chip) => ({ id: chip.id, ...chipWords(scene, chip) }));
}

type Said = Omit<ChipModel, 'id'>;

function chipWords(scene: Scene, chip: Chip): Said {
  const { now, text } = scene;
  const { desk } = now;
  const { chips } = text.turn;
  const { options } = desk.position.rules;
  switch (chip.kind) {
    case 'way':
      return wayWords(scene, chip.way);
    case 'refuse': {
      if (chip.step.give === undefined) return { text: chips.refuse, label: chips.refuseLabel };
      const number = numberOf(desk, chip.step.give);
      const action = text.words.short[actionName(desk, chip.step.give)];
      return { text: chips.give(number, action), label: chips.giveLabel(number, action) };
    }
    case 'mark':
      return { text: chips.mark(text.words.short[chip.action]), label: chips.markLabel[chip.action] };
    case 'plan': {
      const name = slotName(text, options.edition, chip.slot);
      const points = desk.position.worth[SLOTS.indexOf(chip.slot)] ?? 0;
      return { text: chips.plan(name, points), label: chips.planLabel(name, points) };
    }
    case 'reshuffle':
      return { text: chips.reshuffle, label: chips.reshuffleLabel };
  }
}

/** While the number alone is open, the chip says just that; else it says with which action it comes. */
function wayWords({ now: { desk }, text }: Scene, { number, by, side, cards = [] }: Way): Said {
  const { chips } = text.turn;
  if (side !== undefined) return { text: chips.copy(number), label: chips.copyLabel(number, side) };
  const card = cards.at(-1);
  if (desk.draft.turn.chosen || card === undefined) {
    return { text: chips.number(number), label: chips.numberLabel(number, by) };
  }
  const action = text.words.short[actionName(desk, card)];
  return { text: chips.way(number, action), label: chips.wayLabel(number, action, cards, by) };
}
