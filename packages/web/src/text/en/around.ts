import { sentences } from './phrase.ts';

export const around = {
  close: 'Close',
  loading: 'Loading …',
  elsewhere: {
    title: 'This game is open in another tab',
    line: 'Nothing is lost. Continue there, or play it here instead.',
    takeOver: 'Play here',
  },
  pass: {
    title: (name: string) => `${name} is next`,
    line: 'Pass the device. Turns stay hidden until everyone has played.',
    ready: (name: string) => `I’m ${name}`,
    back: (name: string) => `${name}: take turn back`,
  },
  rule: { title: (id: string) => `Rule ${id}`, all: 'All rules' },
  /** What the menu and the About page call it. */
  report: 'Report a problem',
  update: {
    name: 'New version',
    ready: 'A new version is ready.',
    now: 'Update now',
    later: 'Later',
  },
  sentences,
  errors: {
    title: 'Something went wrong',
    notSaved: 'The game couldn’t be saved in this browser. Export it before you close the page.',
    storageBlocked: 'This browser doesn’t save anything for this page. The game is lost when you close it.',
    noSuchGame: 'This game isn’t on this device. Start a new one, or pick one of your towns.',
    turnRefused: (why: string) => `Your turn wasn’t accepted: ${why} Your draft is still here.`,
    workerStopped: 'The game stopped responding. Nothing is lost: reload the page to continue.',
    unexpected: 'That didn’t work. Nothing is lost: reload the page to continue.',
    reload: 'Reload',
    toStart: 'Start page',
  },
};
