import { counted, numeral, points } from './phrase.ts';
import { played, type Played } from './played.ts';

export const start = {
  name: 'Picket',
  pageTitle: 'Picket: three streets, one pencil',
  headline: 'Three streets, one pencil, every house a decision.',
  introduction:
    'Turn the cards, write a number, put up a fence, plant a park. Build a whole town in twenty minutes.',
  doors: {
    play: { title: 'Play now', line: 'Same game as last time, one tap.' },
    bots: { title: 'With bots', line: 'One to seven of them, from gentle to ruthless.' },
    together: { title: 'Together', line: 'On one device, or everyone on their own.' },
    solo: { title: 'Solo', line: 'You against the deck, or an AAA architect.' },
    towns: { title: 'Your towns', line: 'Every game you play is saved here.' },
  },
  first: {
    title: 'New here?',
    line: 'Learn in 5 minutes. You make every move.',
    enter: 'Start your first game',
    resume: (taught: number, of: number) => `Continue your first game (${taught}\u00a0of\u00a0${of})`,
  },
  /** What Play starts for a newcomer. */
  gentle: {
    title: 'A gentle bot',
    line: (name: string) => `You against ${name}, about 20 minutes.`,
  },
  oneDevice: 'One device, passed from player to player.',
  enter: {
    choose: 'Set up a game',
    bots: 'Choose your bots',
    together: 'Pass and play',
    online: 'Play online',
    solo: 'Play solo',
    aaa: 'Challenge the AAA',
    towns: 'All your towns',
  },
  play: 'Play',
  cities: [
    'Linden Falls',
    'Maple Bend',
    'Pinecrest',
    'Sunny Slope',
    'Willow Creek',
    'Fairview Heights',
    'Oak Hollow',
    'Robin Hill',
    'Meadow Park',
  ],
  continueGame: 'Continue',
  /** “Linden Falls · round 24”. */
  saved: (city: string, round: number) => `${city} · round ${round}`,
  savedOver: (city: string, worth: number) => `${city} · ${points(worth)}`,
  theme: 'Switch theme',
  daily: 'Deal of the day',
  tabletop: 'At a real table',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  picture: 'A street of small houses behind picket fences.',
  /** “Standard, 2018 edition, just you and 2 bots”. */
  choice: (choice: Played & { readonly people: number; readonly bots: number }) => {
    const { people, bots } = choice;
    const who = people === 1 ? 'just you' : `${numeral(people)} players`;
    const all = bots === 0 ? who : `${who} and ${counted(bots, 'bot', 'bots')}`;
    return `${played(choice)}, ${all}`;
  },
};
