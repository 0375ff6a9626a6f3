import type { Words } from '../catalogue.ts';

export const glossary: Words['glossary'] = {
  sheet: {
    word: 'feuille',
    meaning: 'ce sur quoi chacun écrit : trois rues, et des pistes de cases à cocher.',
  },
  street: {
    word: 'rue',
    meaning:
      'une rangée de maisons sur une feuille : du haut, du milieu ou du bas (t, m et b au clavier). Chaque partie donne un ' +
      'nom à ses rues.',
  },
  house: {
    word: 'maison',
    meaning: 'ce qui reçoit un numéro dans une rue ; on compte les maisons à partir de 1.',
  },
  spot: { word: 'emplacement', meaning: 'là où se trouve une maison : sa rue et son rang dans cette rue.' },
  number: {
    word: 'numéro',
    meaning: 'ce qui s’écrit dans une maison, de 0 à 17. Les cartes vont de 1 à 15.',
  },
  stack: { word: 'pile', meaning: 'un paquet de cartes où l’on pioche ; le jeu standard en a trois.' },
  card: {
    word: 'carte',
    meaning:
      'un numéro et une action. Dans le jeu standard, ils viennent de deux cartes imprimées d’une pile ; dans une main, une ' +
      'même carte imprimée a les deux.',
  },
  action: {
    word: 'action',
    meaning:
      'ce que vous pouvez faire en plus d’écrire un numéro : Barrière, Valeur, Parc, Piscine, Intérim ou Bis.',
  },
  fence: { word: 'barrière', meaning: 'un trait entre deux maisons voisines, ou au bout d’une rue.' },
  estate: {
    word: 'lotissement',
    meaning: 'les maisons entre une barrière et la suivante ; complet quand chacune a un numéro.',
  },
  park: { word: 'parc', meaning: 'une case cochée sur la piste de parc d’une rue.' },
  pool: { word: 'piscine', meaning: 'un bassin entouré, avec une case cochée sur la piste des piscines.' },
  plot: {
    word: 'bassin',
    meaning: 'la piscine dessinée à côté d’une maison, où une piscine peut être construite.',
  },
  temp: {
    word: 'intérimaire',
    meaning: 'une case d’intérim cochée. L’action Intérim modifie le numéro que vous allez écrire.',
  },
  bis: {
    word: 'bis',
    meaning: 'l’action qui répète le numéro d’une maison voisine, et la maison qui porte ce numéro.',
  },
  roundabout: {
    word: 'rond-point',
    meaning: 'ce qui remplace une maison dans une partie avancée et coupe la rue en deux.',
  },
  plan: {
    word: 'plan',
    meaning: 'un objectif commun à tout le monde, avec une valeur haute et une valeur basse.',
  },
  slot: {
    word: 'catégorie',
    meaning: 'l’une des trois sortes de plans ; chaque partie a un plan par catégorie.',
  },
  claim: { word: 'valider', meaning: 'marquer les points d’un plan que votre feuille remplit.' },
  refusal: { word: 'refus de permis', meaning: 'la case que vous cochez quand aucun numéro ne va.' },
  player: {
    word: 'joueur, joueuse',
    meaning: 'une personne ou un bot qui a une feuille. Du côté de l’AAA, on parle d’architectes.',
  },
  seat: {
    word: 'place',
    meaning: 'un siège à la table, avec sa feuille ; la personne qui l’occupe peut changer.',
  },
  round: { word: 'tour', meaning: 'des cartes, et le coup que chacun joue avec elles.' },
  turn: { word: 'coup', meaning: 'tout ce qu’une personne fait pendant un tour.' },
  step: {
    word: 'étape',
    meaning: 'un élément d’un coup : choisir une carte, écrire, poser une barrière, etc.',
  },
  draft: {
    word: 'brouillon',
    meaning: 'un coup inachevé ; seule la personne qui le prépare le voit et peut l’annuler.',
  },
  view: { word: 'vue', meaning: 'ce qu’une place, ou le public, a le droit de savoir d’une partie.' },
  record: {
    word: 'enregistrement',
    meaning: 'une partie entière dans un fichier, pour pouvoir la rejouer et la vérifier.',
  },
  rejection: {
    word: 'rejet',
    meaning: 'la réponse à une étape, un fichier ou un message qui n’est pas permis.',
  },
  estimated: {
    word: 'estimé',
    meaning: 'se dit d’une valeur qu’aucune source ne donne ; elle est toujours marquée.',
  },
};
