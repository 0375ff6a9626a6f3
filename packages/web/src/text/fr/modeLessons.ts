import type { modeLessons as english } from '../en/modeLessons.ts';
import { points } from './phrase.ts';

const CONFIRM = 'Touchez Confirmer.';
const TAKE = 'Touchez un numéro éclairé.';
const CARD = 'Touchez une carte éclairée.';

/** The lessons for players who know the basic game. */
export const modeLessons: typeof english = {
  hand: {
    choose: ['Touchez le numéro que vous voulez écrire.'],
    firstAction: ['Maintenant l’action d’une autre carte : touchez-la.'],
    action: ['Touchez l’action d’une autre carte.'],
    number: ['Maintenant le numéro d’une autre carte : touchez-le.'],
  },
  advanced: {
    roundabout: [
      'Un rond-point prend la place d’une maison vide.',
      'Touchez le bouton éclairé pour en construire un.',
    ],
    place: [
      'Touchez une maison éclairée.',
      'Le rond-point coupe sa rue en deux, avec une barrière de chaque côté.',
    ],
    only: (number) => [
      `Votre ${number} n’irait qu’avec un rond-point.`,
      'Touchez le bouton éclairé, ou une autre carte.',
    ],
    sidesWriting: (number) => [
      'À gauche et à droite du rond-point, la numérotation recommence.',
      `Écrivez votre ${number} dans une maison éclairée.`,
    ],
    sides: [
      'Quelques tours plus tard : à gauche et à droite de votre rond-point, la numérotation recommence.',
      CARD,
    ],
    cost: ['Un rond-point coûte 3 points à la fin, un deuxième 5 de plus.', CONFIRM],
    costChoosing: ['Un rond-point coûte 3 points à la fin, un deuxième 5 de plus.', CARD],
    plan: (worth) => [
      'Les plans avancés ne demandent pas que des lotissements.',
      `Vous remplissez celui-ci : touchez-le pour marquer ${points(worth)}.`,
    ],
    late: ['Quelques tours plus tard : votre ville est à moitié pleine.', CARD],
  },
  solo: {
    stack: ['À chaque tour, trois cartes viennent de cette unique pile.', TAKE],
    discard: ['Vous avez pris un numéro et une action : cette troisième carte est défaussée.', CONFIRM],
    discardChoosing: ['Prenez le numéro d’une carte et l’action d’une autre.', 'La troisième est défaussée.'],
    soloCard: ['La carte Solo est sortie : les plans ne rapportent plus que leur valeur basse.', TAKE],
    temps: ['Avec six intérimaires ou plus, vous marquez 7 points ; avec moins, rien.', CONFIRM],
    end: ['La partie se termine au plus tard quand cette pile n’a plus trois cartes à donner.', TAKE],
    endAndTemps: [
      'La partie se termine au plus tard quand cette pile est épuisée.',
      'Six intérimaires ou plus rapportent 7 points.',
    ],
  },
  aaa: {
    opponent: ['Votre adversaire, l’AAA, bâtit avec les cartes que vous laissez.', TAKE],
    give: ['Cette carte va à l’AAA, pour les points que vous voyez dessus.', CONFIRM],
    giveChoosing: ['Prenez un numéro et une action sur deux cartes.', 'La troisième va à l’AAA.'],
    planCard: ['Une carte de plan est sortie : l’AAA valide ce plan.', TAKE],
    pile: [
      'Les cartes Barrière divisent la rue de l’AAA en lotissements : les cinq meilleurs comptent.',
      TAKE,
    ],
  },
  expert: {
    hand: [
      'En Expert, vous avez votre propre main de trois cartes.',
      'Touchez le numéro que vous voulez écrire.',
    ],
    pass: (to) => [`La carte que vous n’utilisez pas va à ${to}, à votre droite.`, CONFIRM],
    passChoosing: (to, from) => [
      `Deux cartes vous donnent un numéro et une action, et la troisième va à ${to}.`,
      `Celle-ci vous a été passée par ${from}.`,
    ],
    received: (from) => [
      `Cette carte vous a été passée par ${from}, à votre gauche ; vous avez pioché les autres.`,
      TAKE,
    ],
    seen: ['Tout le monde voit l’action d’une carte passée.', TAKE],
  },
  ends: {
    advanced: {
      title: 'Voilà la version avancée',
      lines: [
        'Vous pouvez construire deux ronds-points, avant ou après avoir écrit votre numéro.',
        'Un rond-point coupe sa rue en deux : la numérotation recommence de chaque côté.',
        'Il coûte 3 points, le deuxième 5 de plus.',
        'Les plans avancés demandent aussi des rues pleines, des parcs, des piscines, des intérimaires ou des bis.',
      ],
    },
    solo: {
      title: 'Voilà le mode Solo',
      lines: [
        'Trois cartes par tour : un numéro, une action et une carte à défausser.',
        'Quand la carte Solo sort, les plans rapportent leur valeur basse.',
        'Six intérimaires ou plus rapportent 7 points.',
        'La partie se termine quand la pile n’a plus trois cartes à donner, ou comme d’habitude.',
      ],
    },
    aaa: {
      title: 'Voilà le Solo AAA',
      lines: [
        'Un numéro, une action, et la troisième carte va à l’AAA.',
        'Chaque carte montre ce qu’elle rapporterait à l’AAA.',
        'Les cartes Barrière divisent sa rue en lotissements, et les cinq meilleurs comptent.',
        'Les cartes de plan lui font valider des plans. Vous gagnez si vous avez plus de points.',
      ],
    },
    expert: {
      title: 'Voilà le mode Expert',
      lines: [
        'Vous avez votre propre main : le numéro d’une carte, l’action d’une autre.',
        'La troisième carte passe à droite, et une autre arrive de gauche.',
        'Tout le monde voit l’action d’une carte passée : pensez à qui la reçoit.',
      ],
    },
  },
  play: (name) => `Jouer : ${name}`,
};
