import { newGame, submit, type Box, type Game, type GameRecord, type State } from 'picket-engine';

/** A finished game, round by round. */
export interface Played {
  /** The game at the start of each round, after its cards were revealed. */
  readonly rounds: readonly Game[];
  readonly end: State;
}

/**
 * Deals a finished game again from its seed; undefined if the record has none. The record must be valid: `replay`
 * checks that.
 */
export function playedIn(record: GameRecord, box?: Box): Played | undefined {
  const { seed, options, rules, data = 1 } = record;
  if (seed === null) return undefined;
  const started = newGame({ options, seed, rules, data, ...(box && { box }) });
  if (!started.ok) throw new Error(`A valid record does not start: ${started.rejection.code}.`);
  const rounds: Game[] = [];
  let game = started.value;
  for (const [round, { turns }] of record.rounds.entries()) {
    rounds.push(game);
    for (const [seat, steps] of turns.entries()) {
      const next = submit(game, { seat, round, steps });
      if (!next.ok) throw new Error(`A valid record does not play: ${next.rejection.rejection.code}.`);
      game = next.value;
    }
  }
  return { rounds, end: game.state };
}
