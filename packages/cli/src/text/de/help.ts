import type { Text } from '../text.ts';
import { either, listed, plural } from './phrase.ts';

/** What surrounds the help of every command. */
export const help: Text['help'] = {
  title: 'picket: drei Straßen, Karten und ein Stift, auf der Kommandozeile.',
  usage: 'Aufruf: picket BEFEHL [OPTION…]',
  usageOf: (command, operands) =>
    operands === ''
      ? `Aufruf: picket ${command} [OPTION…]`
      : `Aufruf: picket ${command} ${operands} [OPTION…]`,
  everywhere: {
    help: { shape: 'picket BEFEHL --help', about: 'Hilfe zu einem Befehl' },
    version: { shape: 'picket --version', about: 'die Versionen von Programm und Regeln' },
    lang: { shape: 'picket --lang CODE …', about: (codes) => `die Sprache: ${listed(codes)}` },
  },
  exitCodes: 'Rückgabewerte: 0 Erfolg, 1 ungültiges Spiel, 2 falsche Option oder Datei, 70 interner Fehler.',
  examples: (count) => plural(count, 'Beispiel:', 'Beispiele:'),
  version: (program, rules) => `picket ${program}, Regelversion ${rules}`,
  options: {
    help: 'Diese Hilfe zeigen',
    lang: (codes) => `Sprache: ${either(codes)} (sonst die des Systems)`,
  },
  values: {
    counts: 'N,N,…',
    code: 'CODE',
    number: 'N',
    file: 'DATEI',
    folder: 'ORDNER',
    id: 'ID',
    text: 'TEXT',
    seed: 'STARTWERT',
    name: 'NAME',
    names: 'NAME,…',
    bots: 'NAME[,NAME…]',
    levels: 'STUFE[,STUFE…]',
    plans: 'ID,ID,ID',
    table: 'LINK|CODE',
    url: 'URL',
    place: 'ORT',
  },
  operands: {
    fileOrSheet: 'DATEI|ZETTEL',
    file: 'DATEI',
    files: 'DATEI…',
    maybeFile: '[DATEI]',
    levels: '[STUFE…]',
    order: 'AUFTRAG [WAS]',
  },
};
