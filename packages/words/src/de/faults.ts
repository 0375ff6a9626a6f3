import type { FaultWords } from '../catalogue.ts';
import { files } from './files.ts';
import { rejection } from './rejection.ts';
import { wire } from './wire.ts';

/** What German says about what was rejected. */
export const deFaults = { rejection, files, wire } as const satisfies FaultWords;
