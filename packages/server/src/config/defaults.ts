import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.ts';

export const DEFAULTS: Config = {
  host: 'localhost',
  port: 4600,
  data: './data',
  client: join(import.meta.dirname, '../../../web/dist'),
  trustProxy: false,
  origins: [],
  log: 'info',
  limits: {
    sockets: 15_000,
    tables: 50_000,
    messages: { burst: 40, perSecond: 8 },
    chat: { burst: 5, perSecond: 0.5 },
    addressMessages: { burst: 4000, perSecond: 1600 },
    addressSockets: { burst: 3000, perSecond: 300 },
    addressRequests: { burst: 3000, perSecond: 300 },
    addressTables: { burst: 600, perSecond: 20 },
    addressCodes: { burst: 300, perSecond: 1 },
    strikes: 5,
    backlog: 8_000_000,
  },
  keep: { lobbyDays: 2, unfinishedDays: 30, idleMinutes: 5, answerHours: 24, linkDays: 7 },
  clock: { sweep: 1000, hostSeconds: 60, graceSeconds: 30, gather: 100, large: 13, heartbeat: 30_000 },
  bots: { threads: Math.max(1, availableParallelism() - 1), ms: 100, roundMs: 3000 },
  push: { on: true, seconds: 20, contact: 'mailto:operator@localhost', local: false },
};
