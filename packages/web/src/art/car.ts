/** A car seen from the kerb, its wheels on y 0. */
export const CAR = {
  body: 'M-34 0V-9Q-34 -13 -28 -14L-16 -15L-8 -25Q-6 -27 -2 -27H10Q14 -27 17 -24L24 -15L36 -13Q40 -12 40 -7V0Z',
  glass: 'M-10 -15L-4 -23H4V-15ZM7 -15V-23H10Q13 -23 14 -21L19 -15Z',
  fin: 'M-38 -16L-28 -10H2L-20 -7Z',
  wheels: [-19, 24],
} as const;
