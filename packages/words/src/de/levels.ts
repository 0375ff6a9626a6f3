import type { Words } from '../catalogue.ts';

export const levels: Words['levels'] = {
  newcomer: {
    name: 'Neuling',
    character: 'Nimmt die erste Karte, die gefällt, und plant nur einen Zug weit.',
  },
  casual: {
    name: 'Amateur',
    character: 'Mag Bis-Häuser, verzettelt sich mit Siedlungen und vergisst schon mal einen Pool.',
  },
  regular: { name: 'Stammgast', character: 'Weiß, wie sich Straßen füllen, und patzt nur ab und zu.' },
  club: { name: 'Clubmitglied', character: 'Denkt vor jedem Zug ein paar Runden voraus.' },
  expert: { name: 'Profi', character: 'Spielt jede gute Idee viele Male bis zum Ende durch.' },
  master: {
    name: 'Meister',
    character: 'Hat aus Hunderttausenden Spielen gelernt und sieht gute Züge auf einen Blick.',
  },
  architect: { name: 'Architekt', character: 'Weiß, was der Meister weiß, und denkt es gründlich durch.' },
};

export const botNames: Words['botNames'] = [
  'Hilde',
  'Otto',
  'Inge',
  'Kurt',
  'Erna',
  'Willi',
  'Rosi',
  'Gustav',
];

export const formerPlayer = 'Anonym';
