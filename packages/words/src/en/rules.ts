import type { Words } from '../catalogue.ts';

const sheet = {
  H1:
    'Your sheet has three streets. Within a street every number is higher than all numbers to its left, bis copies ' +
    'aside; you may leave houses empty and fill them later, and you may skip numbers.',
  H2: 'A roundabout splits its street. Each part is numbered by itself, as if it were a street of its own.',
  H3: 'A number goes into an empty house and stays there. A spot with a roundabout is no house any more.',
  H4:
    'Fences cut a street into runs of houses. Both ends of a street are fenced from the start, and a roundabout ' +
    'belongs to no run.',
  H5:
    'A run is a complete estate when all its houses carry a number; its size is how many there are. Sizes 1 to 6 score ' +
    'and serve plans; a longer run is worth nothing as long as it stays whole.',
  H6:
    'A sheet that is handed over by itself is accepted only if its streets, fences, pools, roundabouts and tracks can ' +
    'stand together under these rules.',
} as const;

const cards = {
  K1:
    'All cards are shuffled and dealt into three stacks of the same height: 27 cards each in the 2018 edition, 21 each ' +
    'in the 2023 edition.',
  K2:
    'For each round the top card of every stack is turned over and laid beside it. Its action and the number that now ' +
    'tops the stack make one offer, so every card gives a number in one round and an action in the next.',
  K3:
    'A card shows its action beside its number, so everybody knows which action each stack will give in the next ' +
    'round. The order of the cards below stays hidden.',
  R6:
    'When the last card of a stack is turned over, the cards turned over from that stack before it are shuffled and ' +
    'become the new stack, whose top gives the number of this round. Each stack does so by itself.',
  K4:
    'A game has three plans, one in each slot, dealt at random or chosen by hand. In an advanced game advanced plans ' +
    'can be among them.',
  K5:
    'If you validate a plan in the first round of the game in which anybody does, you may ask for a reshuffle as your ' +
    'last step. Before the next round all cards are then dealt into new stacks; it happens once a game, however many ask.',
  K6:
    'Every shuffle follows from the seed of the game, what is shuffled, and how often that was shuffled before. The ' +
    'hash of the seed is known from the start and the seed at the end, so anybody can check the deal.',
} as const;

const turn = {
  T1: 'In every turn you write exactly one number into one empty house, unless your permit is refused.',
  T2:
    'The steps of a turn have an order: choose, change the number with a temp, write, use any other action, validate ' +
    'plans, ask for a reshuffle. Roundabouts may come anywhere before the plans.',
  T3: 'Your permit is refused only if none of the numbers on offer, as printed, fits anywhere on your sheet.',
  R1:
    'You never have to use a temp or a roundabout to avoid a refusal: only the printed numbers and the sheet as it ' +
    'stands are asked. If nothing but a temp would let you build, you may use it or take the refusal.',
  R21:
    'A roundabout may be the first step of a turn. Whether your permit is refused is then decided on the sheet with ' +
    'that roundabout.',
  T4:
    'With a refusal you cross one refusal box and have no number and no action in this turn. You may still build ' +
    'roundabouts and validate plans, and where a card is given away you still choose which one.',
  T5:
    'You choose one offer and take both its number and its action. With a hand of cards you take the number of one ' +
    'card and the action of another.',
  T6:
    'You can choose only what you can finish: the number must fit somewhere, changed by its temp or after roundabouts ' +
    'that you may still build if need be. Nor may a later step take away the last house for it.',
} as const;

const action = {
  A1: 'An action is never a must. You may use one a turn, the one that you chose with your number.',
  R14:
    'Value, park, pool and bis need a box that is not crossed yet, and a fence needs a gap without one; else the ' +
    'action is not available.',
  A2: 'Fence: put one fence between two neighbouring houses of any street, whether they carry numbers or not.',
  A3: 'No fence may cut through houses that were used together for a plan.',
  A4: 'No fence may part two neighbouring houses that carry the same number.',
  A5: 'Value: cross the next box in the column of one estate size, 1 to 6. You need not have an estate of that size.',
  A6: 'Park: cross the next park box of the street where you wrote the number of this turn.',
  A7: 'Pool: if the house that you numbered in this turn has a plot, circle it and cross the next box of the pool track.',
  A8: 'If a house with a plot gets its number without the pool action, its pool can never be built.',
  A9:
    'Temp: before you write it, change your number by up to two, up or down, to anything from 0 to 17, and cross a ' +
    'temp box.',
  R2: 'A temp may leave the number as it is; a box is crossed all the same.',
  R3: 'With every temp box crossed, a temp may still change the number; there is just nothing to cross.',
  A10:
    'Bis: once your number is written, copy the number of any house into an empty house directly beside it, mark the ' +
    'copy, and cross the next bis box. It may be in any street, and copies can be copied again.',
  A11: 'A copy stands in the same run as its original: no fence may be between them.',
  A12: 'A copy may stand on the other side of a fence, and a fence may later part copy and original.',
  R4:
    'With every bis box crossed, bis is not available. The house that you numbered in this turn can be an original, ' +
    'too.',
  A13:
    'Roundabouts belong to the advanced game. You may build up to two a game, each on an empty house, beside whatever ' +
    'else you do; a fence goes up on both sides, and a roundabout box is crossed.',
  A14: 'You may build only one roundabout a turn.',
  R10: 'Both roundabouts may be built in the same turn.',
} as const;

