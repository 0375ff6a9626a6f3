import { DATA_VERSION, defaultOptions, opponentOf, resultOf, scoresOf, writeSheet } from 'picket-engine';
import type { GameId, Summary } from './authority.ts';
import { isOver, roundOf, type OpenGame } from './openGame.ts';
import { botsOf } from './seating.ts';

export function summaryOf({ stored, game }: OpenGame): Summary {
  const { id, city, options, played, practice, imported, deal } = stored;
  const { state } = game;
  const opponent = opponentOf(state, isOver(game) ? [] : game.notes)?.score;
  const ranking = resultOf(state)?.ranking;
  return {
    id,
    city,
    options,
    data: state.rules.data,
    rounds: roundOf(game),
    over: isOver(game),
    scores: scoresOf(state).map(({ total }) => total),
    ...(opponent !== undefined && { opponentScore: opponent.total }),
    ...(ranking !== undefined && { ranking }),
    towns: state.sheets.map((sheet) => writeSheet(sheet, state.rules)),
    bots: botsOf(stored),
    ...(practice && { practice: true }),
    ...(imported && { imported }),
    ...(deal !== undefined && { deal }),
    played,
  };
}

export function damaged(id: GameId): Summary {
  return {
    id,
    city: '',
    options: defaultOptions,
    data: DATA_VERSION,
    rounds: 0,
    over: false,
    scores: [],
    towns: [],
    bots: [],
    played: 0,
    damaged: true,
  };
}
