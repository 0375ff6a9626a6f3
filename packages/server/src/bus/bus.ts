import * as v from 'valibot';

const NODE = v.pipe(v.string(), v.maxLength(100));
const COUNT = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));
const MOST_ADDRESSES = 1000;

const HintSchema = v.variant('type', [
  /** An operator command was placed or executed. */
  v.object({ type: v.literal('orders') }),
  /** The node is running, with this many sockets and tables. */
  v.object({ type: v.literal('here'), sockets: COUNT, tables: COUNT }),
  /** The node has ended. */
  v.object({ type: v.literal('gone') }),
  /** What addresses have used of a limit at the node. */
  v.object({
    type: v.literal('spent'),
    limit: v.pipe(v.string(), v.maxLength(40)),
    by: v.pipe(v.array(v.tuple([v.pipe(v.string(), v.maxLength(100)), COUNT])), v.maxLength(MOST_ADDRESSES)),
  }),
]);

/**
 * A message between nodes. Hints may be lost, late, duplicated or out of order. They only save time: everything that matters is in the
 * database, where nodes look anyway.
 */
export type Hint = v.InferOutput<typeof HintSchema>;

/** Carries hints between nodes. */
export interface Bus {
  readonly isUp: boolean;
  /** Returns immediately, and never fails. */
  publish(hint: Hint): void;
  close(): Promise<void>;
}

export interface BusEvents {
  readonly receive: (hint: Hint, from: string) => void;
  /** Called once when the connection is lost, until it is back. */
  readonly lost: (error: unknown) => void;
}

/** For a single server. */
export const NO_BUS: Bus = { isUp: false, publish: () => undefined, close: async () => undefined };

const Message = v.object({ from: NODE, hint: HintSchema });

export function writeHint(hint: Hint, from: string): string {
  return JSON.stringify({ from, hint } satisfies v.InferOutput<typeof Message>);
}

/** Undefined if it is not a hint, for example one of another version. */
export function readHint(text: string): v.InferOutput<typeof Message> | undefined {
  try {
    const read = v.safeParse(Message, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
