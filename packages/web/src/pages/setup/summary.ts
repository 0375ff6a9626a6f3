import type { Components } from 'picket-engine';
import { text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { chosenPlans, plansInPlay, plansOut } from './planChoice.ts';
import { blockOf, theMode } from './possible.ts';
import { namesOf } from './seats.ts';

/** A fact: its name, and a line about it. */
export interface Fact {
  readonly name: string;
  readonly line: string;
}

/** A settled choice as facts. */
export function factsOf(choice: Choice, components: Components, file: string | undefined): readonly Fact[] {
  const { summary } = text.setup;
  return [
    whoPlays(choice, components),
    { name: summary.sheet, line: summary.sheetIn(choice.sheet, choice.advanced) },
    { name: summary.plans, line: plansOf(choice, components) },
    ...(choice.odds ? [] : [{ name: text.setup.odds.name, line: text.setup.odds.off }]),
    ...(file === undefined ? [] : [{ name: summary.numbers, line: file }]),
  ];
}

function whoPlays(choice: Choice, components: Components): Fact {
  const { summary } = text.setup;
  if (theMode(choice).hasOpponent) {
    const { architects } = blockOf(components, choice.edition);
    const opponent = architects.find(({ id }) => id === choice.opponent);
    return {
      name: summary.opponent,
      line: opponent === undefined ? '' : text.words.opponent.name(opponent),
    };
  }
  const players = namesOf(choice.seats).map((name, i) => ({ name, level: choice.seats[i]?.level ?? null }));
  return { name: summary.who, line: summary.players(players) };
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
