import type { Words } from 'picket-words';
import type { AboutText, UpdateText } from './aboutText.ts';
import type { EndText } from './endText.ts';
import type { FrameText } from './frameText.ts';
import type { GameText } from './gameText.ts';
import type { GamesText } from './gamesText.ts';
import type { AroundText, StartText } from './pagesText.ts';
import type { AidText, RulesText } from './rulesText.ts';
import type { SettingsText } from './settingsText.ts';
import type { SetupText } from './setupText.ts';
import type { TableText } from './tableText.ts';
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
  readonly setup: SetupText;
  readonly game: GameText;
  readonly table: TableText;
  readonly turn: TurnText;
  readonly end: EndText;
  readonly games: GamesText;
  readonly settings: SettingsText;
  readonly about: AboutText;
  readonly update: UpdateText;
  readonly around: AroundText;
  readonly frame: FrameText;
  readonly rules: RulesText;
  readonly aid: AidText;
}
