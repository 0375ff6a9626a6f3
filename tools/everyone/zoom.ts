// Every page at high zoom, with large text, in high contrast and in forced colours.
import { browserRow, browserTests, type BrowserTest } from '../browserTests.ts';
import type { Row } from '../prove.ts';

export async function zoom(): Promise<Row[]> {
  const tests = await browserTests(['zoom', 'reflow', 'largeText', 'contrast']);
  const row = (what: string, isIn: (test: BrowserTest) => boolean) => browserRow(what, tests.filter(isIn));
  return [
    row('at 200 % and 400 % zoom nothing is lost', ({ file }) => /zoom|reflow/.test(file)),
    row('with text at up to 200 % nothing is cut off, and a desktop shows the whole table', ({ file }) =>
      /largeText/.test(file),
    ),
    row(
      'in high contrast every text has 7 : 1',
      ({ file, title }) => /contrast/.test(file) && /7 : 1|system/.test(title),
    ),
    row('forced colours keep every state, in both themes', ({ title }) => /forced colours/.test(title)),
  ];
}
