/** The browser's small storage, which may be full, forbidden or filled by somebody else. */

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Undefined takes away what was there. */
export function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A preference that cannot be kept still holds for this visit.
  }
}
