import type { Components } from 'picket-engine';
import { setupPage, text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { chosenPlans, plansInPlay, plansOut } from './planChoice.ts';
import { blockOf, theMode } from './possible.ts';
import { namesOf } from './seats.ts';

/** A fact: its name, and a line about it. */
export interface Fact {
  readonly name: string;
  readonly line: string;
}

/** A playable choice as facts. */
export function factsOf(choice: Choice, components: Components, file: string | undefined): readonly Fact[] {
  const { summary } = setupPage;
  return [
    whoPlays(choice, components),
    { name: summary.sheet, line: summary.sheetIn(choice.sheet, choice.advanced) },
    { name: summary.plans, line: plansOf(choice, components) },
    ...(choice.odds ? [] : [{ name: setupPage.odds.name, line: setupPage.odds.off }]),
    ...(file === undefined ? [] : [{ name: summary.numbers, line: file }]),
  ];
}

function whoPlays(choice: Choice, components: Components): Fact {
  const { summary } = setupPage;
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
  const { ways } = setupPage.plans;
  const inPlay = plansInPlay(blockOf(components, edition), { advanced });
  switch (plans.way) {
    case 'dealt':
      return ways.dealt.name;
    case 'chosen':
      return setupPage.summary.chosen(
        chosenPlans(plans, inPlay).map((id, slot) => {
          const card = inPlay[slot]?.find((plan) => plan.id === id);
          return card === undefined ? '' : text.words.plan(card.when);
        }),
      );
    case 'without': {
      const out = plansOut(plans, inPlay).length;
      return out === 0 ? ways.dealt.name : setupPage.summary.without(out);
    }
  }
}
