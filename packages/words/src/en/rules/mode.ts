/** M: the modes. The printed numbers are added by `printed.ts`. */
export const mode = {
  M1: 'Standard and AAA solo can be played in both editions, Expert and Solo only in the 2018 edition.',
  M2:
    'Any number of players can play the standard game, even one. Other modes say how many they take, and a game with more ' +
    'or fewer is rejected.',
  M3:
    'In Expert, two to twenty-seven players hold three cards each, dealt from one stack. You take the number of one card ' +
    'and the action of another.',
  M4:
    'The two cards you used are discarded. The third goes to your neighbour on the right, who starts the next round with ' +
    'it and draws two more. When the stack runs out, the discards are shuffled into a new one.',
  R8: 'With a permit refusal you still choose which card goes to your neighbour.',
  R9: 'After a reshuffle, cards that were passed on stay with the players who received them.',
  R15: 'Seat 1 has the Solo card and draws first. Each seat draws both its cards before the next seat draws.',
  R22:
    'Used cards are public after the round. A card is passed on with its action side up: its action is public, and its ' +
    'number is known only to the players who gave and received it until it is used.',
  R16:
    'In Expert, and in AAA solo of the 2023 edition, an empty deck is refilled from the discards only when a card is ' +
    'needed. Cards in hands stay out of it.',
  R23:
    'A single stack has its action side up, so the top of it is always public between deals: its action, or that it is a ' +
    'special card (Solo, Completed Plan or Validation), but not which one. What has been seen on top stays public when ' +
    'the card is drawn.',
  M5:
    'In Solo you draw three cards each round, take the number of one and the action of another, and discard all three. ' +
    'There is no reshuffle: the game also ends when fewer than three cards are left.',
  M6:
    'The Solo card is in the lower half of the stack. When it comes up, the next card replaces it, and from that round on ' +
    'every plan is worth its low value.',
  M7: 'In Solo, temps score only if you have crossed enough boxes.',
  M8: 'Against the AAA you play alone. You choose one of its architects, who differ in what they score and which plans they claim.',
  M9:
    'Each round you draw three cards, take the number of one and the action of another, and discard those two. The third ' +
    'goes on the AAA’s pile, which keeps its order. With a permit refusal, too, you choose a card to give.',
  M10:
    'The three Completed Plan cards are in the lower half of the stack. When one comes up, it leaves the game and is ' +
    'replaced at once. At the end of that round the AAA claims its plan if its architect does so for the first, second or ' +
    'third such card. If you claim that plan in the same round, it is worth its high value to both. After the first plan ' +
    'that either side claims, the discards are shuffled into the stack. The game also ends when fewer than three cards ' +
    'are left.',
  R17:
    'That reshuffle comes before checking whether three cards are left, so a stack that ran out in the same round is ' +
    'refilled.',
  M11:
    'One Validation card is somewhere in the bottom twenty-one cards; the other two start in the discards. When one comes ' +
    'up, it is resolved at once: if the architect claims that slot, the AAA scores the plan, and the plan is turned over. ' +
    'The card then leaves the game and is replaced. An empty deck is refilled from the discards.',
  R12:
    'If a Validation card claims a plan at the start of a round and you claim it in the same round, both score its high ' +
    'value, as players do among themselves. It is worth its low value from the next round on. In games begun under rules ' +
    '1 you score the low value in that same round.',
  M12:
    'The AAA scores each park, pool, temp and fence card as its architect card says, and its temps are ranked against ' +
    'yours. Its fence cards divide the pile into estates of any size. Each card is a house, a bis card several; a house is ' +
    'worth 1 point, or more in an estate with a value card. Its best five estates count, and it has no penalties.',
  R24: 'The AAA’s best five estates are those worth the most points, in the 2018 edition, too, where the rulebook calls them the largest.',
  M13:
    'The architect of level 0 scores nothing, and a plan it claims is only turned over. Your temps score by the positions ' +
    'on its card, and there is nobody to beat.',
  R25: 'The AAA never ends the game, even when it claims its third plan.',
  R13:
    'If you and the AAA have equal totals: in the 2023 edition you win with more complete estates than the AAA has ' +
    'estates, otherwise the AAA wins. In the 2018 edition the usual tie-breaks decide, with the AAA’s estates counted by ' +
    'their houses (one of 7 or more counts as an estate, but for none of the sizes); if everything is equal, you tie. ' +
    'Games begun under rules 1 use the 2023 rule in both editions.',
} as const;
