import type { FaultWords } from '../catalogue.ts';
import { files } from './files.ts';
import { rejection } from './rejection.ts';
import { wire } from './wire.ts';

/** The English texts about rejections. */
export const enFaults = { rejection, files, wire } as const satisfies FaultWords;
