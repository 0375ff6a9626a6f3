import type { Text } from '../text.ts';

/** What the operator of a server reads. */
export const serve: Text['serve'] = {
  portInUse: (port) => `Le port ${port} est déjà pris.`,
  ready: (address) => `Picket vous attend sur ${address} (Ctrl-C pour arrêter).`,
  nodes: (addresses) => `Nœuds : ${addresses.join(', ')}`,
};

export const backup: Text['backup'] = {
  done: (file) => `Toutes les tables et parties sont sauvegardées dans ${file}.`,
  restored: (rows) => `${rows} lignes restaurées, toutes comparées à la sauvegarde.`,
  moved: (rows) => `${rows} lignes copiées, toutes comparées. L’original est inchangé.`,
};

type Reported = Parameters<Text['operate']['message']>[0];

const who = (player: Reported): string =>
  player === undefined ? 'quelqu’un qui est parti' : `place ${player.seat} (${player.name})`;

export const operate: Text['operate'] = {
  later: 'Aucun serveur n’est en marche. L’ordre sera exécuté au prochain démarrage.',
  done: 'C’est fait.',
  table: (id) => `Table ${id}`,
  reported: 'Signalements :',
  chat: 'Discussion :',
  report: (by, about, text) => `${who(by)} au sujet de ${who(about)} : ${text}`,
  message: (by, text) => `${who(by)} : ${text}`,
  evidence: (name, text) => `${name} : ${text}`,
};
