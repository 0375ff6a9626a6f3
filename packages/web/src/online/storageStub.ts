import { beforeEach, vi } from 'vitest';

/** Has the tests of a file begin with an empty storage each; what is in it. */
export function stubStorage(): ReadonlyMap<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });
  return stored;
}
