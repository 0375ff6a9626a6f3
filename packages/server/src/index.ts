/** The public API of the server. */
export { buildApp } from './app.ts';
export { hintAtOrder } from './bus/hints.ts';
export { canStartCluster, startCluster } from './cluster/cluster.ts';
export { DEFAULTS, type Config } from './config/schema.ts';
export { ConfigError, type Allowed, type ConfigFault } from './config/fault.ts';
export { readConfig } from './config/read.ts';
export { listen } from './listen.ts';
export { openServer, type Server } from './server.ts';
export { backUp, restore } from './ops/backup.ts';
export { moveData } from './ops/move.ts';
export { ORDERS, placeOrder, type OrderKind } from './ops/orders.ts';
export { run } from './ops/run.ts';
export { DataError } from './store/dataError.ts';
export { openStore, SQLITE, type Place } from './store/open.ts';
export type { Evidence } from './store/schema.ts';
export type { Store } from './store/store.ts';
