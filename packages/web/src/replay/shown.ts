import {
  positionOf,
  startDraft,
  takeStep,
  viewOf,
  type Draft,
  type State,
  type TurnStep,
  type View,
} from 'picket-engine';
import type { SavedDraft } from '../authority/authority.ts';
import { lastStage, type Moment, type Viewer } from './moment.ts';
import { LAST_STAGE, stepsUpTo, type Stage } from './stages.ts';
import { gameBefore, turnIn, type Story } from './story.ts';

/** What is on the table at a moment: the input of the models. */
export interface Shown {
  /** The view of the seat whose cards are on the table, and its turn so far. */
  readonly view: View;
  readonly draft: SavedDraft;
  /** The visible steps of this round, by seat. */
  readonly steps: readonly (readonly TurnStep[])[];
  /** The game with these steps. */
  readonly state: State;
}

/**
 * In everyone's view all cards are open, and all turns proceed together. A seat's view is what it knew then: other
 * turns are hidden until its own is over.
 */
export function shownAt(story: Story, moment: Moment, viewer: Viewer): Shown {
  const { round } = moment;
  const game = gameBefore(story.games, round);
  const seat = viewer ?? moment.seat;
  const steps = game.turns.map((_, other) =>
    stepsUpTo(turnIn(story, round, other), stageOf(story, moment, other, viewer)),
  );
  const view = viewOf(game, seat);
  const own = steps[seat] ?? [];
  return {
    view:
      viewer === undefined && view.now
        ? { ...view, state: game.state, now: { ...view.now, cards: game.cards } }
        : view,
    draft: { seat, round, taps: own.length === 0 ? [] : [own], undone: [] },
    steps,
    state: isOver(story, round, steps)
      ? gameBefore(story.games, round + 1).state
      : withSteps(story, round, steps),
  };
}

function stageOf(story: Story, { round, stage }: Moment, seat: number, viewer: Viewer): Stage {
  if (viewer === undefined || viewer === seat) return stage;
  return stage >= lastStage(story, round, viewer) ? LAST_STAGE : 0;
}

function isOver(story: Story, round: number, steps: readonly (readonly TurnStep[])[]): boolean {
  return steps.every((shown, seat) => shown.length === turnIn(story, round, seat).length);
}

/** The sheets with the visible part of each turn. */
function withSteps(story: Story, round: number, steps: readonly (readonly TurnStep[])[]): State {
  const game = gameBefore(story.games, round);
  const sheets = game.state.sheets.map((_, seat) => {
    const start = startDraft(positionOf(game.state, game, seat));
    return (steps[seat] ?? []).reduce<Draft>((draft, step) => {
      const next = takeStep(draft, step);
      return next.ok ? next.value : draft;
    }, start).turn.sheet;
  });
  return { ...game.state, sheets };
}
