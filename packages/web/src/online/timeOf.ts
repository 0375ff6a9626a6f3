import { text } from '../text/language.ts';

/** “15:04”. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(text.locale, { timeStyle: 'short' }).format(at);
}
