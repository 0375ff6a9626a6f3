import { positionIn, type Random, type Step, type View } from 'picket-engine';
import { playerOf, type LevelId } from './level.ts';
import { watch, type Limits } from './limits.ts';
import { stepsOf } from './turns/steps.ts';

/** The turn that a level, or its substitute (`playerOf`), would play. It knows only what the view shows. */
export function chooseTurn(view: View, level: LevelId, random: Random, limits: Limits = {}): readonly Step[] {
  const thinking = think(view, level, random, limits);
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
}

/** The same as a generator: the caller can do other work in between, and end it through `limits.stop`. */
export function* think(
  view: View,
  level: LevelId,
  random: Random,
  limits: Limits = {},
): Generator<undefined, readonly Step[]> {
  const position = positionIn(view);
  if (position === undefined) throw new Error('This view has no turn to play.');
  const { strategy, simulations: usual } = playerOf(level);
  const { simulations = usual, tally = { evaluations: 0 } } = limits;
  const isOver = watch(limits);
  const search = strategy({ view, position, random, simulations, tally });
  for (;;) {
    const { done, value } = search.next();
    if (done === true || isOver()) return stepsOf(position, value);
    yield;
  }
}
