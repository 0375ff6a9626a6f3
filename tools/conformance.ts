import { readFileSync } from 'node:fs';
import { runCases, type Case } from '../packages/engine/test/conformance.ts';

/**
 * `npm run conformance -- FILE`: runs a file of cases and prints how many passed and the id of each that
 * failed.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run conformance -- FILE');
  process.exit(2);
}

const { cases } = readCases(file);
const { passed, failed, skipped } = runCases(cases);
for (const id of failed) console.log(`failed: ${id}`);
for (const id of skipped) console.log(`skipped: ${id}`);
console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exit(failed.length === 0 ? 0 : 1);

function readCases(path: string): { cases: readonly Case[] } {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof found === 'object' && found !== null && 'cases' in found && Array.isArray(found.cases)) {
      return { cases: found.cases as Case[] };
    }
    console.error(`${path} contains no cases.`);
  } catch (error) {
    console.error(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.exit(2);
}
