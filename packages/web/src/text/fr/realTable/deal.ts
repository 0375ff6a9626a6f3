import type { RealTableText } from '../../text.ts';
import { points } from '../phrase.ts';

/** The deal of a printed booklet. */
export const deal: RealTableText['deal'] = {
  title: (name) => `Donne « ${name} »`,
  line: 'Vous avez joué avec un livret imprimé ? Saisissez votre feuille et comparez-la à celles remplies avec les mêmes cartes.',
  play: 'Jouer cette donne dans Picket',
  name: 'Nom',
  nameLine: 'Les résultats restent sur cet appareil.',
  needsName: 'Entrez d’abord un nom.',
  keep: (total) => `Noter ${points(total)}`,
  kept: (name, total) => `${name} : ${points(total)}.`,
  results: 'Résultats de cette donne',
};
