import type { HintWords } from '../hint.ts';
import { plan, short } from './names.ts';
import { digits, plural } from './phrase.ts';
import { theHouse } from './street.ts';

const THAN: { readonly [B in Parameters<HintWords['reasons']['close']>[0]]: string } = {
  you: 'que votre coup actuel',
  regular: 'que le coup d’un Habitué',
};

const AGAINST: { readonly [R in Parameters<HintWords['reasons']['winning']>[2]]: string } = {
  others: 'face à vos adversaires',
  opponent: 'face à votre adversaire',
};

const about = (points: number): string => {
  if (points === 0.5) return 'Environ un demi-point';
  return `Environ ${digits(points)} ${plural(points, 'point', 'points')}`;
};

/** A hint in French. */
export const frHint: HintWords = {
  steps: {
    take: (number, action) => `Prenez le ${number} et l’action ${short[action]}.`,
    refuse: 'Cochez le refus de permis.',
    refuseGiving: (number, action) =>
      `Cochez le refus de permis et donnez la carte ${number} avec ${short[action]}.`,
    temp: (by) => {
      if (by === 0) return 'Cochez un intérimaire et gardez le numéro.';
      return by > 0 ? `Ajoutez ${by} au numéro.` : `Retirez ${-by} au numéro.`;
    },
    write: (number, spot, streets) => `Écrivez ${number} dans ${theHouse(spot, streets)}.`,
    fence: (spot, streets) => `Posez une barrière après ${theHouse(spot, streets)}.`,
    improve: (size) => `Augmentez la valeur des lotissements de taille ${size}.`,
    park: 'Cochez une case de parc.',
    pool: 'Construisez la piscine.',
    bis: (number, spot, streets) => `Écrivez un bis du ${number} dans ${theHouse(spot, streets)}.`,
    roundabout: (spot, streets) => `Construisez un rond-point à la place de ${theHouse(spot, streets)}.`,
    plan: (slot, edition) => `Validez le ${plan(slot, edition)}.`,
    reshuffle: 'Demandez un nouveau mélange.',
  },
  sentences: (parts) => parts.join(' '),
  reasons: {
    clear: 'Clairement le meilleur coup.',
    yours: 'Aucun coup ne vaut mieux que le vôtre : gardez-le.',
    better: (points, than) => `${about(points)} de plus ${THAN[than]}.`,
    close: (than) => `À peine mieux ${THAN[than]}.`,
    winning: (points, than, rivals) =>
      points < 0
        ? `${about(-points)} de moins ${THAN[than]}, mais c’est mieux ${AGAINST[rivals]}.`
        : `À peu près autant de points ${THAN[than]}, mais c’est mieux ${AGAINST[rivals]}.`,
  },
  rest: 'Autres',
  change: (points) => (points < 0 ? digits(points) : `+${digits(points)}`),
  regular: (turn) => `Conseil d’un Habitué : ${turn}`,
  end: (points) => `Score final prévu : environ ${digits(points)} ${plural(points, 'point', 'points')}.`,
  practice: 'Après un conseil, la partie compte comme un entraînement.',
};
