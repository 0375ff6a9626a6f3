/** Every number and switch of a server. `defaults.ts` says what each is when nobody says otherwise. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder that holds everything the server keeps. */
  readonly data: string;
  /** The folder with the built client. */
  readonly client: string;
  /** How many proxies in front may be believed about addresses: false, or true for all. */
  readonly trustProxy: boolean;
  /** Origins that may open a socket, besides the server's own. */
  readonly origins: readonly string[];
  /** How much is logged: a level of pino, or silent. */
  readonly log: string;
  readonly limits: Limits;
  readonly keep: Keep;
  readonly clock: ClockNumbers;
  readonly bots: BotNumbers;
  readonly push: PushNumbers;
}

/** A bucket that holds `burst` and fills by `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Limits {
  readonly sockets: number;
  readonly tables: number;
  /** Messages of one seat, or of one spectator's socket. */
  readonly messages: Rate;
  readonly chat: Rate;
  /** By address: 200 seats behind one must not notice. */
  readonly addressMessages: Rate;
  readonly addressSockets: Rate;
  readonly addressRequests: Rate;
  readonly addressTables: Rate;
  /** Codes tried from one address. */
  readonly addressCodes: Rate;
  /** Messages that nobody could read, after which a socket is closed. */
  readonly strikes: number;
  /** Bytes that may wait for a slow viewer before it is cut off. */
  readonly backlog: number;
}

/** How long things are kept, in days unless they say otherwise. */
interface Keep {
  readonly lobbyDays: number;
  readonly unfinishedDays: number;
  /** Minutes after which a table that nobody looks at leaves the memory. */
  readonly idleMinutes: number;
  /** Hours for which the answer to a command is remembered. */
  readonly answerHours: number;
  readonly linkDays: number;
}

interface ClockNumbers {
  /** Milliseconds between looks at clocks and absences. */
  readonly sweep: number;
  /** Seconds after which an absent host is replaced. */
  readonly hostSeconds: number;
  /** Seconds for which nobody is late after the server began, or let things change again. */
  readonly graceSeconds: number;
  /** Milliseconds for which arrivals and turns at a large table are gathered into one message. */
  readonly gather: number;
  /** From this many seats on a table is large. */
  readonly large: number;
  /** Milliseconds between signs of life asked of a socket. */
  readonly heartbeat: number;
}

interface BotNumbers {
  readonly threads: number;
  /** The longest a bot may think about a turn, in milliseconds. */
  readonly ms: number;
  /** The longest that all bots of one table may think about a round together, in milliseconds. */
  readonly roundMs: number;
}

interface PushNumbers {
  readonly on: boolean;
  /** Seconds for which somebody may be away from a new round before being reminded of it. */
  readonly seconds: number;
  /** What push services are told to write to about trouble. */
  readonly contact: string;
  /** For tests: a push service may be on this machine, without TLS. */
  readonly local: boolean;
}
