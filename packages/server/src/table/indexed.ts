/**
 * Finds the entries of an immutable list by a key, even while the list grows to ten thousand: the index of the previous list is
 * updated if few entries differ, and rebuilt otherwise. Lists are identified by their first entry, which never changes.
 */
export class Indexed<T extends object, K> {
  readonly #keyOf: (entry: T) => K;
  readonly #known = new WeakMap<T, { list: readonly T[]; readonly byKey: Map<K, T> }>();

  constructor(keyOf: (entry: T) => K) {
    this.#keyOf = keyOf;
  }

  get(list: readonly T[], key: K): T | undefined {
    const [first] = list;
    return first === undefined ? undefined : this.#indexOf(list, first).get(key);
  }

  #indexOf(list: readonly T[], first: T): ReadonlyMap<K, T> {
    const known = this.#known.get(first);
    if (known?.list === list) return known.byKey;
    if (known !== undefined && this.#follow(known.byKey, known.list, list)) {
      known.list = list;
      return known.byKey;
    }
    const byKey = new Map(list.map((entry) => [this.#keyOf(entry), entry]));
    this.#known.set(first, { list, byKey });
    return byKey;
  }

  /** Applies the difference; false if that is more than entries added at the end, and replaced ones with the same keys. */
  #follow(byKey: Map<K, T>, before: readonly T[], list: readonly T[]): boolean {
    if (list.length < before.length) return false;
    const changed: T[] = [];
    for (let i = 0; i < before.length; i++) {
      const entry = list[i] as T;
      if (entry === before[i]) continue;
      if (this.#keyOf(entry) !== this.#keyOf(before[i] as T)) return false;
      changed.push(entry);
    }
    for (const entry of [...changed, ...list.slice(before.length)]) byKey.set(this.#keyOf(entry), entry);
    return true;
  }
}
