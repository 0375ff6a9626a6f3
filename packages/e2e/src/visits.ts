import { THEMES, type Size, type Theme } from './surroundings.ts';

export function pictureName(place: string, size: Size, theme: Theme): string {
  return `${place}-${size}-${theme}`;
}

/** The sizes and themes that `npm test` visits in turn. */
const SAMPLE = [
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'evening' },
] as const;

/** The size and theme in which `npm test` sees a place. */
export function sampleOf(place: number): { readonly size: Size; readonly theme: Theme } {
  return SAMPLE[place % 2 === 0 ? 0 : 1];
}

interface Visit {
  /** Distinguishes its test from others of the same place and size. */
  readonly when: string;
  readonly themes: readonly Theme[];
  /** Whether `npm test` makes it. */
  readonly isSample: boolean;
  readonly tag: string[];
}

/**
 * The visits to a place in a size: one per theme if `npm test` runs one of them, otherwise both themes in
 * one.
 */
export function visits(place: number, size: Size): readonly Visit[] {
  const themes = Object.keys(THEMES) as Theme[];
  const sample = sampleOf(place);
  if (sample.size !== size) return [visit('', themes, false)];
  return themes.map((theme) => visit(`, ${theme}`, [theme], theme === sample.theme));
}

function visit(when: string, themes: readonly Theme[], isSample: boolean): Visit {
  return { when, themes, isSample, tag: isSample ? [] : ['@full'] };
}
