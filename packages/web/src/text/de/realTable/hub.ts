import type { RealTableText } from '../../text.ts';

export const hub: RealTableText['hub'] = {
  title: 'Am echten Tisch',
  line: 'Karten, Stifte und alle um einen Tisch. Alles hier funktioniert auch offline.',
  parts: {
    sheet: {
      title: 'Nur der Zettel',
      line: 'Echte Karten auf dem Tisch, Picket als dein Zettel: Regeln geprüft, Punkte gezählt.',
    },
    cards: {
      title: 'Nur die Karten',
      line: 'Papierzettel auf dem Tisch, Picket als Kartenstapel: Karten, Pläne und was noch kommt.',
    },
    print: {
      title: 'Drucken',
      line: 'Zettel, die Spielhilfe, Karten zum Ausschneiden oder eine Kartenfolge für ein Spiel ganz ohne Bildschirm.',
    },
    score: {
      title: 'Punkterechner',
      line: 'Gib einen fertigen Papierzettel ein und sieh seine Punkte, Bereich für Bereich.',
    },
  },
};
