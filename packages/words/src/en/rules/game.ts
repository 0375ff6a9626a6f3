/** G: rounds, the end, records and views. */
export const game = {
  G1:
    'All players take their turns at the same time. Nobody sees another player’s turn before every turn is in; then the ' +
    'round takes effect for everyone at once.',
  G2:
    'You can take your turn back as long as another player’s is missing. A turn sent for a different round is rejected ' +
    'and changes nothing.',
  G3:
    'The game ends when a player has claimed all three plans, crossed the third refusal box, or has no empty house left; ' +
    'some modes also end when their deck runs out. If several of these are true, the first in this order is named.',
  G4: 'Everyone finishes the round in which the game ends.',
  G5:
    'A record contains the options, the seed and every turn. Replaying it produces every card, note and score again, and ' +
    'a record that says anything else is rejected with the place where it differs.',
  G6:
    'A game keeps the rules version and the printed data it began with, even if a later version decides a case ' +
    'differently.',
  G7:
    'A view shows what a seat may know: options, plans, finished rounds, all sheets as of the last round, who has played, ' +
    'and its own cards and turn. It never contains a hidden number or card, the seed, or another player’s turn before the ' +
    'round is over.',
  G8:
    'A seat can play on paper if everyone chooses from the same open cards. Its turn says only what the others depend on: ' +
    'plans it claims, a refusal, a reshuffle, and whether its last house is built. Its sheet is entered after the end, with the ' +
    'plans it claimed, and only then does it have a score.',
} as const;
