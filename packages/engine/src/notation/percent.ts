/**
 * Names for links: percent-encoded UTF-8. A lone surrogate has no UTF-8, so it is written as `~` and four
 * hexadecimal digits: a record may contain any text, and the notation must be exact.
 */
export function encodeName(name: string): string {
  return Array.from(name, (character) => {
    if (character === '~') return '%7E';
    return character.isWellFormed()
      ? encodeURIComponent(character)
      : `~${character.charCodeAt(0).toString(16)}`;
  }).join('');
}

/** The decoded name; undefined if the text is not an encoded name. */
export function decodeName(text: string): string | undefined {
  const parts = text.split(/(~d[89a-f][\da-f]{2})/i);
  try {
    return parts
      .map((part, i) =>
        i % 2 === 1 ? String.fromCharCode(Number.parseInt(part.slice(1), 16)) : decodeURIComponent(part),
      )
      .join('');
  } catch {
    return undefined;
  }
}
