// Whole games as readable text: a change of the rules shows up as a diff that a person can judge.

import {
  legalSteps,
  opponentOf,
  resultOf,
  scoresOf,
  sheetEnding,
  startDraft,
  submit,
  takeStep,
  type Draft,
  type Game,
  type Hand,
  type RoundCards,
  type Score,
  type Step,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import { must, pickTurn, positionFor, type Style } from './kit.ts';
import { paint } from './paper.ts';

/** Plays a game to its end and describes it round by round. */
export function tell(game: Game, seed: string, style: Style): string {
  const random = new FastRandom(seed);
  const lines = [...opening(game)];
  let now = game;
  while (now.state.ending === undefined) {
    const round = now.state.rounds.length;
    lines.push('', `round ${round + 1}  ${cardsText(now.cards)}`);
    lines.push(...now.notes.map((note) => `  note ${JSON.stringify(note)}`));
    for (let seat = 0; seat < now.turns.length; seat++) {
      const position = positionFor(now, seat);
      const choices = [...legalSteps(startDraft(position))].length;
      const draft = pickTurn(position, random, style);
      lines.push(`  ${name(game, seat)}: ${draft.steps.map(stepText).join(', ')}  (choices ${choices})`);
      now = must(submit(now, { seat, round, steps: draft.steps }));
    }
    now.state.sheets.forEach((sheet, seat) => lines.push(...sheetText(name(game, seat), sheet, now, seat)));
    const opponent = opponentOf(now.state);
    if (opponent !== undefined) lines.push(`    AAA  ${opponent.score.total}`);
  }
  return `${[...lines, '', ...closing(now)].join('\n')}\n`;
}

/** One turn from a given position, described step by step. */
export function tellTurn(title: string, draft: Draft, steps: readonly unknown[]): string {
  const lines = [title, ...paint(draft.turn.sheet).map((street) => `  ${street}`)];
  let now = draft;
  for (const step of steps) {
    const next = takeStep(now, step);
    if (!next.ok) {
      return `${[...lines, `refused: ${next.rejection.code} ${JSON.stringify(step)}`].join('\n')}\n`;
    }
    now = next.value;
    lines.push(stepText(now.steps.at(-1) as Step), ...paint(now.turn.sheet).map((street) => `  ${street}`));
  }
  const plans = [0, 1, 2].map((slot) => now.turn.sheet.plan(slot));
  const noted = `plans ${plans.map((points) => (points < 0 ? '-' : points)).join(' ')}`;
  return `${[...lines, noted, `ending ${sheetEnding(now.turn.sheet) ?? 'none'}`].join('\n')}\n`;
}

function opening({ state, commitment }: Game): string[] {
  const { options, plans, version } = state.rules;
  return [
    `${options.edition} ${options.mode}${options.advanced ? ' advanced' : ''}, ${options.sheet} sheet, rules ${version}`,
    `players ${options.players.join(', ')}`,
    `plans ${plans.map(({ card }) => `${card.slot} ${card.id} ${card.high}/${card.low}`).join(', ')}`,
    `commitment ${commitment}`,
  ];
}

function closing(game: Game): string[] {
  const result = resultOf(game.state);
  const scores = result?.scores.map((score, seat) => `${name(game, seat)}: ${scoreText(score)}`) ?? [];
  const opponent = result?.opponent === undefined ? [] : [`AAA: ${JSON.stringify(result.opponent)}`];
  return [`ending ${result?.ending}`, ...scores, ...opponent, `ranking ${JSON.stringify(result?.ranking)}`];
}

function sheetText(who: string, sheet: Game['state']['sheets'][number], game: Game, seat: number): string[] {
  const score = scoresOf(game.state)[seat];
  return [`    ${who}  ${score?.total}`, ...paint(sheet).map((street) => `      ${street}`)];
}

function name(game: Game, seat: number): string {
  return game.state.rules.options.players[seat] ?? '';
}

function cardsText(cards: RoundCards): string {
  switch (cards.kind) {
    case 'offers':
      return cards.offers.map((offer) => `${cardText(offer)} (${offer.next})`).join('  ');
    case 'hand':
      return handText(cards.hand);
    case 'hands':
      return cards.hands.map((hand) => `[${handText(hand)}]`).join('  ');
  }
}

function handText(hand: Hand): string {
  return hand.map(cardText).join('  ');
}

function cardText(card: Hand[number]): string {
  return card === null ? '?' : `${card.number ?? '?'} ${card.action}`;
}

function scoreText({
  plans,
  parks,
  pools,
  temps,
  estates,
  bis,
  refusals,
  roundabouts,
  total,
}: Score): string {
  const plus = `plans ${plans.join('+')} parks ${parks.join('+')} pools ${pools} temps ${temps} estates ${estates.join('+')}`;
  return `${plus} bis −${bis} refusals −${refusals} roundabouts −${roundabouts} = ${total}`;
}

function stepText(step: Step): string {
  const { do: kind, ...rest } = step;
  const values = Object.values(rest).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return [kind, ...values].join(' ');
}
