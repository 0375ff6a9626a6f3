import { SLOTS, type Card } from 'picket-engine';
import type { ChipModel } from './tableTypes.ts';
import { chipsOf, type Chip } from '../turn/chips.ts';
import { actionName, numberOf, thirdCard } from '../turn/choices.ts';
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
      const given = cardAt(editor, chip.step.give);
      return { text: chips.give(given), label: chips.giveLabel(given) };
    }
    case 'mark':
      return { text: chips.mark[chip.action], label: chips.markLabel[chip.action] };
    case 'plan': {
      const { edition } = options;
      const points = editor.position.worth[SLOTS.indexOf(chip.slot)] ?? 0;
      return {
        text: chips.plan(chip.slot, edition, points),
        label: chips.planLabel(chip.slot, edition, points),
      };
    }
    case 'reshuffle':
      return { text: chips.reshuffle, label: chips.reshuffleLabel };
  }
}

/** The number and, unless only that is undecided, its action. */
function wayWords({ now: { editor }, text }: Scene, { number, by, side, cards = [] }: Way): ChipText {
  const { chips } = text.turn;
  if (side !== undefined) return { text: chips.number(number), label: chips.bisLabel(number, side) };
  const card = cards.at(-1);
  if (editor.draft.turn.chosen || card === undefined) {
    return { text: chips.number(number), label: chips.numberLabel(number, by) };
  }
  const action = actionName(editor, card);
  const third = givenWith(editor, cards);
  const given = third === undefined ? undefined : cardAt(editor, third);
  return {
    text: chips.number(number),
    action,
    ...(given && { gives: chips.gives(given) }),
    label: chips.wayLabel({ number, by, action, cards, given }),
  };
}

function cardAt(editor: TurnEditor, card: number): Card {
  return { number: numberOf(editor, card), action: actionName(editor, card) };
}

/** If the third card is given away: which one. */
function givenWith(
  { position }: TurnEditor,
  [number = 0, action = 0]: readonly number[],
): number | undefined {
  return position.rules.mode.cardUse.givesThird ? thirdCard(number, action) : undefined;
}
