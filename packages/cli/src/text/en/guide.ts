import { PILE_LETTERS } from './results.ts';

const CONFIRM = 'c confirms the turn, u undoes.';

/** How to type what is still missing. */
const OPEN = {
  fence: 'ft4 builds a fence after t4 (any ┊).',
  improve: 'v3 raises estates of 3 (any size).',
  bis: 'xm4 copies a neighbour into m4 (any (b)).',
  skip: 'n skips the action.',
};

/** What can be typed, and what to do next. */
export const guide = {
  /** An example of a chat line. */
  hello: 'hello',
  commands: {
    pick: 'pick a card; later, pick another and keep what still fits',
    pickHand: 'use the number of card 1 and the action of card 3; later, change them',
    write: 'write in this house: t, m or b for the street, then its house number',
    temp: 'change the number with a temp, before it is written',
    fence: 'build a fence after this house',
    improve: 'raise the value of estates of this size',
    parkPool: 'cross a park box, build the pool: done automatically as you write',
    bis: 'copy a neighbour into this house (xm4l: the left one)',
    skip: 'skip the action; before picking a card: take a permit refusal',
    skipHand: 'skip the action, or take a permit refusal (n2: and pass card 2)',
    roundabout: 'build a roundabout here (advanced game)',
    plan: 'claim a plan (gA(t1-3,m5): with these estates)',
    reshuffle: 'ask for a reshuffle with the first plan of the game (2018 edition)',
    undo: 'undo the last command of this turn, or redo it',
    why: 'show whether a command is allowed, or which rule forbids it',
    hint: 'hint: the turn that a Master would play, and why',
    show: 'show the sheet of player 2; s alone shows yours',
    recap: 'show what everyone did in the last round',
    plans: 'show the plans in full',
    say: 'chat with the table; chat alone shows the last lines',
    back: 'take back your turn, until everyone has played',
    resign: 'give up your seat: a bot plays it to the end',
    confirm: 'confirm the turn',
    leaveGame: 'show this list; leave the game, which is saved',
    leaveTable: 'show this list; leave, and keep your seat',
  },
  /** How to read the sheet. */
  legend: {
    houses: '¹²³ numbers that fit here · (8) can be written here · ┊ a fence can go here',
    marks: '≈ pool · × pool missed · 12b bis · @ roundabout · *12 used for a plan',
    estates: '└3┘ a complete estate and its value · ╘3╛ the same, used for a plan',
    values: '4▸6 value now and with one more box; of a plan: first and later',
    pile: `pile: ${PILE_LETTERS}; the estates in [ ] count`,
  },
  several: (example: string) => `Several commands fit on one line: ${example}`,
  notATerminal: 'This is not a terminal, so you cannot play here. In a terminal, type:',

  // What to do next, in one line
  noNumberFits: (isGiven: boolean, canPick: boolean) => {
    const refusal = isGiven
      ? 'n1, n2 or n3 takes a permit refusal and passes that card'
      : 'n takes a permit refusal';
    const other = canPick ? ', or pick a card that a temp or a roundabout makes fit' : '';
    return `No number fits: ${refusal}${other}.`;
  },
  pick: 'Pick a card (1 2 3) or name a house (m4): ¹²³ show what fits. ? for help.',
  pickHand: 'Number of card 1, action of card 3: 1/3. Or name a house (m4). ? for help.',
  nameHouse: (number: number, canChange: boolean) => {
    const change = canChange ? ', or change the number first: +1, -2' : '';
    return `Name a house for ${number}: (${number}) marks where it fits${change}.`;
  },
  finish: (open: keyof typeof OPEN | undefined, canClaim: boolean) =>
    [
      ...(open === undefined ? [] : [OPEN[open]]),
      ...(canClaim ? ['You can claim a plan.'] : []),
      CONFIRM,
    ].join(' '),
  isIn: 'back takes your turn back. ? for help.',
};
