import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from 'picket-protocol';
import * as v from 'valibot';
import type { Allowed } from './fault.ts';

/**
 * Every setting of a server, with its default and its range. A schema’s message is the allowed range, as JSON: the command line
 * words it.
 */

const allowed = (what: Allowed): string => JSON.stringify(what);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_SECONDS = 86_400;
const MANY = 1_000_000;
/** Effectively never. */
const MOST_DAYS = 100_000;

function text(usual: string) {
  return v.optional(
    v.pipe(v.string(allowed({ kind: 'text' })), v.minLength(1, allowed({ kind: 'filled' }))),
    usual,
  );
}

function flag(usual: boolean) {
  return v.optional(v.boolean(allowed({ kind: 'flag' })), usual);
}

function whole(min: number, max: number, usual: number) {
  const range = allowed({ kind: 'whole', min, max });
  return v.optional(
    v.pipe(v.number(range), v.integer(range), v.minValue(min, range), v.maxValue(max, range)),
    usual,
  );
}

function decimal(min: number, max: number, usual: number) {
  const range = allowed({ kind: 'decimal', min, max });
  return v.optional(v.pipe(v.number(range), v.minValue(min, range), v.maxValue(max, range)), usual);
}

function group<const E extends v.ObjectEntries>(entries: E) {
  return v.optional(
    v.strictObject(entries, allowed({ kind: 'object' })),
    {} as v.InferInput<v.StrictObjectSchema<E, string>>,
  );
}

/** A token bucket of `burst` tokens that refills by `perSecond`. */
function rate(burst: number, perSecond: number) {
  return group({ burst: decimal(0, MANY, burst), perSecond: decimal(0, MANY, perSecond) });
}

const ORIGINS = allowed({ kind: 'origins' });
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url;

const DATABASE = allowed({ kind: 'database' });
const isDatabase = (text: string) =>
  text === 'sqlite' || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text));

const BUS = allowed({ kind: 'bus' });
const isBus = (text: string) => text === 'none' || (/^rediss?:\/\/./.test(text) && URL.canParse(text));

const COLLECTOR = allowed({ kind: 'collector' });
const isCollector = (text: string) => text === 'none' || (/^https?:\/\/./.test(text) && URL.canParse(text));

const NODE = allowed({ kind: 'node' });

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const DOMAINS = allowed({ kind: 'domains' });
const CONTACT = allowed({ kind: 'contact' });

