import {
  crowdOf,
  hasWindows,
  resultOf,
  tempsOutside,
  viewOf,
  windowOf,
  writeCards,
  type Game,
  type Standings,
} from 'picket-engine';
import type { RoundMessage, Standing } from './server.ts';

/** The news of a round at a table seen through windows, in two parts: each viewer gets both. */

/** The part for all viewers. */
export type CrowdNews = Pick<RoundMessage, 'round' | 'cards' | 'next' | 'crowd'>;

/** The part for viewers of the same seats. */
export type WindowNews = Pick<RoundMessage, 'turns' | 'over' | 'outside' | 'standing'>;

export function crowdNews(game: Game): CrowdNews {
  if (!hasWindows(game)) throw new Error('This game has no windows.');
  const { rounds } = game.state;
  const { now } = viewOf(game);
  const round = rounds.length - 1;
  const last = rounds[round] as (typeof rounds)[number];
  return {
    round,
    cards: writeCards(last.cards),
    next: now === undefined ? null : { cards: writeCards(now.cards), notes: now.notes, facts: now.facts },
    crowd: crowdOf(last),
  };
}

export function windowNews(game: Game, seats: readonly number[], standings: Standings): WindowNews {
  const { state, seed } = game;
  const turns = state.rounds.at(-1)?.turns ?? [];
  const result = state.ending === undefined ? undefined : resultOf(windowOf(game, seats).state);
  return {
    turns: seats.map((seat) => turns[seat] ?? []),
    outside: { otherTemps: tempsOutside(state, seats), ending: state.ending ?? null },
    standing: standingIn(standings, seats),
    over: result === undefined ? null : { seed, result, cards: null },
  };
}

export function standingIn({ ranks, totals, order }: Standings, seats: readonly number[]): Standing {
  const at = (place: number) => totals[order[place] ?? 0] ?? 0;
  return {
    ranks: seats.map((seat) => ranks[seat] ?? 0),
    best: at(0),
    median: at(Math.floor((order.length - 1) / 2)),
  };
}
