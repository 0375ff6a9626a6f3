import type { FaultWords } from '../catalogue.ts';
import { files } from './files.ts';
import { rejection } from './rejection.ts';
import { wire } from './wire.ts';

/** What French says about what was rejected. */
export const frFaults = { rejection, files, wire } as const satisfies FaultWords;