const entries = {
  host: text('localhost'),
  port: whole(1, 65_535, 4600),
  /** The folder for everything the server stores. */
  data: text('./data'),
  /** Where tables are stored: `sqlite` for a file in the data folder, or the address of a PostgreSQL database. */
  database: v.optional(v.pipe(v.string(DATABASE), v.check(isDatabase, DATABASE)), 'sqlite'),
  /** Where nodes on one database exchange hints: the address of a Redis or Valkey server, or `none`. */
  bus: v.optional(v.pipe(v.string(BUS), v.check(isBus, BUS)), 'none'),
  /** The folder with the built client. */
  client: text(join(import.meta.dirname, '../../../web/dist')),
  /** Whether to take client addresses from the proxy’s headers. */
  trustProxy: flag(false),
  /** Origins that may open a socket, besides the server's own. */
  origins: v.optional(v.array(v.pipe(v.string(ORIGINS), v.check(isOrigin, ORIGINS)), ORIGINS), []),
  log: v.optional(v.picklist(LEVELS, allowed({ kind: 'one-of', values: LEVELS })), 'info'),
  /** Where Prometheus reads the metrics; port 0 turns them off. */
  metrics: group({ host: text('localhost'), port: whole(0, 65_535, 4680) }),
  traces: group({
    /** A collector of OpenTelemetry traces, or `none`. */
    url: v.optional(v.pipe(v.string(COLLECTOR), v.check(isCollector, COLLECTOR)), 'none'),
    /** The share of commands and requests that is recorded. */
    share: decimal(0, 1, 0.01),
  }),
  cluster: group({
    /** Where other nodes on the same database reach this one, if not at its own host and port. */
    address: v.optional(v.pipe(v.string(NODE), v.regex(/^(http:\/\/[^/\s]+)?$/, NODE)), ''),
    /** Seconds without a renewal after which other nodes may take over a node's tables. */
    leaseSeconds: decimal(0.1, DAY_SECONDS, 10),
  }),
  limits: group({
    // Shared fairly between addresses: one never gets all of them.
    sockets: whole(1, MANY, 15_000),
    /** Open connections of any kind, sockets included; at most nine tenths of the files that the process may open. */
    connections: whole(1, MANY, 18_000),
    tables: whole(1, 100 * MANY, 50_000),
    /** Seats per table. With more than 200, players see a few towns and their rank. */
    seats: whole(1, LIMITS.seats, LIMITS.wholeSeats),
    /** Messages of one seat, or of one spectator's socket. */
    messages: rate(40, 8),
    chat: rate(5, 0.5),
    // Per address: 200 players behind one address must not notice.
    addressMessages: rate(4000, 1600),
    addressSockets: rate(3000, 300),
    addressRequests: rate(3000, 300),
    addressTables: rate(600, 20),
    /** Seats queried. */
    addressMine: rate(4000, 100),
    /** Table codes tried. */
    addressCodes: rate(300, 1),
    /** Lines of one kind in the log. */
    log: rate(100, 10),
    /** Frames beyond the limits, in ten seconds, before a socket is closed. */
    excess: whole(1, MANY, 200),
    /** Unreadable messages before a socket is closed. */
    strikes: whole(1, MANY, 5),
    /** Bytes queued for a slow client before it is disconnected. */
    backlog: whole(100_000, 1000 * MANY, 2_000_000),
    /** The same for all clients together; beyond it, slow ones are disconnected. */
    backlogs: whole(100_000, 100_000 * MANY, 256_000_000),
  }),
  keep: group({
    lobbyDays: decimal(0, MOST_DAYS, 2),
    unfinishedDays: decimal(0, MOST_DAYS, 30),
    /** Minutes until a table without viewers is unloaded from memory. */
    idleMinutes: decimal(0, 1440, 5),
    /** Hours for which a repeated command gets the same answer. */
    answerHours: decimal(0, 24 * MOST_DAYS, 24),
    linkDays: decimal(0, MOST_DAYS, 7),
  }),
  clock: group({
    /** Milliseconds between checks of clocks and absences. */
    sweep: whole(10, MINUTE_MS, 1000),
    /** Seconds until an absent host is replaced. */
    hostSeconds: decimal(0, DAY_SECONDS, 60),
    /** Seconds in which an absent player can stop the host from giving the seat away. */
    offerSeconds: decimal(0, DAY_SECONDS, 120),
    /** Seconds after a start, or after read-only mode, in which nobody counts as late. */
    graceSeconds: decimal(0, DAY_SECONDS, 30),
    /** Milliseconds for which updates of a large table are batched. */
    gather: whole(0, HOUR_MS, 100),
    /** The number of seats that makes a table large. */
    large: whole(1, MANY, 13),
    /** Milliseconds between pings of a socket. */
    heartbeat: whole(100, HOUR_MS, 30_000),
  }),
  bots: group({
    threads: whole(1, 1024, Math.max(1, availableParallelism() - 1)),
    /** Milliseconds for one turn. */
    ms: whole(1, MINUTE_MS, 100),
    /** Milliseconds for all bots of one table in one round, or of the tables that wait for the same thread. */
    roundMs: whole(1, 10 * MINUTE_MS, 3000),
    /** Milliseconds that a thread may be late before it is replaced. */
    stuckMs: whole(100, 10 * MINUTE_MS, 10_000),
  }),
  push: group({
    on: flag(true),
    /** Seconds of absence in a new round before a reminder is sent. */
    seconds: decimal(0, DAY_SECONDS, 20),
    /** The contact for push services. */
    contact: v.optional(
      v.pipe(v.string(CONTACT), v.regex(/^(mailto:|https:\/\/)./, CONTACT)),
      'mailto:operator@localhost',
    ),
    /** Domains that reminders may be sent to, by default those of the browsers’ makers; empty allows all. */
    services: v.optional(v.array(v.pipe(v.string(DOMAINS), v.regex(/^[a-z0-9.-]+$/, DOMAINS)), DOMAINS), [
      'googleapis.com',
      'mozilla.com',
      'windows.com',
      'apple.com',
    ]),
    /** For tests: allow a push service on this machine, without TLS. */
    local: flag(false),
  }),
};

export const ConfigSchema = v.strictObject(entries, allowed({ kind: 'object' }));

type Frozen<T> = { readonly [K in keyof T]: T[K] extends object ? Frozen<T[K]> : T[K] };

export type Config = Frozen<v.InferOutput<typeof ConfigSchema>>;
export type Rate = Config['limits']['chat'];

export const DEFAULTS: Config = v.parse(ConfigSchema, {});
