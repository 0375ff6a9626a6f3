import type { Action } from 'picket-engine';

export type IconName = Action | 'roundabout' | 'refusal' | 'plan' | 'solo' | 'hint';

/** One stroke of an icon on its 40 × 40 plate: a keyline, and for some one ink. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

const card = 'var(--card)';
const circle = (r: number): string => `M${20 - r} 20a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const ICONS: Readonly<Record<IconName, readonly Stroke[]>> = {
  fence: [
    { d: 'M3 17h34v4H3zM3 28h34v4H3z', fill: card },
    { d: 'M5 37V12l4-6 4 6v25zM16 37V12l4-6 4 6v25zM27 37V12l4-6 4 6v25z', fill: card },
  ],
  improve: [
    { d: 'M5 37V20L16 9l11 11v17z', fill: card },
    { d: 'M13 37V28h7v9' },
    { d: 'M32 30V8m-5.5 6L32 7.5l5.5 6.5', width: 3 },
  ],
  park: [
    { d: 'M20 38V16', width: 3 },
    { d: 'M20 3C33 9 31 29 20 29S7 9 20 3Z', fill: 'var(--leaf)' },
    { d: 'M20 26V12m0 10l5-4m-5 0l-5-4' },
  ],
  pool: [
    { d: 'M3 22C3 9 14 11 20 16S37 10 37 22 28 33 20 33 3 33 3 22Z', fill: 'var(--water)' },
    { d: 'M9 24q3-4 6 0t6 0 6 0 5 0', stroke: 'var(--foam)', width: 2.6 },
    { d: 'M28 18V6q0-3 3-3m-3 8h6V5' },
  ],
  temp: [
    { d: 'M4 29h32M8 29C8 10 32 10 32 29', fill: 'var(--mustard)' },
    { d: 'M17 15.5V9h6v6.5M4 29q16 8 32 0' },
  ],
  bis: [
    { d: 'M3 36V20l7-8 7 8v16z', fill: card },
    { d: 'M23 36V20l7-8 7 8v16z', fill: card, dash: '3 2.6' },
    { d: 'M10 7c5-5 13-5 18-1m.5-4.5V6.5H23' },
  ],
  roundabout: [
    { d: circle(15), fill: 'var(--road)' },
    { d: circle(10.5), stroke: 'var(--road-ink)', width: 1.2, dash: '4 3.3' },
    { d: circle(6), fill: 'var(--lawn)' },
  ],
  refusal: [
    { d: 'M8 4h18l6 6v26H8z', fill: card },
    { d: 'M14 17l12 12m0-12L14 29', width: 3 },
  ],
  hint: [
    { d: 'M14 27C5 19 10 5 20 5s15 14 6 22z', width: 3 },
    { d: 'M15 32h10m-8 5h6M20 27V17', width: 3 },
  ],
  solo: [{ d: 'M20 3l5 11.2 12.2 1.3-9.1 8.2 2.6 12L20 29.5 9.3 35.7l2.6-12-9.1-8.2L15 14.2z', fill: card }],
  plan: [{ d: 'M6 8h28v24H6z', fill: card }, { d: 'M11 26v-7l4-4 4 4v7zM23 14h7m-7 6h7m-7 6h4' }],
};
