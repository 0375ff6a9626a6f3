import type { Gain, HintWords } from '../hint.ts';
import { plan, short } from './names.ts';
import { digits, plural } from './phrase.ts';
import { theHouse } from './street.ts';

const THAN: { readonly [B in Parameters<HintWords['reasons']['same']>[0]]: string } = {
  you: 'que votre coup actuel',
  regular: 'que le coup d’un Habitué',
};

const AGAINST: { readonly [R in Parameters<HintWords['reasons']['winning']>[2]]: string } = {
  others: 'face à vos adversaires',
  opponent: 'face à votre adversaire',
};

const about = (points: number): string => `Environ ${points} ${plural(points, 'point', 'points')}`;

const within = ({ from, to }: Gain): string => `de ${digits(from)} à ${digits(to)}`;

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
    better: (gain, than) => `${about(gain.points)} de plus ${THAN[than]} (${within(gain)}).`,
    same: (than) => `À peu près aussi bien ${THAN[than]}.`,
    winning: (loss, than, rivals) =>
      loss === undefined
        ? `À peu près autant de points ${THAN[than]}, mais c’est mieux ${AGAINST[rivals]}.`
        : `${about(-loss.points)} de moins ${THAN[than]} (${within(loss)}), mais c’est mieux ${AGAINST[rivals]}.`,
  },
  rest: 'Autres',
  change: (points) => (points < 0 ? digits(points) : `+${digits(points)}`),
  regular: (turn) => `Conseil d’un Habitué : ${turn}`,
  end: (points) => `Score final prévu : environ ${digits(points)} ${plural(points, 'point', 'points')}.`,
  practice: 'Après un conseil, la partie compte comme un entraînement.',
};
