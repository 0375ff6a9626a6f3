import type { RealTableText } from '../../text.ts';

export const photo: RealTableText['photo'] = {
  button: 'Foto lesen',
  tryIt: 'Zum Ausprobieren: Handschrift zu lesen ist neu. Prüfe das Ergebnis.',
  line: 'Für Zettel, die mit Picket gedruckt sind. Alle vier Eckmarken müssen auf dem Bild sein. Das Foto bleibt auf diesem Gerät.',
  reading: 'Das Foto wird gelesen …',
  troubles: {
    'no-marks':
      'Die vier Eckmarken wurden nicht gefunden. Nimm den ganzen Zettel auf, vor einem ruhigen Hintergrund.',
    'other-sheet': 'Diesen Zettel kennt diese Version von Picket nicht.',
    blurred: 'Das Foto ist zu unscharf oder zu klein. Geh näher heran und halte die Kamera ruhig.',
    failed: 'Das Foto konnte nicht gelesen werden.',
  },
  done: (read, asked) =>
    asked === 0
      ? `${read} Felder gelesen, alle deutlich. Prüfe den Zettel unten.`
      : `${read} Felder gelesen, davon ${asked} von dir geprüft. Prüfe den Zettel unten.`,
  unchecked: (count) =>
    count === 1
      ? 'Ein unsicheres Feld wurde nicht geprüft.'
      : `${count} unsichere Felder wurden nicht geprüft.`,
  ask: {
    title: (number, of) => `Was steht hier? ${number} von ${of}`,
    picture: 'Aus deinem Foto',
    house: (street, house) => `Haus ${house}, ${street}`,
    fence: (street, house) => `Zaun rechts von Haus ${house}, ${street}`,
    pool: (street, house) => `Pool von Haus ${house}, ${street}`,
    parks: (street) => `Parks, ${street}: Wie viele Felder sind angekreuzt?`,
    value: (size) => `Wert der Größe ${size}: Wie viele Felder sind angekreuzt?`,
    temps: 'Zeitarbeit: Wie viele Felder sind angekreuzt?',
    refusals: 'Ablehnungen: Wie viele Felder sind angekreuzt?',
    plan: (slot) => `Punkte für ${slot}`,
    empty: 'Leer',
    yes: 'Eingezeichnet',
    no: 'Nicht eingezeichnet',
    none: 'Nicht erfüllt',
    guess: 'Umrandet: was Picket liest.',
    back: 'Zurück',
    rest: 'Rest überspringen',
  },
};
