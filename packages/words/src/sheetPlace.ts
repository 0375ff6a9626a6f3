import type { Spot } from 'picket-engine';

/** Where a mark is on a sheet. */
export type SheetPlace =
  | { readonly kind: 'house'; readonly spot: Spot }
  | { readonly kind: 'street'; readonly street: number }
  | { readonly kind: 'value'; readonly size: number }
  | { readonly kind: 'temps' | 'refusals' | 'sheet' };

/** The place of an impossible mark, from its path: `streets[0].houses[4]`, `improve[2]`, `temps`. */
export function sheetPlace(path: string): SheetPlace {
  const [, street, house] = /^streets\[(\d+)\](?:\.houses\[(\d+)\])?/.exec(path) ?? [];
  if (street !== undefined) {
    return house === undefined
      ? { kind: 'street', street: Number(street) }
      : { kind: 'house', spot: [Number(street), Number(house)] };
  }
  const [, size] = /^improve\[(\d+)\]/.exec(path) ?? [];
  if (size !== undefined) return { kind: 'value', size: Number(size) + 1 };
  return { kind: path === 'temps' || path === 'refusals' ? path : 'sheet' };
}
