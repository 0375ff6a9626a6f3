import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCases, type Case } from './conformance.ts';

const file = new URL('../../../../shared/conformance/open.json', import.meta.url);

test.skipIf(!existsSync(file))(
  'H6 P1 S1 T2 the conformance cases pass, except for the listed caveats',
  () => {
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Case[] };
    const { passed, failed, skipped } = runCases(cases);
    console.log(`skipped for their caveats: ${skipped.join(', ')}`);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(1000);
  },
);
