/** N: turns, sheets and games as text. */
export const notation = {
  N1:
    'A turn can be typed as one short word that lists its steps in order. Capitals and spaces make no difference, and ' +
    'every turn has one standard form.',
  N2:
    'A sheet is one line: edition and sheet, the three streets house by house, and the tracks with crossed boxes. It ' +
    'contains everything on the sheet.',
  N3:
    'A game is one line that fits in a link: its options, its seed and every turn. The seed of a game in progress is ' +
    'secret, so its line has the plans and the cards of each round instead. Reading the line gives the same record, byte ' +
    'for byte.',
  N4:
    'If a text cannot be read, the answer names the first wrong character and what could be there instead. If a step can ' +
    'be read but is not allowed, the answer gives the reason.',
} as const;
