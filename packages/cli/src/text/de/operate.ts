import type { Text } from '../text.ts';

/** What the operator of a server reads. */
export const serve: Text['serve'] = {
  portInUse: (port) => `Port ${port} ist belegt.`,
  ready: (address) => `Picket läuft unter ${address} (Strg-C beendet es).`,
  nodes: (addresses) => `Knoten: ${addresses.join(', ')}`,
};

export const backup: Text['backup'] = {
  done: (file) => `Alle Tische und Spiele sind in ${file} gesichert.`,
  restored: (rows) => `${rows} Zeilen zurückgespielt und jede mit der Sicherung verglichen.`,
  moved: (rows) => `${rows} Zeilen kopiert und jede verglichen. Das Original ist unverändert.`,
};

type Reported = Parameters<Text['operate']['message']>[0];

const who = (player: Reported): string =>
  player === undefined ? 'jemand, der gegangen ist' : `Platz ${player.seat} (${player.name})`;

export const operate: Text['operate'] = {
  later: 'Gerade läuft kein Server. Der Auftrag wird beim nächsten Start ausgeführt.',
  done: 'Erledigt.',
  table: (id) => `Tisch ${id}`,
  reported: 'Gemeldet:',
  chat: 'Chat:',
  report: (by, about, text) => `${who(by)} → ${who(about)}: ${text}`,
  message: (by, text) => `${who(by)}: ${text}`,
  evidence: (name, text) => `${name}: ${text}`,
};
