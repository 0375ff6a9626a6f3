// Every rule has a test whose title starts with its id, and every id in a title is a rule.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, rulesIn } from 'picket-words';
import { ruleIds, testTitles } from '../titles.ts';

const root = join(import.meta.dirname, '../..');

const titles = globSync('packages/*/{src,test}/**/*.test.ts', { cwd: root }).flatMap((file) =>
  testTitles(readFileSync(join(root, file), 'utf8')),
);

const rules = rulesIn(en);
const known = new Set<string>(rules.map((rule) => rule.id));
const tested = new Set(titles.flatMap(ruleIds));

const complaints = [
  ...rules.filter((rule) => !tested.has(rule.id)).map(({ id, text }) => `No test for ${id}: ${text}`),
  ...titles.flatMap((title) =>
    ruleIds(title)
      .filter((id) => !known.has(id))
      .map((id) => `No rule ${id}, but a test called: ${title}`),
  ),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
