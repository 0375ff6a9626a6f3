import type { Words } from '../catalogue.ts';

export const levels = {
  newcomer: { name: 'Newcomer', character: 'Looks at a few places and picks the nicest.' },
  casual: {
    name: 'Casual',
    character: 'Likes parks and pools, and overlooks a thing or two.',
  },
  regular: { name: 'Regular', character: 'Knows how streets fill up and misses little.' },
  club: { name: 'Club player', character: 'Thinks a few rounds ahead before every move.' },
  expert: { name: 'Expert', character: 'Plays every good idea out to the end, many times.' },
  master: {
    name: 'Master',
    character: 'Has learned from hundreds of thousands of games and sees good moves at a glance.',
  },
  architect: { name: 'Architect', character: 'Knows what the Master knows, and thinks it through.' },
} satisfies Words['levels'];

export const botNames: Words['botNames'] = ['Hazel', 'Otis', 'June', 'Walt', 'Pearl', 'Earl', 'Rosie', 'Gus'];

export const formerPlayer = 'Former player';
