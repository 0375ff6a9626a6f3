import type { Text } from './text.ts';

/** The languages. Only one is loaded; adding one takes a folder and a line here. */
export const LANGUAGES = {
  de: () => import('./de/index.ts').then(({ de }): Text => de),
  en: () => import('./en/index.ts').then(({ en }): Text => en),
  fr: () => import('./fr/index.ts').then(({ fr }): Text => fr),
} satisfies { readonly [code: string]: () => Promise<Text> };

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
