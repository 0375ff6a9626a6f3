import type { AfterText } from '../text.ts';
import { de, YOU } from './phrase.ts';

/** What the end page says besides the scores. */
export const finished: Pick<AfterText['end'], 'card' | 'imported' | 'fair'> = {
  card: {
    open: 'Enregistrer la carte postale',
    show: (name) => (name === YOU ? 'Voir votre carte postale' : `Voir la carte postale ${de(name)}`),
    title: (city) => `Carte postale : ${city}`,
    line: 'Le PNG se partage partout ; le SVG reste net à toutes les tailles.',
    png: 'Enregistrer en PNG',
    svg: 'Enregistrer en SVG',
    failed: 'Le navigateur n’a pas pu créer cette image. Essayez l’autre format.',
  },
  imported:
    'Cette partie a été importée. Ses cartes, ses coups et ses scores ont été vérifiés ; ses noms, ses villes, ses bots et sa date ne l’ont pas été.',
  fair: {
    line: 'Les cartes étaient fixées avant que la première soit retournée : cette graine produit la donne, et son empreinte était visible dès le début.',
    seed: 'Graine',
    hash: 'Empreinte',
    how: 'Comment vérifier',
  },
};
