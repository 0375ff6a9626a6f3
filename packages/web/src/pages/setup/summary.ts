import type { Components } from 'picket-engine';
import { text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { chosenPlans, plansInPlay, plansOut } from './planChoice.ts';
import { blockOf, theMode } from './possible.ts';
import { namesOf } from './seats.ts';

/** A fact: its name and value. */
export interface Line {
  readonly name: string;
  readonly value: string;
}

/** A settled choice as facts. */
export function linesOf(choice: Choice, components: Components, file: string | undefined): readonly Line[] {
  const { summary } = text.setup;
  const sheet = text.words.sheets[choice.sheet];
  return [
    whoPlays(choice, components),
    { name: summary.sheet, value: choice.advanced ? summary.advanced(sheet) : sheet },
    { name: summary.plans, value: plansOf(choice, components) },
    ...(file === undefined ? [] : [{ name: summary.numbers, value: file }]),
  ];
}

function whoPlays(choice: Choice, components: Components): Line {
  const { summary, list } = text.setup;
  if (theMode(choice).hasOpponent) {
    const { architects } = blockOf(components, choice.edition);
    const opponent = architects.find(({ id }) => id === choice.opponent);
    return {
      name: summary.opponent,
      value: opponent === undefined ? '' : text.words.opponent.name(opponent),
    };
  }
  const names = namesOf(choice.seats).map((name, i) => {
    const level = choice.seats[i]?.level ?? null;
    return level === null ? name : summary.bot(name, text.words.levels[level].name);
  });
  return { name: summary.who, value: list(names) };
}

function plansOf({ edition, advanced, plans }: Choice, components: Components): string {
  const { ways } = text.setup.plans;
  const inPlay = plansInPlay(blockOf(components, edition), { advanced });
  switch (plans.way) {
    case 'dealt':
      return ways.dealt.name;
    case 'chosen':
      return text.setup.summary.chosen(
        chosenPlans(plans, inPlay).map((id, slot) => {
          const card = inPlay[slot]?.find((plan) => plan.id === id);
          return card === undefined ? '' : text.words.plan(card.when);
        }),
      );
    case 'without': {
      const out = plansOut(plans, inPlay).length;
      return out === 0 ? ways.dealt.name : text.setup.summary.without(out);
    }
  }
}
