import type { Action, Options } from 'picket-engine';
import type { LessonText } from '../text/text.ts';
import type { Moment } from './moment.ts';
import type { LessonId } from './names.ts';
import type { Topic } from './topics.ts';

/** A lesson: what is played, and what to say when. Data only. */
export interface Lesson {
  readonly id: LessonId;
  readonly parts: readonly Part[];
  /** The topics it teaches, by part. */
  readonly topics: readonly (readonly Topic[])[];
  /** The first one whose condition holds is shown. */
  readonly cues: readonly Cue[];
}

/** A part of a lesson: a fixed deal, some of it already played. */
export interface Part {
  readonly options: Options;
  readonly seed: string;
  /** The rounds before the part starts, in notation: rounds separated by `;`, seats by `.`. */
  readonly played: string;
  /** The other seats' turns in each round of the part, in the same notation; '' without other seats. */
  readonly rounds: readonly string[];
  /** The action to point out in each round. */
  readonly featured?: readonly Action[];
}

/** One or two sentences, with their condition, what they point at, and what they teach. */
export interface Cue {
  readonly when: (moment: Moment) => boolean;
  /** A selector of what to highlight, and to tap unless the sentence asks for Confirm. */
  readonly at: (moment: Moment) => string;
  /** What the sentence is about, if that isn't what to tap; highlighted, too. */
  readonly about?: (moment: Moment) => string;
  readonly teaches?: readonly Topic[] | ((moment: Moment) => readonly Topic[]);
  readonly say: (words: LessonText, moment: Moment) => readonly string[];
}
