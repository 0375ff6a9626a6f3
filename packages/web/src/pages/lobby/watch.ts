import { describeSheet, scoresOf, SLOTS, type Card, type View } from '@picket/engine';
import type { LevelId } from '@picket/bots';
import { text } from '../../language.ts';
import type { Standing } from '../../table/company.ts';
import type { OfferModel, SeatModel } from '../../table/model.ts';
import { afterRound } from '../../turn/models.ts';
import { slotName } from '../../turn/names.ts';

/** What somebody sees who has no seat. */

/** The cards that lie open; empty where everybody has a hand of their own. */
export function cardsFor({ state, now }: View): OfferModel[] {
  const { edition } = state.rules.options;
  const cards = (now?.cards ?? []).filter(isCard);
  return cards.map((card, index): OfferModel => {
    const { number, action } = card;
    const next = 'next' in card ? (card.next as OfferModel['action']) : undefined;
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
        action: text.words.actions[edition][action],
        next: next && text.words.short[next],
        note: '',
        state: 'open',
        role: undefined,
      }),
    };
  });
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'number' in value;
}

export interface WatchedPlan {
  readonly name: string;
  readonly sentence: string;
  /** “Ada 8”, or nobody yet. */
  readonly holders: string;
  readonly worth: string;
}

export function plansFor({ state }: View): WatchedPlan[] {
  const { options, plans } = state.rules;
  const sheets = state.sheets.map((sheet) => describeSheet(sheet));
  return SLOTS.map((slot, i) => {
    const card = plans[i]?.card;
    const holders = sheets.flatMap((sheet, seat) => {
      const points = sheet.plans[i];
      return points === undefined ? [] : [text.game.plan.heldBy(options.players[seat] ?? '', points)];
    });
    return {
      name: slotName(text, options.edition, slot),
      sentence: card === undefined ? '' : text.words.plan(card.when),
      holders: holders.length === 0 ? text.game.plan.nobody : holders.join(', '),
      worth: `${card?.high ?? 0} / ${card?.low ?? 0}`,
    };
  });
}

/** Every town as the last round left it. */
export function townsFor(
  view: View,
  cities: readonly string[],
  bots: readonly (LevelId | null)[],
  standings: readonly (Standing | undefined)[],
): SeatModel[] {
  const scores = scoresOf(view.state);
  return afterRound(view.state, view.commitment, { text, bots }).map(({ seat, name, level, sheet }) => {
    const isIn = view.now?.in[seat] === true;
    const score = scores[seat]?.total ?? 0;
    const standing = standings[seat];
    return {
      seat,
      name,
      you: false,
      ...(level === undefined ? {} : { level }),
      ...(standing === undefined ? {} : { standing }),
      state: isIn ? 'in' : 'thinking',
      score,
      sheet: { ...sheet, ...(cities[seat] === undefined ? {} : { city: cities[seat] }) },
      label: text.game.seat.label(name, isIn, score),
    };
  });
}
