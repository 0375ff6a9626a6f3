import { worthToOpponent, type Card, type Mode, type State } from 'picket-engine';
import type { OfferModel } from './tableTypes.ts';
import type { Text } from '../text/text.ts';
import { architectIn } from './architect.ts';
import { actionName, givenCard, isHand, numberOf } from '../turn/choices.ts';
import type { TurnEditor } from '../turn/editor.ts';

/** What a card in hand gives in the current turn; undefined while undecided, and for offers. */
export function roleOf(editor: TurnEditor, index: number): OfferModel['role'] {
  if (!isHand(editor)) return undefined;
  const { chosen, numberFrom, actionFrom } = editor.draft.turn;
  if (index === (chosen ? numberFrom : editor.picked?.number)) return 'number';
  if (index === (chosen ? actionFrom : editor.picked?.action)) return 'action';
  return index === givenCard(editor) ? 'given' : undefined;
}

/** The line at the bottom of a card in hand, if cards are given away; else undefined. */
export function fateOf(editor: TurnEditor, index: number, text: Text): string | undefined {
  const { mode } = editor.position.rules;
  if (!mode.cardUse.givesThird) return undefined;
  const { fate } = text.table;
  const role = roleOf(editor, index);
  if (role === 'number' || role === 'action') return fate[role];
  if (role === undefined && editor.draft.turn.refused) return fate.discarded;
  if (mode.hasOpponent) {
    const points = worthToOpponent(editor.view.state, cardAt(editor, index));
    const architect = architectIn(editor.view.state.rules);
    const name = architect === undefined ? '' : text.words.opponent.name(architect);
    return role === 'given' ? fate.toOpponent(name, points) : fate.worth(name, points);
  }
  const { to, from } = neighboursOf(editor.view.state, editor.seat);
  if (role === 'given') return fate.to(to);
  // From the second round on a hand starts with the passed card.
  return index === 0 && editor.view.state.rounds.length > 0 ? fate.from(from) : fate.drawn;
}

/** Whether the remaining card goes to a neighbour. */
export const passesOn = ({ cardUse, hasOpponent }: Mode): boolean => cardUse.givesThird && !hasOpponent;

/** Who gets the remaining card, and who passes one to this seat. */
export function neighboursOf(
  { rules }: State,
  seat: number,
): {
  readonly to: string;
  readonly from: string;
} {
  const { players } = rules.options;
  const name = (at: number): string => players[(at + players.length) % players.length] ?? '';
  return { to: name(seat + 1), from: name(seat - 1) };
}

function cardAt(editor: TurnEditor, index: number): Card {
  return { number: numberOf(editor, index), action: actionName(editor, index) };
}
