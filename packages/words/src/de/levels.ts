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

export const characters: Words['characters'] = {
  gardener: { name: 'Gärtner', character: 'Will grüne Straßen und kreuzt Parks an, wo es nur geht.' },
  poolbuilder: { name: 'Poolbauer', character: 'Kann keinen Poolplatz leer lassen.' },
  speculator: { name: 'Spekulant', character: 'Erhöht erst die Werte und baut die Siedlungen später.' },
  fencer: { name: 'Zaunbauer', character: 'Mag aufgeräumte Siedlungen mit einem Zaun auf jeder Seite.' },
  racer: { name: 'Planjäger', character: 'Will jeden Plan vor dir erfüllen.' },
  careful: { name: 'Vorsichtiger', character: 'Meidet Bis-Häuser und hält für jede Zahl einen Platz frei.' },
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
