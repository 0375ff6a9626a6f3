import type { RealTableText } from '../../text.ts';
import { points } from '../phrase.ts';

export const score: RealTableText['score'] = {
  title: 'Punkterechner',
  line: 'Tippe auf ein Haus, dann auf seine Zahl. Mit der Tastatur: Pfeile, Ziffern, x für ein Bis, o für einen Pool, f für einen Zaun.',
  town: 'Dein Zettel',
  edition: 'Ausgabe',
  sheet: 'Zettel',
  tapping: 'Auf dem Zettel antippen',
  houses: 'Häuser',
  fences: 'Zäune',
  pad: {
    title: (street, house) => `In der ${street.replace('e Straße', 'en Straße')}, Haus ${house}`,
    fence: 'Zaun rechts',
    roundabout: 'Kreisverkehr',
    clear: 'Löschen',
    undo: 'Zurück',
  },
  marks: {
    title: 'Leisten',
    parks: (street) => `Parks, ${street}`,
    value: (size) => `Wert der Größe ${size}`,
    said: (crossed, worth) => `${crossed} angekreuzt, ${points(worth)}`,
  },
  others: {
    label: 'Zeitarbeit der anderen',
    line: 'Wie viele Zeitarbeitsfelder die anderen jeweils angekreuzt haben. Lass es leer, wenn sonst niemand gespielt hat.',
    solo: 'Im Solospiel gibt es niemanden zum Vergleichen.',
  },
  soloLine: 'Zeitarbeit zählt wie im Solospiel.',
  notation: {
    label: 'Der Zettel als Text',
    line: 'Tippe ihn hier ein oder kopiere ihn. ./picket score versteht dieselbe Zeile.',
  },
  faults: (count) =>
    count === 1 ? 'Ein Eintrag ist nicht möglich.' : `${count} Einträge sind nicht möglich.`,
  faultsNote: 'Sie zählen erst, wenn sie berichtigt sind.',
  again: 'Leeren Zettel beginnen',
};
