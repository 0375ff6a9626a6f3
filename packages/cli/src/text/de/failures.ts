import { de as words, describeFault, describeRejection } from 'picket-words';
import type { Text } from '../text.ts';
import { either, list, listed, open, quoted, see } from './phrase.ts';
import { settingFault } from './settingFault.ts';
import { wireSentence } from './wire.ts';

/** Why a file can't be used, by the code of the system. */
const WHY: { readonly [code: string]: string } = {
  ENOENT: 'Datei oder Ordner nicht gefunden',
  EEXIST: 'die Datei gibt es schon',
  EISDIR: 'es ist ein Ordner',
  ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
  EACCES: 'keine Berechtigung',
  EPERM: 'keine Berechtigung',
  ENOSPC: 'der Datenträger ist voll',
  EROFS: 'der Datenträger ist schreibgeschützt',
};

const inFile = (file: string, line: number | undefined): string =>
  line === undefined ? `${file}: ` : `${file}:${line}: `;

const atLine = (line: number): string => (line === 1 ? '' : `Zeile ${line}: `);

/** Everything that ends a command, by its code: one sentence or two. */
export const failures: Text['failures'] = {
  // What was typed
  'unknown-language': (given, codes) =>
    `Die Sprache ${quoted(given)} gibt es hier nicht. Möglich sind ${listed(codes)}.`,
  'unknown-command': (name) => `Unbekannter Befehl ${name}. Siehe picket --help.`,
  'unknown-option': (name, command) =>
    `Unbekannte Option ${name}. ${command === undefined ? 'Siehe picket --help.' : see(command)}`,
  'given-twice': (option) => `--${option} ist doppelt angegeben.`,
  'takes-no-value': (option) => `--${option} hat keinen Wert.`,
  'needs-value': (option, value) => `--${option} braucht einen Wert: ${value}.`,
  'needs-operands': (command, operands) => `${command} braucht ${operands}. ${see(command)}`,
  'unexpected-argument': (command, given) =>
    `${command} kann mit ${quoted(given)} nichts anfangen. ${see(command)}`,
  'not-whole': (option, min, max, given) =>
    `--${option} muss eine ganze Zahl von ${min} bis ${max} sein, nicht ${quoted(given)}.`,
  'not-one-of': (option, values, given) => `--${option} muss ${either(values)} sein, nicht ${quoted(given)}.`,
  'not-counts': (option, given) => `--${option} braucht Anzahlen wie 4,1, nicht „${given}“.`,
  'not-combined': (option, other) => `--${option} und --${other} schließen sich aus.`,
  'option-needs': (option, other) => `--${option} braucht --${other}.`,
  'option-needs-terminal': (option) => `--${option} braucht ein Terminal.`,
  'option-takes-no-file': (option) => `Zu --${option} gehört keine Datei.`,
  'file-needs-option': (option) => `Eine Datei geht nur mit --${option}.`,
  'needs-out': (command) =>
    `${command} schreibt ein PDF: Gib --out DATEI an, oder leite es an ein anderes Programm weiter.`,
  'json-needs-out': () => '--json braucht --out DATEI, sonst landen die Spiele auf der Standardausgabe.',

  // Games
  rejected: (rejection, edition) => describeRejection(words, rejection, edition),
  'choose-opponent': (rejection, edition, ids) =>
    `${describeRejection(words, rejection, edition)} Für --opponent gibt es ${listed(ids)}.`,
  'opponent-needs-aaa': () => '--opponent braucht --mode aaa.',
  'too-many-players': (most, given) => `--players darf hier höchstens ${most} sein, nicht ${given}.`,
  'too-many-at-keyboard': (most) => `Es gibt höchstens ${most} Plätze, mit den Bots.`,
  'bad-names': (most) => `--names braucht 1 bis ${most} Namen und geht nicht zusammen mit --players.`,
  'unknown-level': (given, levels) => `Unbekannte Stufe ${quoted(given)}. Möglich sind ${listed(levels)}.`,
  'unknown-bot': (given, bots) => `Unbekannter Bot ${quoted(given)}. Möglich sind ${listed(bots)}.`,
  'two-levels': () => 'arena braucht zwei Stufen, oder keine für alle.',
  'unknown-benchmark': (given, known) => `Unbekannte Messung ${given}. Möglich sind ${list(known)}.`,
  'unknown-print': (given, kinds) => `„${given}“ kann Picket nicht drucken. Möglich: ${list(kinds)}.`,
  'ceiling-needs-bots': () => '--ceiling gibt es nur für bots.',
  'unknown-data': (given, newest) =>
    `Unbekannte Version der Daten ${quoted(given)}. Die neueste ist ${newest}.`,

  // Files
  'cannot-read': (file, code) => `${file} lässt sich nicht lesen: ${WHY[code] ?? code}.`,
  'cannot-write': (file, code) => `${file} lässt sich nicht schreiben: ${WHY[code] ?? code}.`,
  'file-exists': (file) => `${file} gibt es schon.`,
  'not-a-game': (file, line) => words.files.notAGame(file, line),
  'not-components': (file) => words.files.notComponents(file),
  'rejected-in': (file, line, rejection) => inFile(file, line) + describeRejection(words, rejection),
  'bad-notation': (line, fault) => atLine(line) + words.notationFault(fault, '2018'),
  'impossible-sheet': (line, faults) =>
    atLine(line) + faults.map((fault) => describeFault(words, fault)).join(' '),
  'no-record': (file) => `${file} enthält kein Spiel.`,
  'no-score': (file) => `${file} enthält weder Zettel noch Spiel.`,
  'no-seed': (file) =>
    `${file} enthält ein Spiel ohne Startwert; Glück und Können lassen sich nicht trennen.`,
  'on-paper': (player) => `${player} hat auf Papier gespielt; es gibt keine Züge zum Auswerten.`,
  'unfinished-game': (file) =>
    `${file} ist ein unfertiges Spiel: Setze es mit ./picket play --resume ${file} fort.`,
  damaged: (file) => `${file} ist beschädigt, dieses Spiel lässt sich nicht fortsetzen.`,
  'exported-game': (file) =>
    `${file} ist ein exportiertes Spiel ohne seine geheimen Karten und lässt sich hier nicht fortsetzen.`,
  'finished-game': (file) => `${file} ist ein beendetes Spiel: picket score zeigt sein Ergebnis.`,
  'no-saved-game': (folder) => `In ${folder} ist kein Spiel gespeichert.`,
  'no-saved-game-here': (folder) => `In ${folder} ist kein Spiel, das sich so fortsetzen lässt.`,
  'several-saved-games': () => 'Mehrere Spiele sind gespeichert: Nenne eine dieser Dateien nach --resume.',
  'save-exists': (file) =>
    `${file} gibt es schon: Setze es mit --resume fort oder wähle einen anderen Namen.`,

  // Online tables
  unreachable: (server) => `${server} ist nicht erreichbar. Prüfe die Adresse und ob der Server läuft.`,
  'not-a-server': (server) => `${server} ist kein Picket-Server.`,
  refused: (code, rejection) =>
    rejection === undefined ? wireSentence(code) : describeRejection(words, rejection),
  'not-at-table': () => 'Du sitzt nicht mehr an diesem Tisch.',
  'not-a-table': (given) =>
    `${quoted(given)} ist weder der Link eines Tischs noch ein Code aus vier Buchstaben.`,
  'not-a-link': (given) => `${given} ist kein Link zu einem Tisch.`,
  'not-an-address': (given) => `${quoted(given)} ist keine Adresse eines Servers wie https://picket.example.`,

  // Servers
  server: (sentence) => sentence,
  'bad-setting': (fault) => settingFault(fault),
  'not-built': () => 'Der Client ist noch nicht gebaut. Starte npm run build.',
  'ports-in-use': (port) => `Port ${port} und die nächsten Ports sind belegt.`,
  'no-permission': (port, folder) => `Keine Berechtigung für Port ${port} oder Ordner ${folder}.`,
  'no-server-data': (folder) => `In ${folder} sind keine Daten eines Servers.`,
  'not-a-place': (option, given) =>
    `--${option} muss sqlite:ORDNER oder postgres://… sein, nicht ${quoted(given)}.`,
  'unknown-order': (given, orders) => `Unbekannter Auftrag ${given}. Möglich sind ${list(orders)}.`,
  'bad-order': (order, given) =>
    `${quoted(given)} passt nicht zu operate ${order}. Siehe picket operate --help.`,
  'order-rejected': (code) => {
    const sentence = (words.wire as { readonly [code: string]: string | undefined })[code];
    return `Der Server hat das zurückgewiesen: ${sentence === undefined ? code : `${open(sentence)} (${code})`}.`;
  },
};
