import type { Words } from 'picket-words';
import type { AboutText, HelpText, HintText, LessonText, OnlineText, Text, TextViewText } from './text.ts';

/**
 * The language of the pages. Only one is fetched, in parts: what every page says, and what only some pages need.
 * `main.ts` waits for the first part before it mounts the app; `withPart` loads another together with the code that
 * reads it. Read them when rendering, never while a module loads.
 */
interface Parts {
  readonly text: Text;
  readonly about: AboutText;
  readonly online: OnlineText;
  readonly help: HelpText;
  readonly hints: HintText;
  readonly lesson: LessonText;
  readonly textView: TextViewText;
  /** The rules, glossary and printed numbers. */
  readonly rulebook: Words;
}
type Part = keyof Parts;
type Loaders = { readonly [P in Part]: () => Promise<Parts[P]> };

const LANGUAGES = {
  en: {
    text: () => import('./en.ts').then(({ en }) => en),
    about: () => import('./en/about.ts').then(({ about }) => about),
    online: () => import('./en/online.ts').then(({ online }) => online),
    help: () => import('./en/help.ts').then(({ help }) => help),
    hints: () => import('./en/hint.ts').then(({ hint }) => hint),
    lesson: () => import('./en/lesson.ts').then(({ lesson }) => lesson),
    textView: () => import('./en/textView.ts').then(({ textView }) => textView),
    rulebook: () => import('./en/rulebook.ts').then(({ rulebook }) => rulebook),
  },
} satisfies { readonly [code: string]: Loaders };

type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

let language: Language = 'en';

/* oxlint-disable import/no-mutable-exports -- Live bindings: they are set when the language is loaded. */
export let text: Text;
export let about: AboutText;
export let online: OnlineText;
export let help: HelpText;
export let hints: HintText;
export let lesson: LessonText;
export let textView: TextViewText;
export let rulebook: Words;
/* oxlint-enable import/no-mutable-exports */

const LOAD: { readonly [P in Part]: () => Promise<unknown> } = {
  text: async () => (text = await LANGUAGES[language].text()),
  about: async () => (about = await LANGUAGES[language].about()),
  online: async () => (online = await LANGUAGES[language].online()),
  help: async () => (help = await LANGUAGES[language].help()),
  hints: async () => (hints = await LANGUAGES[language].hints()),
  lesson: async () => (lesson = await LANGUAGES[language].lesson()),
  textView: async () => (textView = await LANGUAGES[language].textView()),
  rulebook: async () => (rulebook = await LANGUAGES[language].rulebook()),
};

/** Loads what every page says. A language that we don't speak becomes English. */
export async function speak(code: string): Promise<void> {
  language = code in LANGUAGES ? (code as Language) : 'en';
  await LOAD.text();
}

/** Loads code together with the part of the language that it reads. */
export async function withPart<Code>(part: Part, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, LOAD[part]()]);
  return loaded;
}

/** Loads everything, for tests and the gallery. */
export async function speakAll(code: string): Promise<void> {
  await speak(code);
  await Promise.all(Object.values(LOAD).map((load) => load()));
}
