/** T: what a turn consists of. */
export const turn = {
  T1: 'Each turn you write exactly one number in one empty house, unless you take a permit refusal.',
  T2:
    'The steps of a turn have a fixed order: pick, change the number with a temp, write, use any other action, claim ' +
    'plans, ask for a reshuffle. You may build roundabouts at any point before claiming plans.',
  T3: 'You can take a permit refusal only if none of the available numbers, as printed, fits anywhere on your sheet.',
  R1:
    'You never have to use a temp or a roundabout to avoid a permit refusal: only the printed numbers count, on the sheet ' +
    'as it is now. If only a temp would let you write a number, you may use it or take the refusal. For temps this is ' +
    'printed; for roundabouts it is our ruling.',
  R21:
    'A roundabout may be the first step of a turn. Whether you can take a permit refusal then depends on the sheet with ' +
    'that roundabout.',
  T4:
    'With a permit refusal you cross one refusal box, and you get no number and no action this turn. You may still build ' +
    'roundabouts and claim plans. In modes where you give a card away, you choose which one.',
  T5:
    'In the standard game you pick one card and get both its number and its action. With a hand of cards you take the ' +
    'number of one card and the action of another.',
  T6:
    'You can only pick a number that you can also write: it must fit somewhere, if necessary after a temp or after ' +
    'roundabouts that you may still build. No later step may take away the last house it fits in.',
} as const;
