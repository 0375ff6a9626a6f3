import { isWhole, worthToOpponent, type Card, type TableFacts } from 'picket-engine';
import { architectIn } from '../architect.ts';
import { cut, padEnd, width, withoutControls } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import type { Paint } from './paint.ts';
import type { Session } from './session.ts';

/** The columns of a card; fewer if the text next to the cards needs them. */
const CARD_WIDTH = { min: 18, max: 19 };
/** The mark under the number of a card. */
const INDENT = 4;

/** The three cards in hand with their use, and the public facts about the stack. */
export function handLines(session: Session, marks: Marks, { paint, columns, text }: Look): string[] {
  const facts = session.view.now?.facts;
  const cards = handOf(session);
  const [left = '', toCome = ''] = facts === undefined ? [] : factsText(session, facts, text);
  const room = columns - Math.max(width(left), width(toCome));
  const cardWidth = Math.min(CARD_WIDTH.max, Math.max(CARD_WIDTH.min, Math.floor(room / cards.length)));
  const drawn: Drawn = { marks, paint, text, cardWidth };
  const faces = cards.map((card, i) => face(session, card, i, drawn));
  return [
    `${faces.join('')}${paint.faint(left)}`.trimEnd(),
    paint.faint(`${padEnd(uses(session, cards, drawn), cards.length * cardWidth)}${toCome}`.trimEnd()),
  ];
}

function handOf({ view, seat }: Session): Card[] {
  const { state, now } = view;
  return now === undefined ? [] : state.rules.mode.cardsOf(now.cards, seat).filter(isWhole);
}

interface Drawn {
  readonly marks: Marks;
  readonly paint: Paint;
  readonly text: Text;
  readonly cardWidth: number;
}

function face(
  { draft }: Session,
  { number, action }: Card,
  i: number,
  { marks, paint, text, cardWidth }: Drawn,
): string {
  const { turn } = draft;
  const plain = (text: string): string => text;
  const used = (from: number): ((text: string) => string) =>
    turn.chosen ? (from === i ? paint.title : paint.faint) : turn.refused ? paint.faint : plain;
  const numberStyle = turn.chosen || marks.cards.has(i) ? used(turn.numberFrom) : paint.faint;
  const name = text.words.short[action];
  const rest = ' '.repeat(Math.max(1, cardWidth - INDENT - 3 - width(name)));
  const sign = turn.chosen && (turn.numberFrom === i || turn.actionFrom === i) ? '▸' : ' ';
  return `${sign}${i + 1}  ${numberStyle(String(number).padStart(2))} ${used(turn.actionFrom)(name)}${rest}`;
}

/** The line under the cards: their use, or before a choice the effect of passing them. */
function uses(session: Session, cards: readonly Card[], drawn: Drawn): string {
  const { screen } = drawn.text;
  const { turn, steps } = session.draft;
  const refused = steps.find((step) => step.do === 'refuse');
  if (!turn.chosen && refused === undefined) return beforehand(session, cards, drawn);
  return cards
    .map((card, i) => {
      const role =
        i === turn.numberFrom
          ? screen.number
          : i === turn.actionFrom
            ? screen.action
            : leftOver(session, card, drawn.text);
      const given = refused === undefined || refused.give === i;
      return cell(given ? role : screen.discarded, drawn);
    })
    .join('')
    .trimEnd();
}

function beforehand(session: Session, cards: readonly Card[], drawn: Drawn): string {
  const { screen } = drawn.text;
  const { rules, rounds } = session.view.state;
  if (rules.mode.hasOpponent) {
    return cards.map((card) => cell(screen.worthToOpponent(worth(session, card)), drawn)).join('');
  }
  if (!rules.mode.cardUse.givesThird) return '';
  const [to, from] = neighbours(session);
  return ' '.repeat(INDENT) + (rounds.length === 0 ? screen.passing(to, from) : screen.passed(to, from));
}

/** What happens to the unused card. */
function leftOver(session: Session, card: Card, { screen }: Text): string {
  const { mode } = session.view.state.rules;
  if (!mode.cardUse.givesThird) return screen.discarded;
  return mode.hasOpponent ? screen.toOpponent(worth(session, card)) : screen.toPlayer(neighbours(session)[0]);
}

/** The value of a card for the opponent; undefined if it does not score. */
function worth({ view }: Session, card: Card): number | undefined {
  const { state } = view;
  return architectIn(state.rules)?.scores === false ? undefined : worthToOpponent(state, card);
}

const NAME_WIDTH = 12;

/** The right neighbour, who receives cards, and the left one, who passes them. */
function neighbours({ view, seat }: Session): [right: string, left: string] {
  const { players } = view.state.rules.options;
  const name = (i: number): string => withoutControls(players[(i + players.length) % players.length] ?? '');
  return [cut(name(seat + 1), NAME_WIDTH), cut(name(seat - 1), NAME_WIDTH)];
}

function cell(text: string, { cardWidth }: Drawn): string {
  return padEnd(' '.repeat(INDENT) + text, cardWidth);
}

/** [R23] Cards left in the stack, its top, and the special cards still to come. */
function factsText({ view }: Session, facts: TableFacts, { screen, words }: Text): string[] {
  const { left, toCome = [] } = facts;
  const { edition } = view.state.rules.options;
  const top = topOf(facts);
  return [
    top === undefined ? screen.stackEmpty : screen.stack(left[0] ?? 0, top),
    toCome.length === 0 ? '' : words.opponent.toCome(toCome, edition),
  ];
}

function topOf({ top, toCome = [] }: TableFacts) {
  if (top !== 'special') return top;
  return toCome.includes('solo-card') ? 'solo-card' : 'plan-card';
}
