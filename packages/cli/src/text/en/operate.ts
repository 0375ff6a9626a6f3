/** What the operator of a server reads. */
export const serve = {
  portInUse: (port: number) => `Port ${port} is in use.`,
  ready: (address: string) => `Picket is at ${address} (Ctrl-C stops it).`,
  nodes: (addresses: readonly string[]) => `Nodes: ${addresses.join(', ')}`,
};

export const backup = {
  done: (file: string) => `Backed up all tables and games to ${file}.`,
  restored: (rows: number) => `Restored ${rows} rows, and compared each with the backup.`,
  moved: (rows: number) => `Copied ${rows} rows, and compared each. The original is unchanged.`,
};

/** A player who is named in a report; without a seat, one who has left. */
type Reported = { readonly seat: number; readonly name: string } | undefined;

const who = (player: Reported): string =>
  player === undefined ? 'a player who left' : `seat ${player.seat} (${player.name})`;

export const operate = {
  later: 'No server is running. This will be done when one starts.',
  done: 'Done.',
  table: (id: string) => `Table ${id}`,
  reported: 'Reported:',
  chat: 'Chat:',
  report: (by: Reported, about: Reported, text: string) => `${who(by)} about ${who(about)}: ${text}`,
  message: (by: Reported, text: string) => `${who(by)}: ${text}`,
  /** Kept with a report, since the player may have deleted their name. */
  evidence: (name: string, text: string) => `${name}: ${text}`,
};
