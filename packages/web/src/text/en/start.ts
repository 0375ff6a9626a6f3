import type { StartText } from '../pagesText.ts';
import { counted } from './phrase.ts';

export const start: StartText = {
  name: 'Picket',
  pageTitle: 'Picket: three streets, one pencil',
  headline: 'Three streets, one pencil, every house a decision.',
  introduction:
    'Turn the cards, write a number, raise a fence, plant a park. Twenty minutes for a whole town.',
  doors: {
    play: { title: 'Play now', line: 'The same again, in one tap.' },
    bots: { title: 'With bots', line: 'One to seven of them, from gentle to ruthless.' },
    together: { title: 'Together', line: 'One device for all, or everyone on their own.' },
    solo: { title: 'Solo', line: 'You against the deck, or an architect of the AAA.' },
    towns: { title: 'Your towns', line: 'Every game you play is kept here.' },
  },
  oneDevice: 'One device for all of you, from hand to hand.',
  enter: {
    choose: 'Set up a game',
    bots: 'Choose the bots',
    together: 'Pass and play',
    online: 'Play online',
    solo: 'Take a hand',
    aaa: 'Meet the AAA',
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
  kept: (city, round) => `${city} · round ${round}`,
  keptOver: (city, points) => `${city} · ${counted(points, 'point', 'points')}`,
  theme: 'Light or evening',
  rules: 'The rules',
  settings: 'Settings',
  about: 'Small print',
  picture: 'A street of small houses behind picket fences.',
};
