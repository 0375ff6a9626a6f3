import type { EditionId, SheetId } from 'picket-engine';
import type { Trouble } from './findSheet.ts';
import type { Grey, Colours } from './grey.ts';
import type { Reading } from './reading.ts';

/** What the page sends to the worker: the pixels of a photo. */
export type ToReader = Colours;

/** A sheet as it was read, with a rectified picture of every cell that the player is asked about. */
export interface SheetOnPhoto {
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly readings: readonly ReadingOnPhoto[];
}

export type ReadingOnPhoto = Reading & { readonly picture?: Grey };

export type FromReader =
  | { readonly read: SheetOnPhoto }
  /** `failed`: the weights couldn’t be loaded, or the file isn’t a picture. */
  | { readonly trouble: Trouble | 'failed' };
