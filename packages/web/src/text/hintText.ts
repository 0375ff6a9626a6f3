/** What a hint is compared with: the turn as it is drafted, or what a level of the bots would play. */
export type Beside = 'you' | 'regular';

/** Who else is to be thought of. */
export type Rivals = 'others' | 'opponent';

/** What is said to somebody who asked for a hint. */
export interface HintText {
  readonly title: string;
  readonly thinking: string;
  readonly none: string;
  /** Said of a hint that the networks had no part in. */
  readonly ruleOfThumb: string;
  /** What asking for one makes of the game. */
  readonly practice: string;
  /** What to do, a sentence a step. */
  readonly steps: HintSteps;
  /** Why, in a sentence. Points are the difference for the own score, in halves. */
  readonly reasons: {
    readonly clear: string;
    readonly yours: string;
    readonly better: (points: number, than: Beside) => string;
    readonly close: (than: Beside) => string;
    readonly winning: (points: number, than: Beside, rivals: Rivals) => string;
  };
  /** All parts of the score that are not named. */
  readonly rest: string;
  /** “+3.5”: what becomes of a part of the score. */
  readonly change: (points: number) => string;
  /** Before what the other turn would be. */
  readonly regular: (turn: string) => string;
  readonly end: (points: number) => string;
  /** What the drawing shows, for those who do not see it. */
  readonly picture: string;
}

interface HintSteps {
  readonly take: (number: number, action: string) => string;
  readonly refuse: string;
  readonly refuseGiving: (number: number, action: string) => string;
  readonly temp: (by: number) => string;
  readonly write: (number: number, street: string, house: number) => string;
  readonly fence: (street: string, house: number) => string;
  readonly improve: (size: number) => string;
  readonly park: string;
  readonly pool: string;
  readonly bis: (number: number, street: string, house: number) => string;
  readonly roundabout: (street: string, house: number) => string;
  readonly plan: (plan: string) => string;
  readonly reshuffle: string;
}
