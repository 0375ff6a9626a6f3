import { enCore as words, type Streets } from 'picket-words';

const STREETS = ['top', 'middle', 'bottom'] as const;

const names = {
  offer1: 'pick card 1',
  offer2: 'pick card 2',
  offer3: 'pick card 3',
  top: 'go to the top street',
  middle: 'go to the middle street',
  bottom: 'go to the bottom street',
  enter: 'write or mark here',
  up: 'street above',
  down: 'street below',
  left: 'move left',
  right: 'move right',
  more: 'number up by one, with a temp',
  less: 'number down by one, with a temp',
  fence: 'go to the gaps for a fence',
  value: 'go to the estate values',
  park: 'cross the park, or skip it',
  pool: 'build the pool, or skip it',
  bis: 'go to the houses for a bis',
  plan: 'claim a plan',
  roundabout: 'start or cancel a roundabout',
  skip: 'skip the action',
  undo: 'undo',
  redo: 'redo',
  confirm: 'confirm the turn',
  cancel: 'cancel',
  hint: 'get a hint, in a game on this device',
  help: 'player aid, and what I can do now',
  odds: 'open the odds lens',
  sayNow: 'read out what I can do now',
  sayThis: 'explain the card, house or track here',
  saySheet: 'read out my sheet',
  sayRound: 'read out the cards',
  sayPlans: 'read out the plans',
  sayAwaited: 'read out who hasn’t played',
  sayLastRound: 'read out the last round',
};

export const keys = {
  title: 'Keys',
  /** The name of the space bar, whose character is a blank. */
  space: 'Space',
  names,
  /** The same in a game, whose streets have names. */
  namesIn: (streets: Streets) => ({
    ...names,
    ...Object.fromEntries(STREETS.map((key, i) => [key, `go to ${words.street(i, streets)}`])),
  }),
};
