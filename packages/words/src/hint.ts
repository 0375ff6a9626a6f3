import {
  ACTIONS,
  type Action,
  type EditionId,
  type Position,
  type Slot,
  type Spot,
  type Step,
  type TurnStep,
} from 'picket-engine';
import type { Streets } from './streets.ts';

/** What a hint is compared with: the player’s draft, or what a Regular would play. */
export type Beside = 'you' | 'regular';

/** Who the player has to beat: other players, or the AAA’s architect. */
export type Rivals = 'others' | 'opponent';

/** The whole points that a turn gains, with the limits of their range. */
export interface Gain {
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** Hints in one language. Separate from `Words`, so a page can load them with the first hint. */
export interface HintWords {
  /** What to do, a sentence for each step. */
  readonly steps: {
    readonly take: (number: number, action: Action) => string;
    readonly refuse: string;
    readonly refuseGiving: (number: number, action: Action) => string;
    readonly temp: (by: number) => string;
    readonly write: (number: number, spot: Spot, streets: Streets) => string;
    readonly fence: (spot: Spot, streets: Streets) => string;
    readonly improve: (size: number) => string;
    readonly park: string;
    readonly pool: string;
    readonly bis: (number: number, spot: Spot, streets: Streets) => string;
    readonly roundabout: (spot: Spot, streets: Streets) => string;
    readonly plan: (slot: Slot, edition: EditionId) => string;
    readonly reshuffle: string;
  };
  /** Whole sentences, one after another. */
  readonly sentences: (parts: readonly string[]) => string;
  /** Why, in a sentence. Points are the difference for the player’s own score, in whole points, with a range. */
  readonly reasons: {
    readonly clear: string;
    readonly yours: string;
    readonly better: (gain: Gain, than: Beside) => string;
    readonly same: (than: Beside) => string;
    readonly winning: (gain: Gain | undefined, than: Beside, rivals: Rivals) => string;
  };
  /** All parts of the score that are not named. */
  readonly rest: string;
  /** “+3”: the change of a part of the score. */
  readonly change: (points: number) => string;
  readonly regular: (turn: string) => string;
  readonly end: (points: number) => string;
  /** What a hint means for the game. */
  readonly practice: string;
}

/** A turn as instructions, one sentence per step. */
export function adviceFor(
  { steps: say, sentences }: HintWords,
  position: Position,
  turn: readonly TurnStep[],
  streets: Streets,
): string {
  const card = (number: number, action = number) =>
    [position.numbers[number] ?? 0, ACTIONS[position.actions[action] ?? 0] ?? 'fence'] as const;
  const sentence = (step: Step): string => {
    switch (step.do) {
      case 'choose':
        return 'offer' in step ? say.take(...card(step.offer)) : say.take(...card(step.number, step.action));
      case 'refuse':
        return step.give === undefined ? say.refuse : say.refuseGiving(...card(step.give));
      case 'temp':
        return say.temp(step.by);
      case 'write':
        return say.write(step.number, step.at, streets);
      case 'fence':
        return say.fence(step.at, streets);
      case 'improve':
        return say.improve(step.size);
      case 'bis':
        return say.bis(numberAt(position, turn, step.from), step.at, streets);
      case 'roundabout':
        return say.roundabout(step.at, streets);
      case 'plan':
        return say.plan(step.slot, position.rules.options.edition);
      case 'park':
      case 'pool':
      case 'reshuffle':
        return say[step.do];
    }
  };
  return sentences(turn.flatMap((step) => (step.do === 'full' ? [] : [sentence(step)])));
}

/** The number in a house, which may have been written in this turn. */
function numberAt({ sheet }: Position, turn: readonly TurnStep[], [street, house]: Spot): number {
  const written = turn.find((step) => step.do === 'write' && step.at[0] === street && step.at[1] === house);
  return written?.do === 'write' ? written.number : sheet.number(street, house);
}
