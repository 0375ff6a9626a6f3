/** The browser's small storage, which may be full, forbidden or filled by somebody else. */

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A preference that cannot be kept still holds for this visit.
  }
}
