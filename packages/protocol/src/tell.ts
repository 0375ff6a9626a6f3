import { resultOf, viewOf, writeCards, type CardsRecord, type Game, type RoundCards } from 'picket-engine';
import type { OwnMessage, RoundMessage } from './server.ts';

/**
 * Messages about a game from its authority. The engine decides what a viewer may see; this only splits it
 * into messages.
 */

type RoundNews = Pick<RoundMessage, 'round' | 'cards' | 'turns' | 'next' | 'over'>;

/** The public part of the round that just ended and of the next one. */
export function roundNews(game: Game): RoundNews {
  const { state, now } = viewOf(game);
  const round = state.rounds.length - 1;
  const { cards, turns } = state.rounds[round] as (typeof state.rounds)[number];
  return {
    round,
    cards: writeCards(cards),
    turns: [...turns],
    next: now === undefined ? null : { cards: writeCards(now.cards), notes: now.notes, facts: now.facts },
    over: overNews(game),
  };
}

function overNews({ seed, state }: Game): RoundNews['over'] {
  const result = resultOf(state);
  if (result === undefined) return null;
  const { rounds, rules } = state;
  const cards = rules.mode.secretHands ? rounds.map((round) => writeCards(round.cards)) : null;
  return { seed, result, cards };
}

/** The part that only one seat may see. */
export function ownNews(game: Game, seat: number): OwnMessage {
  const own = viewOf(game, seat);
  const common = viewOf(game);
  return {
    type: 'own',
    round: own.state.rounds.length,
    turn: own.now?.turn ?? null,
    cards: differences(own.now?.cards, common.now?.cards),
    before: differences(own.state.rounds.at(-1)?.cards, common.state.rounds.at(-1)?.cards),
  };
}

/** Whether seats of this game see more than their own turns and what is public. */
export function hasSecrets({ state }: Game): boolean {
  return state.ending === undefined && state.rules.mode.secretHands;
}

function differences(own: RoundCards | undefined, common: RoundCards | undefined): OwnMessage['cards'] {
  if (own === undefined || common === undefined || own === common) return [];
  const shown: CardsRecord = writeCards(common);
  return writeCards(own).flatMap((entry, i) =>
    JSON.stringify(entry) === JSON.stringify(shown[i]) ? [] : [[i, entry]],
  );
}
