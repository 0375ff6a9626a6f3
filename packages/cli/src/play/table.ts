import { SLOTS } from 'picket-engine';
import { claimsNow, NONE } from 'picket-engine/fast';
import { cut, padEnd, width, withoutControls, wrap } from '../io/table.ts';
import type { Opponent } from '../opponent.ts';
import type { Detail } from './detail.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import { streetsIn } from './names.ts';
import type { Text } from '../text/text.ts';
import type { Session } from './session.ts';

const OFFER_WIDTH = 20;
/** The width with the next action beside the card. */
const WIDE_OFFER = 26;

/** The three cards, and the next action of each stack: below the card, or beside it if there is little room. */
export function offerLines({ view, draft }: Session, marks: Marks, look: Look, detail: Detail): string[] {
  const { paint, text } = look;
  const { screen } = text;
  const offers = view.now?.cards.kind === 'offers' ? view.now.cards.offers : [];
  const { turn } = draft;
  const below = detail('next');
  const faces = offers.map(({ number, action, next }, i) => {
    const taken = turn.chosen && turn.numberFrom === i;
    const card = below ? screen.offer(number, action) : screen.offer(number, action, next);
    const face = padEnd(`${taken ? '▸' : ' '}${i + 1}  ${card}`, below ? OFFER_WIDTH : WIDE_OFFER);
    if (taken) return paint.title(face);
    return turn.chosen || marks.cards.has(i) ? face : paint.faint(face);
  });
  const next = offers.map(({ next }) => padEnd(`       ${screen.next(next)}`, OFFER_WIDTH));
  const lines = [faces.join('').trimEnd()];
  return below ? [...lines, paint.faint(next.join('').trimEnd())] : lines;
}

/** The three plans: points now and later, conditions, and who has claimed them. */
export function planLines(
  { view, seat, draft }: Session,
  opponent: Opponent | undefined,
  { paint, columns, text }: Look,
  detail: Detail,
): string[] {
  const { screen, words } = text;
  const { rules, sheets } = view.state;
  const { edition, players } = rules.options;
  const streets = streetsIn(view);
  return rules.plans.flatMap(({ card, slot }) => {
    const mine = draft.turn.sheet.plan(slot);
    const id = SLOTS[slot] ?? 'A';
    const name = words.slots[edition][id];
    const value = draft.position.worth[slot] === card.high ? `${card.high}▸${card.low}` : `${card.low}`;
    const owners = players
      .filter((_, i) => i !== seat && sheets[i]?.plan(slot) !== NONE)
      .map(withoutControls);
    const theirs = opponent?.description.score.plans[slot] ?? 0;
    if (opponent !== undefined && theirs > 0) owners.push(screen.owner(opponent.name, theirs));
    const claimable = claimsNow(draft.turn, slot) > 0;
    const plan: PlanText = {
      sign: `${padEnd(name, 4)} ${padEnd(mine === NONE ? value : `✓${mine}`, 5)} `,
      text: words.plan(card.when, streets),
      owners,
      claim: claimable ? screen.claim(id, edition) : '',
    };
    const lines = detail('plans') ? wholePlan(plan, columns, text) : [shortPlan(plan, columns, text)];
    const style = claimable ? paint.legal : mine === NONE ? undefined : paint.title;
    return lines.map((line) => style?.(line) ?? line);
  });
}

interface PlanText {
  readonly sign: string;
  readonly text: string;
  readonly owners: readonly string[];
  readonly claim: string;
}

/** Beyond this number, owners are only counted. */
const MOST_OWNERS = 4;

function ownersText(owners: readonly string[], most: number, { screen }: Text): string {
  if (owners.length === 0) return '';
  return owners.length > most ? screen.ownerCount(owners.length) : screen.owners(owners);
}

function wholePlan({ sign, text, owners, claim }: PlanText, columns: number, spoken: Text): string[] {
  const parts = [sign + text, ownersText(owners, MOST_OWNERS, spoken), claim].filter((part) => part !== '');
  return wrap(parts.join(' '), columns, width(sign));
}

/** One line; if it is too long, the condition is cut before the owners. */
function shortPlan({ sign, text, owners, claim }: PlanText, columns: number, spoken: Text): string {
  const rest = [ownersText(owners, 1, spoken), claim].filter((part) => part !== '').map((part) => ` ${part}`);
  const room = columns - width(sign) - width(rest.join(''));
  return cut(sign + cut(text, Math.max(0, room)) + rest.join(''), columns);
}
