import type { RealTableText } from '../../text.ts';

export const print: RealTableText['print'] = {
  title: 'Imprimer',
  line: 'Choisissez ce qu’il vous faut : votre navigateur l’imprime ou l’enregistre en PDF. Imprimez à 100 %, sans les marges du navigateur.',
  what: 'À imprimer',
  kinds: {
    sheet: 'Feuille vierge',
    aid: 'Aide de jeu',
    booklet: 'Livret de donne',
    cards: 'Cartes',
    game: 'Une partie terminée',
  },
  paper: 'Format',
  papers: { a4: 'A4', letter: 'Letter' },
  edition: 'Édition',
  sheet: 'Feuille',
  deal: 'Nom de la donne',
  dealLine: 'Le même nom donne partout les mêmes cartes. Le code QR l’ouvre dans Picket.',
  advanced: 'Version avancée',
  advancedLine: 'Ajoute des plans.',
  game: 'Partie',
  noGame: 'Aucune partie terminée sur cet appareil.',
  bothSides: 'Imprimez recto verso, en retournant sur le bord long.',
  print: (pages) => (pages === 1 ? 'Imprimer la page' : `Imprimer ${pages} pages`),
};
