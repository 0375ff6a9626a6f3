import type { Words } from '../catalogue.ts';

export const levels: Words['levels'] = {
  newcomer: { name: 'Neuling', character: 'Schaut sich ein paar Stellen an und nimmt die schönste.' },
  casual: { name: 'Amateur', character: 'Mag Parks und Pools und übersieht schon mal etwas.' },
  regular: { name: 'Stammgast', character: 'Weiß, wie sich Straßen füllen, und übersieht wenig.' },
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
