/** Names that options and records use. Outside `edition` and `mode` nothing asks which one it is. */
export const EDITIONS = ['2018', '2023'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const MODES = ['standard', 'expert', 'solo', 'aaa'] as const;
export type ModeId = (typeof MODES)[number];

/** What the opponent of the AAA mode is called in a ranking. */
export const OPPONENT = 'aaa';

export const SHEETS = ['classic', 'blueprint'] as const;
export type SheetId = (typeof SHEETS)[number];
