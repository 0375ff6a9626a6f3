import { around } from '../../../art/num.ts';

/** An architect's headwear, drawn around the head of a figure: bowler, bun, brim, beret, cap, long hair. */
const HATS = [
  'M-9.5-20h19v2.6h-19zM-6.5-20a6.5 7.5 0 0 1 13 0z',
  'M-7.6-15.5a7.6 7.6 0 0 1 15.2 0l-2.2-3.5h-10.8zM-3.6-26a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z',
  'M-13-19q13-5 26 0q-13 4-26 0zM-6-20.500q0-7 6-7t6 7q-6-1.5-12 0z',
  'M-9-18.500q0-7.5 10-7.500t9.5 4.500q-2 3.5-9.5 3z',
  'M-7.6-17.500a7.6 7.6 0 0 1 15.2 0zM7-19h7v2.400h-7z',
  'M-8.5-5v-11a8.5 8.5 0 0 1 17 0v11h-3.500v-9.500q-5.5 0-9-4v13.500z',
] as const;

/** For those who score many points with temps. */
const HELMET = 'M-10-18.500h20v2.400h-20zM-7.5-18.500a7.5 8.5 0 0 1 15 0zM-2-29h4v4h-4z';

const COATS = ['coral', 'teal', 'ink-roof', 'mustard'] as const;
const FELTS = ['ink-roof', 'mustard', 'coral', 'teal'] as const;

export interface Attire {
  readonly hat: string;
  readonly coat: string;
  readonly felt: string;
  readonly glasses: boolean;
}

export function attireOf(index: number, likesTemps: boolean): Attire {
  return {
    hat: likesTemps ? HELMET : around(HATS, index),
    coat: `var(--${around(COATS, index)})`,
    felt: `var(--${likesTemps ? 'mustard' : around(FELTS, index)})`,
    glasses: index % 3 === 1,
  };
}
