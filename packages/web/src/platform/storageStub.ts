import { beforeEach, vi } from 'vitest';

/** Has each test of a file begin with an empty storage, or with these keys in it; what is in it. */
export function stubStorage(first: { readonly [key: string]: string } = {}): ReadonlyMap<string, string> {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    for (const [key, value] of Object.entries(first)) stored.set(key, value);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });
  return stored;
}
