import type { Words } from '@picket/words';
import type { GameText } from './gameText.ts';
import type { AroundText, EndText, SettingsText, StartText } from './pagesText.ts';
import type { TurnText } from './turnText.ts';

/**
 * Everything that the pages say in one language, beside what they share with the terminal (`words`). Components are
 * given it and hold no string of their own; the compiler names what a language lacks.
 */
export interface Text {
  /** The language as browsers and `Intl` call it. */
  readonly locale: string;
  readonly words: Words;
  readonly start: StartText;
  readonly game: GameText;
  readonly turn: TurnText;
  readonly end: EndText;
  readonly settings: SettingsText;
  readonly around: AroundText;
}
