import type { Text } from '../text.ts';

/** What the operator of a server reads. */
export const serve: Text['serve'] = {
  portInUse: (port) => `Port ${port} ist belegt.`,
  ready: (address) => `Picket läuft unter ${address} (Strg-C beendet es).`,
};

export const backup: Text['backup'] = {
  done: (file) => `Alle Tische und Spiele sind in ${file} gesichert.`,
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
