// RECORD "Writing and reading": the parts of a record that the rules do not determine, and the order of its
// fields.

import { asList, asText, field } from './json.ts';

/** RECORD "seed": 16 bytes as 22 characters of base64url. */
export function isSeed(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 22) return false;
  return Buffer.from(value, 'base64url').toString('base64url') === value;
}

/** RECORD "commitment", "components". */
export function isHash(value: unknown): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(asText(value));
}

export function frameFaults(record: unknown, seats: number): string[] {
  const faults: string[] = [];
  const data = field(record, 'data');
  if (data !== undefined && !isCount(data, 1)) faults.push('data: not a version');
  if (!isHash(field(record, 'commitment'))) faults.push('commitment: not a hash');
  const about = field(record, 'about');
  return about === undefined ? faults : [...faults, ...aboutFaults(about, seats)];
}

/** RECORD "about": optional, as is everything in it. */
function aboutFaults(about: unknown, seats: number): string[] {
  const faults = strangers(about, 'about', ['played', 'seats', 'practice']);
  const played = field(about, 'played');
  const isTime = played === undefined || !Number.isNaN(Date.parse(asText(played)));
  if (!isTime) faults.push('about.played: not a time');
  const told = field(about, 'seats');
  if (told !== undefined && asList(told).length !== seats) faults.push('about.seats: not one per seat');
  for (const [i, seat] of asList(told).entries()) {
    faults.push(...strangers(seat, `about.seats[${i}]`, ['city', 'bot']));
    for (const name of ['city', 'bot']) {
      const isText = typeof (field(seat, name) ?? '') === 'string';
      if (!isText) faults.push(`about.seats[${i}].${name}: not text`);
    }
  }
  const practice = field(about, 'practice');
  if (practice === undefined) return faults;
  faults.push(...strangers(practice, 'about.practice', ['takeBacks', 'hints']));
  for (const name of ['takeBacks', 'hints']) {
    const value = field(practice, name);
    if (value !== undefined && !isCount(value, 0)) faults.push(`about.practice.${name}: not a count`);
  }
  return faults;
}

/** Fields that RECORD.md does not define, or a value that is not an object. */
function strangers(value: unknown, path: string, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: not an object`];
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return unknown.map((name) => `${path}.${name}: unknown field`);
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}

/** The fields of every step in the order in which RECORD.md shows them. */
const stepFields = ['do', 'offer', 'number', 'action', 'give', 'by', 'size', 'slot', 'from', 'at', 'estates'];

/** A step as it is written: fields in order, estates by street and then by house. */
export function asWritten(step: unknown): unknown {
  const given = stepFields.filter((name) => field(step, name) !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, name === 'estates' ? sorted(field(step, name)) : field(step, name)]),
  );
}

function sorted(estates: unknown): unknown {
  const key = (estate: unknown): number => Number(asList(estate)[0]) * 100 + Number(asList(estate)[1]);
  return asList(estates).toSorted((a, b) => key(a) - key(b));
}
