import { claimsNow, NONE, scoresOf, SLOTS, type Offer, type Score } from '@picket/engine';
import { en } from '@picket/words';
import { harmless, padEnd, wrap } from '../io/table.ts';
import { minus } from '../scoreTable.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import type { Paint } from './paint.ts';
import type { Session } from './session.ts';

/** The round, and everybody with their score and how it changed. */
export function headLines(session: Session, scores: readonly Score[], paint: Paint): string[] {
  const { game, seat, draft, before } = session;
  const { players, edition } = game.state.rules.options;
  const settled = scoresOf(game.state);
  const started = draft.steps.length > 0;
  const everyone = players.map((name, i) => {
    const total = scores[i]?.total ?? 0;
    const since = i === seat && started ? (settled[i]?.total ?? 0) : (before[i] ?? 0);
    const change = total - since;
    const text = `${harmless(name)} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`;
    return i === seat ? paint.title(text) : text;
  });
  return [[`Round ${game.state.rounds.length + 1}`, en.editions[edition], ...everyone].join(' · ')];
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}

const OFFER_WIDTH = 20;

/** The three offers, and under each the action that its stack will offer next. */
export function offerLines({ game, draft }: Session, marks: Marks, paint: Paint): string[] {
  const offers = game.cards as readonly Offer[];
  const { turn } = draft;
  const names = offers.map(({ number, action }, i) => {
    const taken = turn.chosen && turn.numberFrom === i;
    const text = padEnd(
      `${taken ? '▸' : ' '}${i + 1}  ${String(number).padStart(2)} ${en.short[action]}`,
      OFFER_WIDTH,
    );
    if (taken) return paint.title(text);
    return turn.chosen || marks.offers.has(i) ? text : paint.faint(text);
  });
  const next = offers.map(({ next }) => padEnd(`       next ${en.short[next]}`, OFFER_WIDTH));
  return [names.join('').trimEnd(), paint.faint(next.join('').trimEnd())];
}

/** The three plans: what they are worth now and later, what they ask for, and who has them. */
export function planLines({ game, seat, draft }: Session, { paint, columns }: Look): string[] {
  const { rules, firsts, sheets } = game.state;
  const { edition, players } = rules.options;
  return rules.plans.flatMap(({ card, slot }) => {
    const mine = draft.turn.sheet.plan(slot);
    const name = en.slots[edition][SLOTS[slot] ?? 'A'];
    const value = firsts[slot] === NONE ? `${card.high}▸${card.low}` : `${card.low}`;
    const owners = players.filter((_, i) => i !== seat && sheets[i]?.plan(slot) !== NONE).map(harmless);
    const claimable = claimsNow(draft.turn, slot) > 0;
    const lines = wrap(
      [
        `${padEnd(name, 4)} ${padEnd(mine === NONE ? value : `✓${mine}`, 5)} ${en.plan(card.when)}`,
        ...(owners.length > 0 ? [`✓ ${owners.join(', ')}`] : []),
        ...(claimable ? [`▸ g${name.at(-1)} validates it`] : []),
      ].join(' '),
      columns,
      PLAN_INDENT,
    );
    const style = claimable ? paint.legal : mine === NONE ? undefined : paint.title;
    return lines.map((line) => style?.(line) ?? line);
  });
}

/** Where the text of a plan begins. */
const PLAN_INDENT = 11;
