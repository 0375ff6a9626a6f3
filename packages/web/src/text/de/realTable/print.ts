import type { RealTableText } from '../../text.ts';

export const print: RealTableText['print'] = {
  title: 'Drucken',
  line: 'Wähle, was du brauchst; dein Browser druckt es oder speichert es als PDF. Drucke mit 100 % und ohne Ränder des Browsers.',
  what: 'Was gedruckt wird',
  kinds: {
    sheet: 'Leerer Zettel',
    aid: 'Spielhilfe',
    booklet: 'Kartenheft',
    cards: 'Karten',
    game: 'Ein beendetes Spiel',
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  edition: 'Ausgabe',
  sheet: 'Zettel',
  deal: 'Name der Kartenfolge',
  dealLine: 'Derselbe Name ergibt überall dieselben Karten. Der QR-Code öffnet sie in Picket.',
  advanced: 'Fortgeschrittene',
  advancedLine: 'Mehr Pläne.',
  game: 'Spiel',
  noGame: 'Auf diesem Gerät gibt es noch kein beendetes Spiel.',
  bothSides: 'Drucke beidseitig und wende an der langen Kante.',
  print: (pages) => (pages === 1 ? 'Seite drucken' : `${pages} Seiten drucken`),
};
