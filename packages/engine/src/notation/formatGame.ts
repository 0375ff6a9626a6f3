import type { GameRecord, RoundRecord } from '../record/record.ts';
import { formatDeal } from './deal.ts';
import { formatTurn } from './formatTurn.ts';
import { formatHeader } from './header.ts';

/**
 * [N3] A game as one line that fits after the `#` of a link. With a seed the turns are enough; without one,
 * while a game is in progress, every round starts with its cards.
 * The commitment follows from a seed, so it is written beside one only on demand.
 */
export function formatGame(record: GameRecord, { commitment = false } = {}): string {
  const rounds = record.rounds.map((round) => `;${formatRound(round, record.seed === null)}`);
  return formatHeader(record, commitment) + rounds.join('');
}

function formatRound(round: RoundRecord, withCards: boolean): string {
  const turns = round.turns.map(formatTurn).join('.');
  return withCards ? `${formatDeal(round)}~${turns}` : turns;
}
