import type { Database } from './schema.ts';

/** One change of one database table, as a value. */
export type Write =
  | {
      [T in keyof Database]:
        | { readonly insert: T; readonly row: Database[T] }
        /** Replaces the row with the same key. */
        | { readonly put: T; readonly row: Database[T] }
        | { readonly update: T; readonly where: Partial<Database[T]>; readonly set: Partial<Database[T]> }
        | { readonly remove: T; readonly where: Partial<Database[T]> };
    }[keyof Database]
  | Expiry
  | Retiming
  | Capping
  | PushCopy;

/** Removes older rows. */
type Expiry =
  | { readonly expire: 'answers'; readonly by: 'at'; readonly before: number }
  | { readonly expire: 'links'; readonly by: 'expires'; readonly before: number };

/** Corrects the times that were taken while the clock was wrong. */
export interface Retiming {
  readonly retime: { readonly from: number; readonly to: number; readonly by: number };
}

/** Ends waits for times that only a wrong clock can have given. */
export interface Capping {
  readonly noLaterThan: number;
}

/** Copies the push subscriptions of these seats to another table. */
export interface PushCopy {
  readonly copy: 'push';
  readonly from: string;
  readonly to: string;
  readonly keys: readonly number[];
}
