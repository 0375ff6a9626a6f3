import type { OfferModel } from './tableTypes.ts';
import { actionName, cardDrafts, numberOf } from '../turn/choices.ts';
import { fateOf, roleOf } from './fate.ts';
import type { Scene } from './scene.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { helpFor, writable } from '../turn/tappable.ts';

/** The three offers, or the three cards in hand. */
export function offersModel({ now: { editor }, would, pointed, text }: Scene): OfferModel[] {
  const hint = pointed?.kind === 'turn' ? would?.editor : undefined;
  return cardDrafts(editor).map((draft, index): OfferModel => {
    const number = numberOf(editor, index);
    const action = actionName(editor, index);
    const houses = draft === undefined ? 0 : writable(draft).size;
    const needs = draft === undefined || houses > 0 ? undefined : helpFor(editor, index);
    const note = text.game.fits(houses, needs);
    const role = roleOf(editor, index);
    const fate = fateOf(editor, index, text);
    const next = nextOf(editor, index);
    const open = draft === undefined ? 'fits-nowhere' : 'open';
    const state = isChosen(editor, index) ? 'chosen' : open;
    return {
      index,
      number,
      action,
      ...(next === undefined ? {} : { next }),
      state,
      ...(role === undefined ? {} : { role }),
      ...(fate === undefined ? {} : { fate }),
      houses,
      ...(needs === undefined ? {} : { needs }),
      note,
      ...(hint !== undefined && isChosen(hint, index) ? { hinted: true } : {}),
      label: text.game.offer.label({
        index,
        number,
        action,
        next,
        note,
        state,
        role,
        fate,
      }),
    };
  });
}

function isChosen(editor: TurnEditor, index: number): boolean {
  const { numberFrom, actionFrom } = editor.draft.turn;
  return numberFrom === index || actionFrom === index || Object.values(editor.picked ?? {}).includes(index);
}

/** The action that the stack will give in the next round; a card in hand has none. */
function nextOf({ view }: TurnEditor, index: number): OfferModel['next'] {
  const cards = view.now?.cards;
  return cards?.kind === 'offers' ? cards.offers[index]?.next : undefined;
}
