import * as languages from './languages.ts';
import type { Part, PartLoaders, Parts } from './text.ts';

/**
 * The language of the pages. Only one is fetched, in parts: what every page says, and what only some pages need.
 * `main.ts` waits for the first part before it mounts the app; `withPart` loads another together with the code that
 * reads it. Read them when rendering, never while a module loads: a switch of the language draws again what reads them.
 */
const LANGUAGES: { readonly [L in Language]: PartLoaders } = { ...languages };
type Language = keyof typeof languages;

/** The codes of the languages that a player can choose. */
export const languageCodes = Object.keys(LANGUAGES)
  .filter((code) => code !== 'xx')
  .toSorted();

let language: Language = 'en';

/** Is notified when a text is read, and when the language was switched. */
interface Tracker {
  readonly read: () => void;
  readonly switched: () => void;
}
let tracker: Tracker | undefined;

export function trackLanguage(by: Tracker): void {
  tracker = by;
}

/** The parts that pages have asked for. */
const asked = new Set<Part>(['text']);
/** Those that are there, in the current language. */
const spoken: { [P in Part]?: object } = {};

/** A part in the language of the moment. */
function live<P extends Part>(part: P): Parts[P] {
  return new Proxy({} as Parts[P], {
    get: (_, name) => {
      tracker?.read();
      return Reflect.get(spoken[part] ?? {}, name) as unknown;
    },
  });
}

export const text = live('text');
export const about = live('about');
export const after = live('after');
export const online = live('online');
export const faults = live('faults');
export const help = live('help');
export const hints = live('hints');
export const coach = live('coach');
export const daily = live('daily');
export const lesson = live('lesson');
export const realTable = live('realTable');
export const rulesPage = live('rulesPage');
export const setupPage = live('setupPage');
export const settings = live('settings');
export const textView = live('textView');
export const rulebook = live('rulebook');

/** The first language that we speak, by tags such as “fr-CH”, as public/early.js finds it. */
export function languageFor(tags: readonly string[]): string {
  const codes = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? 'en';
}

/**
 * Switches to a language once all parts in use are there; if one can't be fetched, nothing changes. A language that we
 * don't speak becomes English.
 */
export async function speak(code: string): Promise<void> {
  const next = languageFor([code]) as Language;
  const loaded: typeof spoken = {};
  // While they load, a page may ask for others.
  for (let parts = [...asked]; parts.length > 0; parts = [...asked].filter((part) => !(part in loaded))) {
    await Promise.all(parts.map(async (part) => (loaded[part] = await load(part, next))));
  }
  language = next;
  Object.assign(spoken, loaded);
  tracker?.switched();
}

/** Loads code together with the parts of the language that it reads. */
export async function withPart<Code>(parts: Part | readonly Part[], code: Promise<Code>): Promise<Code> {
  const now = language;
  const loads = [parts].flat().map(async (part) => {
    asked.add(part);
    const content = await load(part, now);
    // Otherwise the switch has brought it.
    if (now === language) spoken[part] = content;
  });
  const [loaded] = await Promise.all([code, ...loads]);
  return loaded;
}

/** Loads everything, for tests and the gallery. */
export async function speakAll(code: string): Promise<void> {
  await speak(code);
  await withPart(Object.keys(LANGUAGES[language]) as Part[], Promise.resolve());
}

function load(part: Part, code: Language): Promise<object> {
  return LANGUAGES[code][part]();
}
