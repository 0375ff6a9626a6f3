/** Settings from one source, before they are checked. */
export type Tree = { readonly [key: string]: unknown };

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges settings; `above` wins, unless its value is undefined. */
export function merge(below: Tree, above: Tree): Tree {
  const given = Object.entries(above).filter(([, value]) => value !== undefined);
  const merged = given.map(([key, value]) => {
    const under = below[key];
    return [key, isTree(under) && isTree(value) ? merge(under, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(merged) };
}
