import { agoIn } from './ago.ts';

interface Formats {
  readonly ago: (then: number, now: number) => string;
  readonly day: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

/** How a language says when a game was played. Created once: a formatter costs more than a card. */
export function formatsIn(locale: string): Formats {
  const known = formats.get(locale) ?? {
    ago: agoIn(locale),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  };
  formats.set(locale, known);
  return known;
}
