import { MODES, scoresOf, SLOTS, type Score } from 'picket-engine';
import { claimsNow, NONE } from 'picket-engine/fast';
import { en } from 'picket-words';
import { withoutControls, padEnd, wrap } from '../io/table.ts';
import type { Opponent } from '../opponent.ts';
import { minus } from '../scoreTable.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import { streetsIn } from './names.ts';
import type { Paint } from './paint.ts';
import type { Session } from './session.ts';

/** With more players than this, only some are named above the table. */
const MOST_NAMED = 4;

/** The round, the game, and the players with their scores and changes. */
export function headLines(session: Session, scores: readonly Score[], { paint, columns }: Look): string[] {
  const { game, seat } = session;
  const { players, edition, mode } = game.state.rules.options;
  const played = mode === MODES[0] ? en.editions[edition] : `${en.editions[edition]}, ${en.modes[mode]}`;
  const everyone = players.map((_, i) => scoreOf(session, scores, i));
  const shown = players.length <= MOST_NAMED ? everyone : [everyone[seat] ?? '', othersOf(session, scores)];
  const mine = players.length <= MOST_NAMED ? seat : 0;
  const parts = [`Round ${game.state.rounds.length + 1}`, played, ...shown];
  return wrap(parts.join(' · '), columns, 2).map((line) => line.replace(shown[mine] ?? '', paint.title));
}

function scoreOf({ game, seat, draft, before }: Session, scores: readonly Score[], i: number): string {
  const total = scores[i]?.total ?? 0;
  const started = i === seat && draft.steps.length > 0;
  const since = started ? (scoresOf(game.state)[i]?.total ?? 0) : (before[i] ?? 0);
  const change = total - since;
  const name = withoutControls(game.state.rules.options.players[i] ?? '');
  return `${name} ${minus(total)}${change === 0 ? '' : ` (${signed(change)})`}`;
}

/** With many players, only the best of the others is named. */
function othersOf({ game, seat }: Session, scores: readonly Score[]): string {
  const others = scores.flatMap(({ total }, i) => (i === seat ? [] : [{ total, i }]));
  const best = others.toSorted((a, b) => b.total - a.total)[0];
  const name = withoutControls(game.state.rules.options.players[best?.i ?? 0] ?? '');
  return `best of ${others.length} others: ${name} ${minus(best?.total ?? 0)}`;
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}

const OFFER_WIDTH = 20;

/** The three cards, and below each the next action of its stack. */
export function offerLines({ game, draft }: Session, marks: Marks, paint: Paint): string[] {
  const offers = game.cards.kind === 'offers' ? game.cards.offers : [];
  const { turn } = draft;
  const names = offers.map(({ number, action }, i) => {
    const taken = turn.chosen && turn.numberFrom === i;
    const text = padEnd(
      `${taken ? '▸' : ' '}${i + 1}  ${String(number).padStart(2)} ${en.short[action]}`,
      OFFER_WIDTH,
    );
    if (taken) return paint.title(text);
    return turn.chosen || marks.cards.has(i) ? text : paint.faint(text);
  });
  const next = offers.map(({ next }) => padEnd(`       next ${en.short[next]}`, OFFER_WIDTH));
  return [names.join('').trimEnd(), paint.faint(next.join('').trimEnd())];
}

/** The three plans: points now and later, conditions, and who has claimed them. */
export function planLines(
  { game, seat, draft }: Session,
  opponent: Opponent | undefined,
  { paint, columns }: Look,
): string[] {
  const { rules, sheets } = game.state;
  const { edition, players } = rules.options;
  const streets = streetsIn(game);
  return rules.plans.flatMap(({ card, slot }) => {
    const mine = draft.turn.sheet.plan(slot);
    const name = en.slots[edition][SLOTS[slot] ?? 'A'];
    const value = draft.position.worth[slot] === card.high ? `${card.high}▸${card.low}` : `${card.low}`;
    const owners = players
      .filter((_, i) => i !== seat && sheets[i]?.plan(slot) !== NONE)
      .map(withoutControls);
    const theirs = opponent?.description.score.plans[slot] ?? 0;
    if (opponent !== undefined && theirs > 0) owners.push(`${opponent.name} ${theirs}`);
    const claimable = claimsNow(draft.turn, slot) > 0;
    const lines = wrap(
      [
        `${padEnd(name, 4)} ${padEnd(mine === NONE ? value : `✓${mine}`, 5)} ${en.plan(card.when, streets)}`,
        ...(owners.length > 0 ? [`✓ ${owners.join(', ')}`] : []),
        ...(claimable ? [`▸ g${name.at(-1)} claims it`] : []),
      ].join(' '),
      columns,
      PLAN_INDENT,
    );
    const style = claimable ? paint.legal : mine === NONE ? undefined : paint.title;
    return lines.map((line) => style?.(line) ?? line);
  });
}

/** The column where the text of a plan begins. */
const PLAN_INDENT = 11;
