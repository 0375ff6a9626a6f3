import {
  describeSheet,
  isWhole,
  SLOTS,
  type Card,
  type EditionBlock,
  type Offer,
  type PlanCard,
  type RoundCards,
  type View,
} from 'picket-engine';
import type { Known } from 'picket-protocol';
import { streetsOf } from 'picket-words';
import { turnsAt } from '../../online/hall.ts';
import { citiesOf, statusesOf } from '../../online/snapshot.ts';
import { text, textView } from '../../text/language.ts';
import type { SheetModel } from '../../scene/sheetTypes.ts';
import type { OfferModel, SeatModel } from '../../scene/tableTypes.ts';
import { afterRound, handModel, levelOf } from '../../scene/models.ts';
import { shownPlan } from '../setup/planChoice.ts';

/** What a spectator sees. */

/** The open cards; empty if everyone has a hand. */
export function cardsFor({ now }: View): OfferModel[] {
  return now === undefined ? [] : handCards(openCards(now.cards));
}

/** Read-only cards. */
export function handCards(cards: readonly (Card | Offer)[]): OfferModel[] {
  return cards.map((card, index): OfferModel => {
    const { number, action } = card;
    const next = 'next' in card ? card.next : undefined;
    return {
      index,
      number,
      action,
      ...(next === undefined ? {} : { next }),
      state: 'open',
      houses: 0,
      note: '',
      label: text.game.offer.label({
        index,
        number,
        action,
        next,
        note: '',
        state: 'open',
        role: undefined,
        fate: undefined,
      }),
    };
  });
}

function openCards(cards: RoundCards): readonly (Card | Offer)[] {
  switch (cards.kind) {
    case 'offers':
      return cards.offers;
    case 'hand':
      return cards.hand.filter(isWhole);
    case 'hands':
      return [];
  }
}

export interface WatchedPlan {
  readonly name: string;
  readonly sentence: string;
  /** “Ada 8”, or nobody yet. */
  readonly holders: string;
  readonly worth: string;
  /** Whether a value is estimated. */
  readonly house: boolean;
}

export function plansFor({ state, commitment }: View): WatchedPlan[] {
  const { options, plans, edition } = state.rules;
  const streets = streetsOf(commitment);
  const sheets = state.sheets.map((sheet) => describeSheet(sheet));
  return SLOTS.map((slot, i) => {
    const card = plans[i]?.card;
    const holders = sheets.flatMap((sheet, seat) => {
      const points = sheet.plans[i];
      return points === undefined ? [] : [text.game.plan.heldBy(options.players[seat] ?? '', points)];
    });
    return {
      name: text.game.plan.name(slot, options.edition),
      sentence: card === undefined ? '' : text.words.plan(card.when, streets),
      holders: holders.length === 0 ? text.game.plan.nobody : text.game.plan.holders(holders),
      ...(card === undefined ? { worth: '', house: false } : worthOf(edition, card)),
    };
  });
}

/** “8 / 5”, with a mark after estimated values. */
function worthOf(edition: EditionBlock, card: PlanCard): Pick<WatchedPlan, 'worth' | 'house'> {
  const { high, low } = shownPlan(edition, card);
  return { worth: `${high} / ${low}`, house: high !== String(card.high) || low !== String(card.low) };
}

/** Every town after the last round. */
export function townsFor(known: Known, view: View): SeatModel[] {
  const cities = citiesOf(known);
  const bots = known.seats.map(({ bot }) => bot);
  const statuses = statusesOf(known.seats);
  return afterRound(view.state, view.commitment, { text, spoken: textView, bots }).map((town) => {
    const { seat, name, score, sheet } = town;
    const isIn = view.now?.in[seat] === true;
    const status = statuses[seat];
    const hand = handModel(view, seat, text);
    const watched: SeatModel = {
      ...town,
      ...(hand && { hand }),
      you: false,
      ...(status === undefined ? {} : { status }),
      state: isIn ? 'in' : 'thinking',
      sheet: { ...sheet, town: cities[seat] || sheet.town } satisfies SheetModel,
      label: text.game.seat.label({ name, ...levelOf(bots[seat]), status }, isIn, score),
    };
    return watched;
  });
}

/** How many of these towns have played. */
export function turnsOf(
  known: Known,
  towns: readonly SeatModel[],
): { readonly in: number; readonly of: number } {
  return turnsAt(known) ?? { in: towns.filter(({ state }) => state === 'in').length, of: towns.length };
}

/** Whether a spectator can still take a seat: a bot has one, or the table is very large. */
export function canJoin({ you, info, hall, seats }: Known): boolean {
  return you === null && info.settings.late && (hall !== undefined || seats.some(({ bot }) => bot !== null));
}
