import { provePackages } from '../packages/prove.ts';

export const about =
  'The packages as others get them: packed, installed in an empty folder, run on Node 20 and bundled.';

export const prove = provePackages;
