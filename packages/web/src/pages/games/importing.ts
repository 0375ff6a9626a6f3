import { EDITIONS, rejection, type EditionId, type Rejection } from 'picket-engine';
import type { Imported } from '../../authority/authority.ts';

/** A file that was picked or dropped. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  readonly text: () => Promise<string>;
}

/**
 * The result of one record: the authority's rejection, or no reason if the browser could not read the file.
 */
export type Outcome =
  | Extract<Imported, { readonly ok: true }>
  | {
      readonly ok: false;
      readonly file: string;
      readonly line?: number;
      readonly rejection?: Rejection;
      /** The edition whose terms the rejection uses, if known. */
      readonly edition?: EditionId;
    };

/** Far more than anyone's games; a larger file is not read. */
const MAX_SIZE = 50_000_000;
const MAX_CITY = 40;

type Import = (text: string, city: string) => Promise<Imported>;

/** Imports every record of some files, in order. A file that is not a record changes nothing. */
export async function importFiles(
  files: readonly PickedFile[],
  importRecord: Import,
  nameless: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    if (file.size > MAX_SIZE) {
      outcomes.push({
        ok: false,
        file: file.name,
        rejection: rejection('file-too-large', { max: MAX_SIZE }),
      });
      continue;
    }
    const text = await file.text().catch(() => undefined);
    if (text === undefined) outcomes.push({ ok: false, file: file.name });
    else outcomes.push(...(await importText(file.name, text, importRecord, cityIn(file.name) || nameless)));
  }
  return outcomes;
}

async function importText(
  file: string,
  text: string,
  importRecord: Import,
  city: string,
): Promise<Outcome[]> {
  const records = recordsIn(text);
  const several = records.length > 1;
  const outcomes: Outcome[] = [];
  for (const [i, { record, line }] of records.entries()) {
    const imported = await importRecord(record, several ? `${city} ${i + 1}` : city);
    if (imported.ok) {
      outcomes.push(imported);
      continue;
    }
    const edition = editionIn(record);
    outcomes.push({ ...imported, file, ...(several && { line }), ...(edition && { edition }) });
  }
  return outcomes;
}

/** Programs write many records into one file, one per line. */
function recordsIn(text: string): { readonly record: string; readonly line: number }[] {
  const lines = text.split('\n').map((record, i) => ({ record, line: i + 1 }));
  const records = lines.filter(({ record }) => record.trim() !== '');
  const isList = records.length > 1 && records.every(({ record }) => /^\s*\{.*\}\s*$/.test(record));
  return isList ? records : [{ record: text, line: 1 }];
}

function editionIn(record: string): EditionId | undefined {
  try {
    const { options } = JSON.parse(record) as { options?: { edition?: unknown } };
    return EDITIONS.find((edition) => edition === options?.edition);
  } catch {
    return undefined;
  }
}

/** The city in an exported file's name: “picket-linden-falls (1).json” is Linden Falls. */
export function cityIn(file: string): string {
  const words = file
    .replace(/\.[^.]*$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .replace(/^picket-/, '')
    .split(/[^\p{L}\p{N}]+/u);
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  return words
    .filter((word) => word !== '')
    .map(capital)
    .join(' ')
    .slice(0, MAX_CITY)
    .trim();
}
