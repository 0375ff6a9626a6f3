import type { Text } from '../text.ts';
import { either, listed, plural } from './phrase.ts';

/** What surrounds the help of every command. */
export const help: Text['help'] = {
  title: 'picket : trois rues, des cartes et un crayon, en ligne de commande.',
  usage: 'Usage : picket COMMANDE [OPTION…]',
  usageOf: (command, operands) =>
    operands === ''
      ? `Usage : picket ${command} [OPTION…]`
      : `Usage : picket ${command} ${operands} [OPTION…]`,
  everywhere: {
    help: { shape: 'picket COMMANDE --help', about: 'l’aide d’une commande' },
    version: { shape: 'picket --version', about: 'la version du programme et celle des règles' },
    lang: { shape: 'picket --lang CODE …', about: (codes) => `la langue : ${listed(codes)}` },
  },
  exitCodes:
    'Codes de sortie : 0 succès, 1 partie invalide, 2 option ou fichier incorrect, 70 erreur interne.',
  examples: (count) => plural(count, 'Exemple :', 'Exemples :'),
  version: (program, rules) => `picket ${program}, version ${rules} des règles`,
  options: {
    help: 'Afficher cette aide',
    lang: (codes) => `Langue : ${either(codes)} (par défaut celle du système)`,
  },
  values: {
    counts: 'N,N,…',
    code: 'CODE',
    number: 'N',
    file: 'FICHIER',
    folder: 'DOSSIER',
    id: 'ID',
    text: 'TEXTE',
    seed: 'GRAINE',
    name: 'NOM',
    names: 'NOM,…',
    bots: 'NOM[,NOM…]',
    levels: 'NIVEAU[,NIVEAU…]',
    plans: 'ID,ID,ID',
    table: 'LIEN|CODE',
    url: 'URL',
    place: 'LIEU',
  },
  operands: {
    fileOrSheet: 'FICHIER|FEUILLE',
    file: 'FICHIER',
    files: 'FICHIER…',
    maybeFile: '[FICHIER]',
    levels: '[NIVEAU…]',
    order: 'ORDRE [OBJET]',
  },
};
