import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';

const STREETS = ['top', 'middle', 'bottom'] as const;

const names: Text['turn']['keys']['names'] = {
  offer1: 'Karte 1 wählen',
  offer2: 'Karte 2 wählen',
  offer3: 'Karte 3 wählen',
  top: 'zur oberen Straße',
  middle: 'zur mittleren Straße',
  bottom: 'zur unteren Straße',
  enter: 'hier schreiben oder ankreuzen',
  up: 'Straße darüber',
  down: 'Straße darunter',
  left: 'nach links',
  right: 'nach rechts',
  more: 'Zahl um eins höher, mit Zeitarbeit',
  less: 'Zahl um eins niedriger, mit Zeitarbeit',
  fence: 'zu den Lücken für einen Zaun',
  value: 'zu den Siedlungswerten',
  park: 'Park ankreuzen oder auslassen',
  pool: 'Pool bauen oder auslassen',
  bis: 'zu den Häusern für ein Bis',
  plan: 'einen Plan erfüllen',
  roundabout: 'Kreisverkehr beginnen oder abbrechen',
  skip: 'Aktion auslassen',
  undo: 'einen Schritt zurück',
  redo: 'einen Schritt vor',
  confirm: 'Zug bestätigen',
  cancel: 'abbrechen',
  hint: 'Tipp holen, in einem Spiel auf diesem Gerät',
  help: 'Spielhilfe, und was ich jetzt tun kann',
  odds: 'Chancen öffnen',
  sayNow: 'vorlesen, was ich jetzt tun kann',
  sayThis: 'Karte, Haus oder Leiste hier erklären',
  saySheet: 'meinen Zettel vorlesen',
  sayRound: 'Karten vorlesen',
  sayPlans: 'Pläne vorlesen',
  sayAwaited: 'vorlesen, wer noch nicht gespielt hat',
  sayLastRound: 'vorige Runde vorlesen',
};

export const keys: Text['turn']['keys'] = {
  title: 'Tasten',
  space: 'Leertaste',
  names,
  namesIn: (streets) => ({
    ...names,
    ...Object.fromEntries(STREETS.map((key, i) => [key, `zur ${words.street(i, streets)}`])),
  }),
};
