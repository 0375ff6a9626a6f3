import { positionIn, type Random, type Step, type View } from 'picket-engine';
import { TASTES, type Attention, type CharacterId } from './character.ts';
import { finish } from './finish.ts';
import { impartial, leaningOf } from './heuristic/leaning.ts';
import { playerOf, type LevelId } from './level.ts';
import { watch, type Limits } from './limits.ts';
import { stepsOf } from './turns/steps.ts';

/** A bot: its level, and what makes it different from others of that level. */
export interface Player {
  readonly level: LevelId;
  readonly character?: CharacterId | undefined;
  readonly attention?: Attention | undefined;
}

/** The turn that a bot of a level, or its substitute (`playerOf`), would play. It knows only what the view shows. */
export function chooseTurn(
  view: View,
  player: LevelId | Player,
  random: Random,
  limits: Limits = {},
): readonly Step[] {
  return finish(think(view, player, random, limits));
}

/** The same as a generator: the caller can do other work in between, and end it through `limits.stop`. */
export function* think(
  view: View,
  player: LevelId | Player,
  random: Random,
  limits: Limits = {},
): Generator<undefined, readonly Step[]> {
  const position = positionIn(view);
  if (position === undefined) throw new Error('This view has no turn to play.');
  const {
    level,
    character,
    attention = 100,
  }: Player = typeof player === 'string' ? { level: player } : player;
  const { strategy, simulations: usual } = playerOf(level);
  const { simulations = usual, tally = { evaluations: 0 } } = limits;
  const isOver = watch(limits);
  const search = strategy({
    view,
    position,
    random,
    simulations,
    tally,
    leaning: character === undefined ? impartial : leaningOf(TASTES[character], view, position),
    attention: attention / 100,
  });
  for (;;) {
    const { done, value } = search.next();
    if (done === true || isOver()) return stepsOf(position, value);
    yield;
  }
}
