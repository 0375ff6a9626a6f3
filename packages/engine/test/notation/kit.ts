// Shared by the tests of the notation.

import fc from 'fast-check';
import { submit, type Game, type Options, type Result } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import type { NotationFault } from '../../src/notation.ts';
import { must, pickTurn, positionFor, start, TABLES, type Style } from '../kit.ts';

export const table = fc.constantFrom(...TABLES);
export const style = fc.constantFrom<Style>('wild', 'sensible');
export const seed = fc.string({ maxLength: 8 });

/** The characters allowed unencoded after the `#` of a link, and the escape character. */
export const LINK = /^[A-Za-z\d\-._~!$&'()*+,;=:@/?%]*$/;

/** A game stopped after this many rounds, or before its end. */
export function underWay(options: Partial<Options>, name: string, rounds: number): Game {
  const random = new FastRandom(name);
  let game = start({ players: ['Ada', 'Bob'], ...options }, name);
  while (game.state.rounds.length < rounds) {
    const seat = game.turns.indexOf(undefined);
    const { steps } = pickTurn(positionFor(game, seat), random, 'sensible');
    const next = must(submit(game, { seat, round: game.state.rounds.length, steps }));
    if (next.state.ending !== undefined) return game;
    game = next;
  }
  return game;
}

export function refused<F extends NotationFault>(result: Result<unknown, F>): F {
  if (result.ok) throw new Error('nothing was refused');
  return result.rejection;
}

/** The parts of a fault that tests compare. */
export function faultOf(result: Result<unknown, NotationFault>) {
  const { at, expected, rejection } = refused(result);
  return { at, expected, code: rejection?.code };
}
