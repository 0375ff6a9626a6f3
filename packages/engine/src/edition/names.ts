/** Names used in options and records. Only `edition` and `mode` depend on particular ones. */
export const EDITIONS = ['2018', '2023'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const MODES = ['standard', 'expert', 'solo', 'aaa'] as const;
export type ModeId = (typeof MODES)[number];

/** The AAA's name in a ranking. */
export const OPPONENT = 'aaa';

export const SHEETS = ['classic', 'blueprint'] as const;
export type SheetId = (typeof SHEETS)[number];