const plan = {
  P1:
    'At the end of your turn you may validate any plans that your sheet meets, each once a game. You may also leave it ' +
    'for a later turn.',
  P2:
    'A plan pays its high value to everybody who validates it in the first round in which anybody does, and its low ' +
    'value in every later round.',
  P3: 'Estates and houses that a plan uses are marked, and no other plan can use them again.',
  P4: 'A plan can use complete estates of the size it names, none of whose houses is used yet.',
  R5: 'Where several sets of estates would do, you say which ones you use.',
  P5: 'A plan on estates asks for a number of estates of given sizes, in any streets, and uses them.',
  P6: 'Where each estate must hold pools or bis houses, those inside that estate are counted; more is fine.',
  P7: 'A plan on the estates of a given street uses estates of that street alone.',
  P8:
    'A plan on estates of one street takes them from a single street of your choice, which must also have at least ' +
    'the roundabouts it names.',
  R11: 'A roundabout that a plan asks for is not used up by it.',
  P9:
    'A plan on the ends of streets asks for an estate of the given size at the left and at the right end of all three ' +
    'streets, and uses all six. A roundabout at an end spoils it.',
  P10: 'A plan on all houses of a street is met when none of them is empty.',
  P11: 'A plan on first and last houses is met when both end houses of all three streets carry a number.',
  R7:
    'The plan on all houses of a street uses every house of it, so that no fence can go up there any more; the plan on ' +
    'first and last houses uses those six. For the former a roundabout counts as built; for the latter one on an end ' +
    'spot is no house. Plans on parks, pools, temps and bis use nothing.',
  R18:
    'The plans on all houses and on first and last houses need every one of these to be unused. A fence may still go up beside a single used house, and ' +
    'a roundabout on a plot means that not all pools of that street can be had any more.',
  P12: 'A plan on bis asks for that many bis houses in one street, and uses nothing.',
  P13: 'A plan on temps asks for that many temp boxes crossed, and uses nothing.',
  P14: 'A plan on all parks asks for every park box of that many streets, and uses nothing.',
  P15: 'A plan on all pools asks for the pool of every plot in that many streets, and uses nothing.',
  P16: 'A plan on parks and pools asks for every park box and every pool of a given street, and uses nothing.',
  P17:
    'A plan on parks, pools and a roundabout asks for every park box, every pool and at least one roundabout in one ' +
    'street, and uses nothing.',
  P18: 'A plan on park boxes asks for that many crossed in all, or in each street, and uses nothing.',
  P19:
    'A plan on value boxes asks for that many crossed in all, or for that many columns crossed to the end, and uses ' +
    'nothing.',
} as const;

const score = {
  S1: 'Your total is plans, parks, pools, temps and estates, less bis, refusals and roundabouts.',
  S2: 'Boxes of a track are crossed in order, and the track is worth the lowest value that is not crossed out.',
  S3: 'Each plan is worth the points that you noted when you validated it.',
  S4: 'Each street has a park track of its own; there is one pool track for the whole sheet.',
  S5: 'Each complete estate of size 1 to 6 is worth what the column of its size shows.',
  S6: 'The bis, refusal and roundabout tracks are read like the others, and what they show is taken off.',
  S7:
    'Temps are compared: most boxes crossed scores 7, the next count 4, the one after that 1. Equal counts score the ' +
    'same without pushing the next one down, and no box is no points.',
  R20: 'One architect may play the standard game alone; a single temp box is then first place.',
  S8:
    'Equal totals: more complete estates wins, then more of size 1, then of size 2, and so on to size 6. If all of that ' +
    'is equal, the place is shared.',
  S9: 'Equal totals: more complete estates wins. If these are equal too, the place is shared.',
  R19:
    'To break ties, an architect counts complete estates of size 1 to 6 and no others; the AAA counts every estate of ' +
    'its pile that has a house.',
  S10:
    'The score of a game that still runs is what it would be if the game ended now, with temps compared on the sheets ' +
    'as they are.',
} as const;

const game = {
  G1:
    'All seats make their turns at the same time. Nobody learns what another seat did before every turn is in; then the ' +
    'round counts for all at once.',
  G2:
    'You can take your turn back as long as another is missing. What was sent for a different round is stale and ' +
    'changes nothing.',
  G3:
    'The game ends when somebody has validated all three plans, crossed the third refusal, or has no empty house left; ' +
    'some modes also end with their deck. If several hold, the first in this order is named.',
  G4: 'Everybody finishes the round in which the game ends.',
  G5:
    'A record holds the options, the seed and every turn. Replaying it gives every card, note and score again, and a ' +
    'record that says anything else is turned down with the place where it differs.',
  G6: 'A game keeps the version of the rules that it began with, also when a later version decides a case differently.',
  G7:
    'A view shows what that seat may know: options, plans, finished rounds, all sheets as of the last round, who is in, ' +
    'and its own cards and turn. It never holds a hidden card, the seed, or the turn of another seat before the round ' +
    'is over.',
} as const;

