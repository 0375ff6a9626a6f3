/** Measured at commit e459ca7, before the client was restructured. */
export const BEFORE = {
  lines: {
    '.': 518,
    access: 440,
    art: 1258,
    authority: 4277,
    hint: 474,
    online: 3515,
    pages: 14_319,
    pwa: 274,
    sheet: 2031,
    sound: 181,
    styles: 569,
    table: 5584,
    text: 3027,
    turn: 4754,
  } as Readonly<Record<string, number>>,
  repeats: { blocks: 65, lines: 441 },
  sizes: 30,
  spaces: 33,
  globals: 94,
  cycles: 28,
  /** In kB, as tools/checks/size.ts prints it. */
  firstLoad: 108.6,
} as const;
