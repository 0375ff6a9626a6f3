import type { Words } from '../catalogue.ts';

export const levels = {
  newcomer: { name: 'Newcomer', character: 'Takes the first card it likes and plans one turn at a time.' },
  casual: {
    name: 'Casual',
    character: 'Likes extra houses, spreads its estates and forgets a pool now and then.',
  },
  regular: { name: 'Regular', character: 'Knows how streets fill up, and slips from time to time.' },
  club: { name: 'Club player', character: 'Thinks a few rounds ahead before every move.' },
  expert: { name: 'Expert', character: 'Plays every good idea out to the end, many times.' },
  master: {
    name: 'Master',
    character: 'Has learned from hundreds of thousands of games and sees good moves at a glance.',
  },
  architect: { name: 'Architect', character: 'Knows what the Master knows, and thinks it through.' },
} satisfies Words['levels'];

export const characters = {
  gardener: { name: 'Gardener', character: 'Wants green streets, and crosses parks whenever it can.' },
  poolbuilder: { name: 'Pool builder', character: 'Can’t leave a plot without its pool.' },
  speculator: { name: 'Speculator', character: 'Raises values first, and builds the estates later.' },
  fencer: { name: 'Fencer', character: 'Likes tidy estates with a fence on either side.' },
  racer: { name: 'Plan racer', character: 'Wants every plan before you have it.' },
  careful: { name: 'Careful builder', character: 'Avoids bis, and keeps room for every number.' },
} satisfies Words['characters'];

export const botNames: Words['botNames'] = ['Hazel', 'Otis', 'June', 'Walt', 'Pearl', 'Earl', 'Rosie', 'Gus'];

export const formerPlayer = 'Former player';
