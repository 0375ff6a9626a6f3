import type { RealTableText } from '../../text.ts';

export const photo: RealTableText['photo'] = {
  button: 'Lire une photo',
  tryIt: 'À l’essai : la reconnaissance de l’écriture est récente, vérifiez donc le résultat.',
  line: 'Pour les feuilles imprimées avec Picket. Cadrez les quatre repères des coins. La photo reste sur cet appareil.',
  reading: 'Lecture de la photo…',
  troubles: {
    'no-marks':
      'Les quatre repères des coins n’ont pas été trouvés. Cadrez toute la feuille, sur un fond uni.',
    'other-sheet': 'Cette version de Picket ne connaît pas cette feuille.',
    blurred: 'La photo est trop floue ou trop petite. Approchez l’appareil et tenez-le bien stable.',
    failed: 'La photo n’a pas pu être lue.',
  },
  clear: (read) => `${read} zones lues avec certitude. Relisez la feuille ci-dessous.`,
  checked: (read, checked) =>
    `${read} zones lues, dont ${checked === 0 ? 'aucune vérifiée' : checked === 1 ? 'une vérifiée' : `${checked} vérifiées`} par vous. Relisez la feuille ci-dessous.`,
  unchecked: (count) =>
    count === 1
      ? 'Une zone incertaine n’a pas été vérifiée.'
      : `${count} zones incertaines n’ont pas été vérifiées.`,
  ask: {
    title: (number, of) => `Que voyez-vous ici ? ${number} sur ${of}`,
    picture: 'Extrait de votre photo',
    house: (street, house) => `Maison ${house}, ${street}`,
    fence: (street, house) => `Barrière à droite de la maison ${house}, ${street}`,
    pool: (street, house) => `Piscine de la maison ${house}, ${street}`,
    parks: (street) => `Parcs, ${street} : combien de cases sont cochées ?`,
    value: (size) => `Valeur, taille ${size} : combien de cases sont cochées ?`,
    temps: 'Intérim : combien de cases sont cochées ?',
    refusals: 'Refus : combien de cases sont cochées ?',
    plan: (slot) => `${slot} : combien de points ?`,
    empty: 'Vide',
    yes: 'Construite',
    no: 'Non construite',
    none: 'Non validé',
    guess: 'Encadré : ce que Picket a lu.',
    back: 'Précédent',
    rest: 'Passer le reste',
  },
};
