import type { EditionId, SheetId } from 'picket-engine';
import type { Trouble } from './findSheet.ts';
import type { Grey, Colours } from './grey.ts';
import type { Reading } from './reading.ts';

/** What the page sends to the worker: the pixels of a photo. */
export type ToReader = Colours;

/** A sheet as it was read, with a straightened picture of everything that has to be asked. */
export interface SheetOnPhoto {
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly readings: readonly ReadingOnPhoto[];
}

export type ReadingOnPhoto = Reading & { readonly picture?: Grey };

export type FromReader =
  | { readonly read: SheetOnPhoto }
  /** `failed`: the weights can’t be had, or the file isn’t a picture. */
  | { readonly trouble: Trouble | 'failed' };
