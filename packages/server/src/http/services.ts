import type { Box } from 'picket-engine';
import type { Spending } from '../bus/spending.ts';
import type { Config } from '../config/schema.ts';
import type { Deals } from '../live/deals.ts';
import type { Codes } from '../live/codes.ts';
import type { Owners } from '../live/owners.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Health } from '../ops/health.ts';
import type { Moderation } from '../ops/moderation.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Traces } from '../ops/traces.ts';
import type { Push } from '../push/push.ts';
import type { Ownership } from '../store/ownership.ts';
import type { Store } from '../store/store.ts';

/** What routes depend on. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly ownership: Ownership;
  readonly codes: Codes;
  readonly owners: Owners;
  /** The printed components that tables are dealt from. */
  readonly box: Box;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly moderation: Moderation;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly push: Push;
  readonly deals: Deals;
  /** The token buckets of addresses, shared between nodes. */
  readonly spending: Spending;
  readonly now: () => number;
  /** For limits and intervals: monotonic, unlike the time of day. */
  readonly elapsed: () => number;
  /** Whether the server is shutting down. */
  readonly isDraining: () => boolean;
}
