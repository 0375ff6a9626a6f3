import { readFileSync, statSync } from 'node:fs';
import { Judge, readWeights, SHARES, type Member } from 'picket-bots/net';

/** The networks of `LARGE` or `LARGE,SMALL` (files), weighted as the bots weight them. */
export function readNets(paths: string): readonly Member[] {
  const judges = paths.split(',').map((path) => new Judge(readWeights(readFileSync(path))));
  const [large, small] = judges as [Judge, Judge?];
  if (small === undefined) return [{ judge: large, share: 1 }];
  return [
    { judge: large, share: SHARES.large },
    { judge: small, share: SHARES.small },
  ];
}

/** Changes when the files are rewritten. */
export const stampOf = (paths: string): number =>
  Math.max(...paths.split(',').map((path) => statSync(path).mtimeMs));
