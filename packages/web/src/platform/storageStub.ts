import { beforeEach, vi } from 'vitest';

/** Starts each test of a file with empty storage, or with these keys; returns its content. */
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
