/** The browser's local storage, which may be full, forbidden or changed by others. */

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Undefined removes the value. */
export function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A preference that can't be stored still applies to this visit.
  }
}
