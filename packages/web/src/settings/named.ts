/** Options with their names, in order. */
export function named<T extends string>(
  values: readonly T[],
  names: { readonly [V in T]: string },
): { value: T; name: string }[] {
  return values.map((value) => ({ value, name: names[value] }));
}
