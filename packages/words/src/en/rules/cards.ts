/** K: stacks, plans and shuffles. */
export const cards = {
  K1: 'The cards are shuffled and dealt into three equal stacks, number side up.',
  K2:
    'At the start of a round, the top card of each stack is turned over beside it. Its action and the number now on top ' +
    'of the stack go together, and these rules simply call the pair a card. So each printed card gives its number in one ' +
    'round and its action in the next.',
  K3:
    'The number side also shows the action on the back, so everyone knows the three actions of the next round. The order ' +
    'of the cards below is hidden.',
  R6:
    'When the last card of each stack is turned over, the discards, without the three cards just turned, become the new ' +
    'stacks, and their top cards give this round’s numbers. In the 2018 edition the discards of all three stacks are ' +
    'shuffled together and dealt out as at the start; in the 2023 edition each stack is refilled from its own discards. ' +
    'Games begun under rules 1 refill each stack on its own in both editions. Leaving out those three cards is our ruling.',
  K4:
    'Each game has three plans, one in each slot, dealt at random or chosen by hand. An advanced game can include ' +
    'advanced plans.',
  K5:
    'If you claim a plan in the first round in which any plan is claimed, you may ask for a reshuffle as your last step. ' +
    'All cards are then shuffled again before the next round. This happens only once a game, however many players ask.',
  K6:
    'Every shuffle is computed from the game’s seed, the purpose of the shuffle, and how many shuffles with that purpose ' +
    'came before. The hash of the seed is public from the start and the seed itself at the end, so anyone can check the ' +
    'deal.',
} as const;
