/** A: actions and roundabouts. */
export const action = {
  A1: 'Actions are optional. You may use one action a turn: the one you picked with your number.',
  R14:
    'Value, park, pool and bis need a box that is not crossed yet, and a fence needs a gap without a fence. Otherwise the ' +
    'action is not available.',
  A2: 'Fence: put one fence between two neighbouring houses in any street, whether they have numbers or not.',
  A3: 'A fence may not separate houses that were used together for a plan.',
  A4: 'A fence may not separate two neighbouring houses with the same number.',
  A5: 'Value: cross the next box in the column of any estate size from 1 to 6, whether or not you have such an estate.',
  A6: 'Park: cross the next park box of the street in which you wrote this turn’s number.',
  A7: 'Pool: if the house you numbered this turn has a plot, circle it and cross the next pool box.',
  A8: 'If you number a house with a plot without using the pool action, its pool can never be built.',
  A9:
    'Temp: before you write your number, change it by up to two, up or down, to anything from 0 to 17, and cross a temp ' +
    'box.',
  R2: 'You may use a temp without changing the number; it still crosses a box.',
  R3: 'With every temp box crossed you may still use a temp; there is just no box left to cross.',
  A10:
    'Bis: after writing your number, repeat the number of any house, in any street, in an empty house directly beside it. ' +
    'Mark the new number as a bis and cross the next bis box. The number of a bis can be repeated, too.',
  A11: 'A bis must be in the same estate as its original: there may be no fence between them.',
  A12: 'A bis and its original may be on different sides of a fence, and a fence may separate them later.',
  R4:
    'With every bis box crossed, bis is not available; this is our ruling. The original may be the house you numbered ' +
    'this turn; this is printed.',
  A13:
    'In an advanced game you may build up to two roundabouts, each on an empty house and in addition to everything else ' +
    'you do. A roundabout gets a fence on both sides, and you cross a roundabout box.',
  A14: 'You may build only one roundabout a turn.',
  R10: 'You may build both roundabouts in the same turn.',
} as const;
