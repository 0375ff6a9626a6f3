import { describeFault, describeRejection, fr as words } from 'picket-words';
import type { Text } from '../text.ts';
import { either, list, listed, open, quoted, see } from './phrase.ts';
import { settingFault } from './settingFault.ts';
import { wireSentence } from './wire.ts';

/** Why a file can't be used, by the code of the system. */
const WHY: { readonly [code: string]: string } = {
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  EEXIST: 'le fichier existe déjà',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EACCES: 'accès refusé',
  EPERM: 'accès refusé',
  ENOSPC: 'le disque est plein',
  EROFS: 'le disque est en lecture seule',
};

const inFile = (file: string, line: number | undefined): string =>
  line === undefined ? `${file} : ` : `${file}:${line} : `;

const atLine = (line: number): string => (line === 1 ? '' : `Ligne ${line} : `);

/** Everything that ends a command, by its code: one sentence or two. */
export const failures: Text['failures'] = {
  // What was typed
  'unknown-language': (given, codes) =>
    `La langue ${quoted(given)} n’existe pas ici. Langues possibles : ${listed(codes)}.`,
  'unknown-command': (name) => `Commande inconnue : ${name}. Voir picket --help.`,
  'unknown-option': (name, command) =>
    `Option inconnue : ${name}. ${command === undefined ? 'Voir picket --help.' : see(command)}`,
  'given-twice': (option) => `--${option} est indiqué deux fois.`,
  'takes-no-value': (option) => `--${option} ne prend pas de valeur.`,
  'needs-value': (option, value) => `--${option} nécessite une valeur : ${value}.`,
  'needs-operands': (command, operands) => `${command} nécessite ${operands}. ${see(command)}`,
  'unexpected-argument': (command, given) =>
    `${command} ne prend pas l’argument ${quoted(given)}. ${see(command)}`,
  'not-whole': (option, min, max, given) =>
    `--${option} doit être un nombre entier de ${min} à ${max}, et non ${quoted(given)}.`,
  'not-one-of': (option, values, given) =>
    `--${option} doit être ${either(values)}, et non ${quoted(given)}.`,
  'not-counts': (option, given) => `--${option} demande des nombres, par exemple 4,1, et non « ${given} ».`,
  'not-combined': (option, other) => `--${option} et --${other} ne vont pas ensemble.`,
  'option-needs': (option, other) => `--${option} nécessite --${other}.`,
  'option-needs-terminal': (option) => `--${option} nécessite un terminal.`,
  'option-takes-no-file': (option) => `--${option} ne prend pas de fichier.`,
  'file-needs-option': (option) => `Un fichier nécessite --${option}.`,
  'needs-out': (command) =>
    `${command} écrit un PDF : ajoutez --out FICHIER, ou redirigez-le vers un autre programme.`,
  'json-needs-out': () => '--json nécessite --out FICHIER, sinon les parties vont sur la sortie standard.',

  // Games
  rejected: (rejection, edition) => describeRejection(words, rejection, edition),
  'choose-opponent': (rejection, edition, ids) =>
    `${describeRejection(words, rejection, edition)} --opponent accepte ${listed(ids)}.`,
  'opponent-needs-aaa': () => '--opponent nécessite --mode aaa.',
  'too-many-players': (most, given) => `--players vaut au plus ${most} ici, et non ${given}.`,
  'too-many-at-keyboard': (most) => `Il y a ${most} places au plus, bots compris.`,
  'bad-names': (most) => `--names nécessite de 1 à ${most} noms, et ne va pas avec --players.`,
  'unknown-level': (given, levels) =>
    `Niveau inconnu : ${quoted(given)}. Niveaux possibles : ${listed(levels)}.`,
  'unknown-bot': (given, bots) => `Bot inconnu : ${quoted(given)}. Bots possibles : ${listed(bots)}.`,
  'two-levels': () => 'arena nécessite deux niveaux, ou aucun pour tous les comparer.',
  'unknown-benchmark': (given, known) => `Mesure inconnue : ${given}. Mesures possibles : ${list(known)}.`,
  'unknown-print': (given, kinds) =>
    `Picket ne peut pas imprimer ${quoted(given)}. Possible : ${list(kinds)}.`,
  'ceiling-needs-bots': () => '--ceiling ne vaut que pour bots.',
  'unknown-data': (given, newest) =>
    `Version des données inconnue : ${quoted(given)}. La plus récente est la ${newest}.`,

  // Files
  'cannot-read': (file, code) => `Impossible de lire ${file} : ${WHY[code] ?? code}.`,
  'cannot-write': (file, code) => `Impossible d’écrire ${file} : ${WHY[code] ?? code}.`,
  'file-exists': (file) => `${file} existe déjà.`,
  'not-a-game': (file, line) => words.files.notAGame(file, line),
  'not-components': (file) => words.files.notComponents(file),
  'rejected-in': (file, line, rejection) => inFile(file, line) + describeRejection(words, rejection),
  'bad-notation': (line, fault) => atLine(line) + words.notationFault(fault, '2018'),
  'impossible-sheet': (line, faults) =>
    atLine(line) + faults.map((fault) => describeFault(words, fault)).join(' '),
  'no-record': (file) => `${file} ne contient aucune partie.`,
  'no-score': (file) => `${file} ne contient ni feuille ni partie.`,
  'no-seed': (file) => `${file} contient une partie sans sa graine : impossible de séparer la chance du jeu.`,
  'on-paper': (player) => `${player} a joué sur papier : il n’y a aucun coup à analyser.`,
  'unfinished-game': (file) =>
    `${file} est une partie en cours : reprenez-la avec ./picket play --resume ${file}.`,
  damaged: (file) => `${file} est endommagé : impossible de reprendre cette partie.`,
  'exported-game': (file) =>
    `${file} est une partie exportée sans ses cartes secrètes : impossible de la reprendre ici.`,
  'finished-game': (file) => `${file} est une partie terminée : picket score en affiche le résultat.`,
  'no-saved-game': (folder) => `Aucune partie sauvegardée dans ${folder}.`,
  'no-saved-game-here': (folder) => `Aucune partie sauvegardée dans ${folder} ne peut être reprise ainsi.`,
  'several-saved-games': () =>
    'Il y a plusieurs parties sauvegardées : indiquez l’un de ces fichiers après --resume.',
  'save-exists': (file) => `${file} existe déjà : reprenez-le avec --resume, ou choisissez un autre nom.`,

  // Online tables
  unreachable: (server) =>
    `${server} est injoignable. Vérifiez l’adresse, et que le serveur est bien démarré.`,
  'not-a-server': (server) => `${server} n’est pas un serveur Picket.`,
  refused: (code, rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  'not-at-table': () => 'Vous n’avez plus de place à cette table.',
  'not-a-table': (given) => `${quoted(given)} n’est ni le lien d’une table ni un code de quatre lettres.`,
  'not-a-link': (given) => `${given} n’est pas le lien d’une table.`,
  'not-an-address': (given) =>
    `${quoted(given)} n’est pas l’adresse d’un serveur, comme https://picket.example.`,

  // Servers
  server: (sentence) => sentence,
  'bad-setting': (fault) => settingFault(fault),
  'not-built': () => 'Le client n’est pas encore compilé. Lancez npm run build.',
  'ports-in-use': (port) => `Le port ${port} et les suivants sont déjà pris.`,
  'no-permission': (port, folder) => `Accès refusé au port ${port} ou au dossier ${folder}.`,
  'no-server-data': (folder) => `Aucune donnée de serveur dans ${folder}.`,
  'not-a-place': (option, given) =>
    `--${option} doit être sqlite:DOSSIER ou postgres://…, et non ${quoted(given)}.`,
  'unknown-order': (given, orders) => `Ordre inconnu : ${given}. Ordres possibles : ${list(orders)}.`,
  'bad-order': (order, given) =>
    `${quoted(given)} ne convient pas pour operate ${order}. Voir picket operate --help.`,
  'order-rejected': (code) => {
    const sentence = (words.wire as { readonly [code: string]: string | undefined })[code];
    return `Le serveur a refusé : ${sentence === undefined ? code : `${open(sentence)} (${code})`}.`;
  },
};
