import { builtIn, type EditionId, type SheetId } from 'picket-engine';
import { cellsOf, PRINTED_SHEETS } from 'picket-paper';
import { evidenceOf } from './evidence.ts';
import { findSheet, type Trouble } from './findSheet.ts';
import type { Grey } from './grey.ts';
import type { Nets } from './nets.ts';
import { Patches } from './patches.ts';
import type { Reading } from './reading.ts';
import { readingsOf } from './readings.ts';

/** A sheet that was read from a photo. */
export interface ReadSheet {
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly readings: readonly Reading[];
  readonly patches: Patches;
}

/** Everything that is read from a photo of a printed sheet, or why it can't be. */
export function readPhoto(photo: Grey, nets: Nets): ReadSheet | Trouble {
  const found = findSheet(photo);
  if (typeof found === 'string') return found;
  const known = PRINTED_SHEETS[found.number];
  const block = known && builtIn.editions[known.edition];
  const printed = known && block?.sheets[known.sheet];
  if (known === undefined || block === undefined || printed === undefined) return 'other-sheet';
  const cells = cellsOf(printed);
  const patches = new Patches(photo, found.place);
  return { ...known, readings: readingsOf(cells, evidenceOf(cells, patches, nets), printed, block), patches };
}