const mode = {
  M1: 'Standard and AAA solo are played in both editions, Expert and Solo only in the 2018 edition.',
  M2:
    'Any number of architects, from one up, can play the standard game. Other modes say how many they take, and a table ' +
    'outside these bounds is turned down.',
  M3:
    'In Expert, two to twenty-seven architects hold three cards each, dealt from one stack. You take the number of one ' +
    'card and the action of another.',
  M4:
    'Both cards you used are discarded, and the third goes to your neighbour on the right, who begins the next round with ' +
    'it and draws two more. When the stack runs out, the discards are shuffled into a new one.',
  R8: 'With a refusal you still choose which card goes to your neighbour.',
  R9: 'After a reshuffle, cards that were passed on stay with those who got them.',
  R15: 'The first seat holds the Solo card. From there the seats draw in order, each taking both its cards before the next.',
  R22: 'Cards that were used are public after the round; a card that was passed on is known to the two neighbours alone.',
  R16:
    'In Expert, and in the AAA solo of the 2023 edition, an empty deck is refilled from the discards only when a card ' +
    'is needed. Cards in hands are left out.',
  M5:
    'In Solo you draw three cards each round, take the number of one and the action of another, and discard all three. ' +
    'Nothing is shuffled again: the game also ends when the stack has no three cards left to deal.',
  M6:
    'The Solo card lies somewhere in the lower half of the stack. When it comes up the next card takes its place, and from ' +
    'that round on every plan is worth its low value.',
  M7: 'In Solo, six temp boxes or more are worth seven points, fewer are worth nothing.',
  M8: 'Against the AAA you play alone and choose one of its architects, who differ in what they score and which plans they validate.',
  M9:
    'Each round you draw three cards, take the number of one and the action of another, and discard those two. The third ' +
    'goes on the pile of the AAA, which keeps its order; with a refusal, too, you choose a card to give.',
  M10:
    'Three Completed Plan cards lie in the lower half of the stack. One that comes up is replaced at once; at the end of ' +
    'that round the AAA scores its plan if the architect does so for the first, second or third such card, and a plan you ' +
    'validate in the same round is worth its high value to both. After the first plan that either side validates, the ' +
    'discards are shuffled into the stack, and the game also ends when no three cards are left to deal.',
  M11:
    'One Validation card lies among the lowest twenty-one cards, the other two start in the discards. One that comes up is ' +
    'resolved at once: if the architect validates that slot, the AAA scores the plan and it is turned over. The card leaves ' +
    'the game and is replaced. The AAA never ends the game, and an empty deck is made anew from the discards.',
  M12:
    'The AAA scores each park, pool, temp and fence card as its architect says, and its temps are ranked with yours. Its ' +
    'fence cards cut the pile into estates of any size: a card is a house, a bis card several, and a house is worth one ' +
    'point, or more in an estate with a value card. Its best five estates count, and it has no penalties.',
  M13:
    'The architect of level 0 scores nothing, and a plan it validates is only turned over. Your temps then score by the ' +
    'positions on its card, and there is nobody to beat.',
  R12:
    'A plan that a Validation card turns over at the start of a round counts as validated before that round, so you ' +
    'score its low value.',
  R13: 'If your total equals that of the AAA, you win with more complete estates than it has estates; otherwise it wins.',
  R17:
    'The forced reshuffle comes before the test whether three cards are left, so a deck that ran out in that round is ' +
    'filled again.',
} as const;

const edition = {
  E1:
    'A components file of your own replaces whole blocks of an edition: deck, sheets, plans, solo values or architects. ' +
    'All else stays as built in, house values are those that the new block names, and a file with a mistake is turned ' +
    'down with the place of the mistake.',
  E2:
    'The 2018 edition has the Classic sheet, the 2023 edition Classic and Blueprint. All seats of a game use the same ' +
    'edition and sheet.',
  E3: 'A value that no source prints is one of our own and is marked as a house value wherever it is shown. A file of yours that replaces its block removes the mark.',
} as const;

const notation = {
  N1:
    'A turn can be typed as one short word that says every step in order, in capitals or not, with or without spaces. ' +
    'It is played as it is read, and every turn has one such word.',
  N2:
    'A sheet is one line: edition and sheet, the three streets house by house, and the tracks that have a mark. ' +
    'Nothing on the sheet is lost.',
  N3:
    'A game is one line that fits in a link: its options, its seed and every turn. A game under way has no seed to show, ' +
    'so its line tells the plans and the cards of each round. From the line comes the same record, byte for byte.',
  N4:
    'A text that is not understood is answered with the character where it stopped making sense and with what could ' +
    'stand there; a step that is understood but not allowed, with the rule.',
} as const;

export const rules = {
  ...sheet,
  ...cards,
  ...turn,
  ...action,
  ...plan,
  ...score,
  ...game,
  ...mode,
  ...edition,
  ...notation,
} satisfies Words['rules'];
