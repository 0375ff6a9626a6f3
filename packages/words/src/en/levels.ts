import type { Words } from '../catalogue.ts';

export const levels = {
  newcomer: { name: 'Newcomer', character: 'Sees a few places to build and takes the nicest of them.' },
  casual: {
    name: 'Casual',
    character: 'Builds with an eye for parks and pools, and forgets a thing or two.',
  },
  regular: { name: 'Regular', character: 'Knows how streets fill and misses little that is in plain sight.' },
  club: { name: 'Club player', character: 'Plays on in the mind a little before each stroke of the pencil.' },
  expert: { name: 'Expert', character: 'Plays every good idea out to the end, many times over.' },
  master: {
    name: 'Master',
    character: 'Has learned from hundreds of thousands of games and knows at a glance.',
  },
  architect: { name: 'Architect', character: 'Has learned what the Master knows, and thinks it through.' },
} satisfies Words['levels'];

export const botNames: Words['botNames'] = ['Hazel', 'Otis', 'June', 'Walt', 'Pearl', 'Earl', 'Rosie', 'Gus'];
