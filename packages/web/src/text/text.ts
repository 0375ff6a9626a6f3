import type { FaultWords, Words } from 'picket-words';
import type { en } from './en/index.ts';
import type { about } from './en/about.ts';
import type { after } from './en/after.ts';
import type { coach } from './en/coach.ts';
import type { daily } from './en/daily.ts';
import type { end } from './en/end.ts';
import type { help } from './en/help.ts';
import type { hint } from './en/hint.ts';
import type { lesson } from './en/lesson.ts';
import type { online } from './en/online.ts';
import type { realTable } from './en/realTable.ts';
import type { rulesPage } from './en/rules.ts';
import type { settings } from './en/settings.ts';
import type { setupPage } from './en/setup.ts';
import type { textView } from './en/textView.ts';

/**
 * Everything the pages say in one language. English gives the shape, so the compiler reports what another language is
 * missing. Components receive the text and contain no strings of their own.
 */
export type Text = typeof en;

/** What only set-up says. */
export type SetupText = typeof setupPage;

/** What only the About page and the credits say. */
export type AboutText = typeof about;

/** What only pages after a game say. */
export type AfterText = typeof after;
export type EndText = typeof end;

/** What only online pages say. */
export type OnlineText = typeof online;

/** What the aid, explanations and the odds lens say. */
export type HelpText = typeof help;

/** What only hints say. */
export type HintText = typeof hint;

/** What only the review says. */
export type CoachText = typeof coach;

/** What only the deals of the day and of the week say. */
export type DailyText = typeof daily;

/** What only the guided game says. */
export type LessonText = typeof lesson;

/** What only the pages for a real table say. */
export type RealTableText = typeof realTable;

/** What only the rules page says. */
export type RulesText = typeof rulesPage;

/** What only the settings and the list of keys say. */
export type SettingsText = typeof settings;

/** What the text view says, and a screen reader of the picture view. */
export type TextViewText = typeof textView;

/** What a key can do. */
export type KeyName = keyof Text['turn']['keys']['names'] | keyof TextViewText['keys'];

/** The parts in which a language is fetched. */
export interface Parts {
  readonly text: Text;
  readonly about: AboutText;
  readonly after: AfterText;
  readonly online: OnlineText;
  readonly faults: FaultWords;
  readonly help: HelpText;
  readonly hints: HintText;
  readonly coach: CoachText;
  readonly daily: DailyText;
  readonly lesson: LessonText;
  readonly realTable: RealTableText;
  readonly rulesPage: RulesText;
  readonly setupPage: SetupText;
  readonly settings: SettingsText;
  readonly textView: TextViewText;
  /** The rules, glossary and printed numbers. */
  readonly rulebook: Words;
}
export type Part = keyof Parts;

/** What a language's folder offers. */
export type PartLoaders = { readonly [P in Part]: () => Promise<Parts[P]> };
