/** Calls `load` at most once in this many milliseconds; concurrent and later callers share the result. */
export function sharedFor<T>(ms: number, elapsed: () => number, load: () => Promise<T>): () => Promise<T> {
  let loaded: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (loaded === undefined || elapsed() - loaded.at >= ms) {
      const value = load();
      loaded = { at: elapsed(), value };
      // A failure is not shared.
      value.catch(() => (loaded = undefined));
    }
    return loaded.value;
  };
}
