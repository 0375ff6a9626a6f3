/** A word of four letters or more; “confirm” becomes “confirmirm”. */
const WORD = /\p{L}{4,}/gu;
/** What a function was given may be lengthened already. */
const IS_LONGER = /(\p{L}{2,})\1$/u;

/** A text, a function that makes one, or a group of them, with words that are about a third longer. */
export function lengthened<T>(text: T): T {
  if (typeof text === 'string') return text.replaceAll(WORD, longer) as T;
  if (typeof text === 'function') {
    const make = text as unknown as (...facts: readonly unknown[]) => unknown;
    return ((...facts: readonly unknown[]) => lengthened(make(...facts))) as T;
  }
  if (Array.isArray(text)) return text.map((part: unknown) => lengthened(part)) as T;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    // The tag of a language is for `Intl`.
    Object.entries(text).map(([name, part]) => [name, name === 'locale' ? part : lengthened(part)]),
  ) as T;
}

function longer(word: string): string {
  return IS_LONGER.test(word) ? word : word + word.slice(-Math.max(2, Math.round(word.length / 3)));
}
