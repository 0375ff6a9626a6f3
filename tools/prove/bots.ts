import { inParts, partNames, proveParts } from '../bots/run.ts';
import type { Row } from '../prove.ts';

export const about = `Everything about the bots, with full counts; writes docs/bots.md. Takes hours. ${inParts(partNames)}`;

export const prove = (args: readonly string[]): Promise<Row[]> => proveParts(partNames, args);
