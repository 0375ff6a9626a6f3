/** S: points and ties. The printed numbers are added by `printed.ts`. */
export const score = {
  S1: 'Your total is plans, parks, pools, temps and estates, minus bis, refusals and roundabouts.',
  S2: 'The boxes of a track are crossed in order, and the track is worth the lowest value that is not crossed out.',
  S3: 'Each plan is worth the points you wrote down when you claimed it.',
  S4: 'Each street has its own park track; there is one pool track for the whole sheet.',
  S5: 'Each complete estate of size 1 to 6 is worth what the column of its size shows.',
  S6: 'The bis, refusal and roundabout tracks are read like the others and subtracted.',
  S7:
    'Temps are compared: the player with the most boxes crossed is first, the next highest count second, and so on. Equal ' +
    'counts share a place, and the next count takes the place right after it. A player without a box scores nothing.',
  R20: 'The standard game can be played alone; a single temp box is then first place.',
  S8:
    'Between equal totals, the player with more complete estates wins, then the one with more of size 1, then of size 2, ' +
    'and so on up to size 6. If all of these are equal, they share the place.',
  S9: 'Between equal totals, the player with more complete estates wins. If these are equal too, they share the place.',
  R19:
    'To break ties, the 2018 edition counts a player’s complete estates of size 1 to 6, and the 2023 edition those of any ' +
    'size; games begun under rules 1 count sizes 1 to 6 in both. For the AAA, every estate in its pile with at least one ' +
    'house counts.',
  S10:
    'The score of a game in progress is what it would be if the game ended now, with temps compared as they are on the ' +
    'sheets.',
} as const;
