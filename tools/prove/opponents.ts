import { inParts, proveParts } from '../bots/run.ts';
import type { Row } from '../prove.ts';

/** The parts about how the opponents play, and what they promise. */
const PARTS = [
  'speed',
  'stalls',
  'honesty',
  'hints',
  'sheets',
  'characters',
  'ladder',
  'alone',
  'aaa',
  'ceiling',
  'architect',
  'legal',
];
/** A run stops after this long, and the next one resumes. */
const MINUTES = 55;

export const about = `Opponents like people: the ladder, mistakes, personalities, the AAA, hints, honesty, round times; writes docs/bots.md. Each run takes ${MINUTES} minutes, until everything is played. ${inParts(PARTS)}`;

export const prove = (args: readonly string[]): Promise<Row[]> => proveParts(PARTS, args, MINUTES);
