import { THEMES, type Size, type Theme } from './surroundings.ts';

export function pictureName(place: string, size: Size, theme: Theme): string {
  return `${place}-${size}-${theme}`;
}

/** The tag of visits whose pictures are compared. */
const PICTURE = '@picture';
const FULL = '@full';

/** The sizes and themes of pictures, which alternate between places. */
const PICTURED = [
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'evening' },
] as const;

/** The size and theme in which a place is compared with its picture. */
export function picturedAs(place: number): { readonly size: Size; readonly theme: Theme } {
  return PICTURED[place % 2 === 0 ? 0 : 1];
}

interface Visit {
  /** Distinguishes its test from others of the same place and size. */
  readonly when: string;
  readonly themes: readonly Theme[];
  /** Whether its picture is compared. */
  readonly isPictured: boolean;
  readonly tag: string[];
}

/**
 * The visits to a place in a size: one per theme if one of them is pictured, otherwise both themes in one.
 * `npm test` makes the pictured visit of a sample of the places.
 */
export function visits(place: number, size: Size, isSample: boolean): readonly Visit[] {
  const themes = Object.keys(THEMES) as Theme[];
  const pictured = picturedAs(place);
  if (pictured.size !== size) return [{ when: '', themes, isPictured: false, tag: [FULL] }];
  return themes.map((theme) => {
    const isPictured = theme === pictured.theme;
    const tag = [...(isPictured ? [PICTURE] : []), ...(isPictured && isSample ? [] : [FULL])];
    return { when: `, ${theme}`, themes: [theme], isPictured, tag };
  });
}
