import { isWhole, worthToOpponent, type Card, type TableFacts } from 'picket-engine';
import { en } from 'picket-words';
import { architectIn } from '../architect.ts';
import { cut, padEnd, withoutControls } from '../io/table.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import type { Paint } from './paint.ts';
import type { Session } from './session.ts';

const CARD_WIDTH = 19;
/** The mark under the number of a card. */
const INDENT = 4;

/** The three cards in hand with their use, and what is known about the stack. */
export function handLines(session: Session, marks: Marks, { paint }: Look): string[] {
  const facts = session.view.now?.facts;
  const cards = handOf(session);
  const faces = cards.map((card, i) => face(session, card, i, marks, paint));
  const [left = '', toCome = ''] = facts === undefined ? [] : factsText(session, facts);
  return [
    `${faces.join('')}${paint.faint(left)}`.trimEnd(),
    paint.faint(`${padEnd(uses(session, cards), cards.length * CARD_WIDTH)}${toCome}`.trimEnd()),
  ];
}

function handOf({ view, seat }: Session): Card[] {
  const { state, now } = view;
  return now === undefined ? [] : state.rules.mode.cardsOf(now.cards, seat).filter(isWhole);
}

function face({ draft }: Session, { number, action }: Card, i: number, marks: Marks, paint: Paint): string {
  const { turn } = draft;
  const plain = (text: string): string => text;
  const used = (from: number): ((text: string) => string) =>
    turn.chosen ? (from === i ? paint.title : paint.faint) : turn.refused ? paint.faint : plain;
  const numberStyle = turn.chosen || marks.cards.has(i) ? used(turn.numberFrom) : paint.faint;
  const name = en.short[action];
  const rest = ' '.repeat(CARD_WIDTH - INDENT - 3 - name.length);
  const sign = turn.chosen && (turn.numberFrom === i || turn.actionFrom === i) ? '▸' : ' ';
  return `${sign}${i + 1}  ${numberStyle(String(number).padStart(2))} ${used(turn.actionFrom)(name)}${rest}`;
}

/** The line under the cards: their use, or before a choice the effect of passing them. */
function uses(session: Session, cards: readonly Card[]): string {
  const { turn, steps } = session.draft;
  const refused = steps.find((step) => step.do === 'refuse');
  if (!turn.chosen && refused === undefined) return beforehand(session, cards);
  return cards
    .map((card, i) => {
      const role =
        i === turn.numberFrom ? 'number' : i === turn.actionFrom ? 'action' : leftOver(session, card);
      const given = refused === undefined || refused.give === i;
      return cell(given ? role : 'discarded');
    })
    .join('')
    .trimEnd();
}

function beforehand(session: Session, cards: readonly Card[]): string {
  const { rules } = session.view.state;
  if (rules.mode.hasOpponent) return cards.map((card) => cell(toOpponent(session, card))).join('');
  if (!rules.mode.cardUse.givesThird) return '';
  const [to, from] = neighbours(session);
  const opening = session.view.state.rounds.length === 0;
  const coming = to === from ? ', who' : `; ${from}`;
  return opening
    ? `    the card you leave goes to ${to}${coming} passes one to you`
    : `    card 1 came from ${from}; the one you leave goes to ${to}`;
}

/** What happens to the unused card. */
function leftOver(session: Session, card: Card): string {
  const { mode } = session.view.state.rules;
  if (!mode.cardUse.givesThird) return 'discarded';
  return mode.hasOpponent ? `to the ${toOpponent(session, card)}` : `to ${neighbours(session)[0]}`;
}

/** The value of a card for the opponent, if it scores. */
function toOpponent({ view }: Session, card: Card): string {
  const { state } = view;
  return architectIn(state.rules)?.scores === false ? 'AAA' : `AAA +${worthToOpponent(state, card)}`;
}

const NAME_WIDTH = 12;

/** The right neighbour, who gets cards, and the left one, who passes them. */
function neighbours({ view, seat }: Session): [right: string, left: string] {
  const { players } = view.state.rules.options;
  const name = (i: number): string => withoutControls(players[(i + players.length) % players.length] ?? '');
  return [cut(name(seat + 1), NAME_WIDTH), cut(name(seat - 1), NAME_WIDTH)];
}

function cell(text: string): string {
  return padEnd(' '.repeat(INDENT) + text, CARD_WIDTH);
}

/** [R23] Cards left in the stack, its top, and the special cards still to come. */
function factsText({ view }: Session, facts: TableFacts): string[] {
  const { left, toCome = [] } = facts;
  const { edition } = view.state.rules.options;
  const top = topName(facts);
  return [
    top === undefined ? 'stack empty' : `${left[0] ?? 0} left, top: ${top}`,
    toCome.length === 0 ? '' : en.opponent.toCome(toCome, edition),
  ];
}

function topName({ top, toCome = [] }: TableFacts): string | undefined {
  if (top !== 'special') return top && en.short[top];
  return toCome.includes('solo-card') ? 'Solo card' : 'plan card';
}
