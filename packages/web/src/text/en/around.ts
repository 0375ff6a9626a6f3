import type { AroundText } from '../pagesText.ts';

export const around: AroundText = {
  skipToGame: 'Skip to your sheet',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  loading: 'One moment.',
  leave: {
    title: 'Leave this game?',
    line: 'It is kept as it is. You can go on whenever you like.',
    stay: 'Stay',
    go: 'Leave',
  },
  elsewhere: {
    title: 'This game is played in another tab',
    line: 'Nothing is lost. Go on there, or take over here.',
    takeOver: 'Take over here',
  },
  pass: {
    title: (name) => `${name} is next`,
    line: 'Pass the device on. Nobody sees a turn before all are in.',
    ready: (name) => `I am ${name}`,
    back: (name) => `${name}: take it back`,
  },
  rule: { title: (id) => `Rule ${id}`, all: 'All rules' },
  errors: {
    title: 'Something went wrong',
    notKept:
      'The game could not be kept in this browser. You can play on; save the record before you close the page.',
    storageBlocked:
      'This browser keeps nothing for this page. You can play, but the game is gone once you close it.',
    noSuchGame: 'There is no such game on this device. Start a new one, or pick one of your towns.',
    turnRefused: (why) => `Your turn was not taken: ${why} Your draft is still here.`,
    stale: 'The round has moved on. Your draft for it was not needed any more.',
    workerStopped: 'The game stopped answering. Nothing is lost: reload the page to go on.',
    unexpected: 'The page could not do that. Nothing is lost: reload it to go on.',
    reload: 'Reload',
    toStart: 'To the start page',
  },
};
