import type { Box } from '../edition/components.ts';
import { newGame, submit } from '../game/game.ts';
import { checkOptions, rulesOf } from '../game/options.ts';
import { recordOf, recordOfState, type GameRecord } from '../record/record.ts';
import { replay } from '../record/replay.ts';
import { isPaper, playSeat, type Played } from '../game/paper.ts';
import { openingState, resolveRound } from '../game/round.ts';
import { rejection } from '../rejection.ts';
import { check, join } from '../shape.ts';
import { positionOf } from '../state/position.ts';
import type { Dealt, State } from '../state/state.ts';
import { readDeal } from './deal.ts';
import { fromHeader, type Header, type Unseeded } from './header.ts';
import { readPaperTurn } from './paperTurn.ts';
import { readTurn } from './parseTurn.ts';
import { allowed, stopAt, type Reader } from './reader.ts';

/**
 * Deals the game from its seed and submits every turn. Such a game is over: the seed is secret until then.
 */
export function playSeed(header: Header, seed: string, rounds: readonly Reader[], box: Box): GameRecord {
  const { options, rules, data, about } = header;
  let game = fromHeader(newGame({ options, seed, box, rules, data }), header);
  for (const [round, reader] of rounds.entries()) {
    const { state } = game;
    rejectMore(state, reader);
    for (const [seat, { steps }] of readTurns(reader, state, game).entries()) {
      const next = submit(game, { seat, round, steps });
      game = next.ok ? next.value : stopAt(reader.at, [], next.rejection.rejection);
    }
  }
  if (game.state.ending !== undefined) return allowed(replay(recordOf(game, about), box), header.end).record;
  const end = rounds.at(-1)?.end ?? header.end;
  return stopAt(end, ['semicolon'], rejection('record-cut-short', { rounds: rounds.length }));
}

/** Accepts the cards in the text; replaying the record checks everything else. */
export function playDealt(
  header: Header,
  { commitment, plans }: Unseeded,
  rounds: readonly Reader[],
  box: Box,
): GameRecord {
  const { rules: version, data, about } = header;
  const setup = fromHeader(checkOptions(header.options, { box, rules: version, data }), header);
  const rules = fromHeader(rulesOf(setup, plans), header);
  const shape = rules.mode.cardsShape(rules);
  let state = openingState(rules);
  for (const [round, reader] of rounds.entries()) {
    rejectMore(state, reader);
    const { at } = reader;
    const { cards, notes } = readDeal(reader);
    const dealt = { cards: allowed(check(shape, cards, `${join('rounds', round)}.cards`), at), notes };
    reader.need(/~/y, 'star', 'tilde');
    state = resolveRound(state, dealt, readTurns(reader, state, dealt));
  }
  return allowed(replay(recordOfState(state, { commitment, seed: null, about }), box), header.end).record;
}

/** The turns of a round, one for each seat. */
function readTurns(reader: Reader, state: State, dealt: Dealt): Played[] {
  const parts = reader.split('.');
  return state.sheets.map((_, seat) => {
    const part = parts[seat] ?? stopAt(reader.end, ['dot']);
    const draft = isPaper(state.rules, seat)
      ? readPaperTurn(part, (steps) => playSeat(state, dealt, seat, steps))
      : readTurn(part, positionOf(state, dealt, seat));
    const surplus = seat === state.sheets.length - 1 && parts.length > state.sheets.length;
    return surplus ? part.stop('semicolon', 'end') : draft;
  });
}

/** [G3] Rejects rounds after the end. */
function rejectMore({ ending, rounds }: State, reader: Reader): void {
  if (ending === undefined) return;
  stopAt(reader.at, ['end'], rejection('record-goes-on', { path: join('rounds', rounds.length) }));
}
