import { know } from 'picket-protocol';
import type { ViewRecord } from 'picket-engine';
import { expect, test } from 'vitest';
import { speakAll } from '../text/language.ts';
import { snapshotOf } from './snapshot.ts';
import { LOBBY } from './testKit.ts';

await speakAll('en');

test('a finished game was played when it ended, whenever it is opened', () => {
  const ended = Date.UTC(2021, 3, 1);
  const known = know({ ...LOBBY, info: { ...LOBBY.info, status: 'over', ended } });
  const view = { format: 'picket-view/1' } as ViewRecord;
  expect(snapshotOf(known, view, { draft: undefined, elsewhere: false }).played).toBe(ended);
});
