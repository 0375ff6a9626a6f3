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

export const botNames: Words['botNames'] = ['Hazel', 'Otis', 'June', 'Walt', 'Pearl', 'Earl', 'Rosie', 'Gus'];

export const formerPlayer = 'Former player';
