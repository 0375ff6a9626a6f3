import type { RealTableText } from '../../text.ts';
import { capital } from '../phrase.ts';

export const photo: RealTableText['photo'] = {
  button: 'Foto einlesen',
  tryIt: 'Noch in Erprobung: Handschrift liest Picket erst seit Kurzem, prüfe also das Ergebnis.',
  line: 'Für Zettel, die mit Picket gedruckt sind. Alle vier Eckmarken müssen im Bild sein. Das Foto bleibt auf diesem Gerät.',
  reading: 'Das Foto wird eingelesen …',
  troubles: {
    'no-marks':
      'Die vier Eckmarken wurden nicht gefunden. Leg den Zettel auf einen einfarbigen Untergrund und nimm ihn ganz auf.',
    'other-sheet': 'Diese Version von Picket kennt den Zettel nicht.',
    blurred: 'Das Foto ist zu unscharf oder zu klein. Geh näher heran und halte die Kamera ruhig.',
    failed: 'Das Foto konnte nicht eingelesen werden.',
  },
  clear: (read) => `${read} Felder gelesen, alle deutlich. Prüfe den Zettel unten.`,
  checked: (read, checked) =>
    `${read} Felder gelesen, davon ${checked === 0 ? 'keines' : checked === 1 ? 'eines' : checked} von dir geprüft. Prüfe den Zettel unten.`,
  unchecked: (count) =>
    count === 1
      ? 'Ein unsicheres Feld wurde nicht geprüft.'
      : `${count} unsichere Felder wurden nicht geprüft.`,
  ask: {
    title: (number, of) => `Was steht hier? ${number} von ${of}`,
    picture: 'Aus deinem Foto',
    house: (street, house) => `${capital(street)}, Haus ${house}`,
    fence: (street, house) => `${capital(street)}: Zaun rechts von Haus ${house}`,
    pool: (street, house) => `${capital(street)}: Pool von Haus ${house}`,
    parks: (street) => `Parks, ${street}: Wie viele Felder sind angekreuzt?`,
    value: (size) => `Wert der Größe ${size}: Wie viele Felder sind angekreuzt?`,
    temps: 'Zeitarbeit: Wie viele Felder sind angekreuzt?',
    refusals: 'Ablehnungen: Wie viele Felder sind angekreuzt?',
    plan: (slot) => `Punkte für ${slot}`,
    empty: 'Leer',
    yes: 'Gebaut',
    no: 'Nicht gebaut',
    none: 'Nicht erfüllt',
    guess: 'Umrandet: was Picket erkannt hat.',
    back: 'Zurück',
    rest: 'Rest überspringen',
  },
};
