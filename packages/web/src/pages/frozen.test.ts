// What a browser stored besides games under an earlier version: settings, names, online seats. Never
// regenerated.

import { describe, expect, test } from 'vitest';
import { speakAll } from '../text/language.ts';
import { frozenBrowsers } from '../authority/frozenBrowser.ts';
import { draftAt } from '../online/drafts.ts';
import { loadRetention } from '../online/retention.ts';
import { loadProfile } from '../online/profile.ts';
import { StoredOutbox } from '../online/outbox.ts';
import { isForgotten, mySeats } from '../online/seats.ts';
import { stubStorage } from '../platform/storageStub.ts';
import { savedFilter } from './rules/filter.ts';
import { loadChoices } from './setup/choice.ts';
import { loadSettings } from './together/settings.ts';
import { known } from '../platform/preferenceValues.ts';
import { read } from '../platform/storage.ts';

await speakAll('en');

describe.each(frozenBrowsers)('what a browser kept under $version', ({ localStorage: kept, tables }) => {
  stubStorage(kept);
  const wrote = (key: string): unknown => JSON.parse(kept[`picket.${key}`] ?? 'null');

  test('settings are kept', () => {
    // The first versions had a switch for each sound, and one for left-handed layout.
    const {
      sounds = {},
      leftHanded,
      ...rest
    } = wrote('preferences') as { readonly sounds?: object; readonly leftHanded: boolean };
    expect(known(read('picket.preferences'))).toMatchObject({
      ...rest,
      sound: Object.values(sounds).includes(true),
      hand: leftHanded ? 'left' : 'both',
    });
    expect(savedFilter()).toMatchObject(wrote('rules') as object);
    expect(loadProfile()).toMatchObject(wrote('me') as object);
    expect(loadRetention()).toMatchObject(wrote('keeping') as object);
  });

  test('the last set-ups of a local game and an online table are restored', () => {
    const { seatings, ...choice } = wrote('choice') as { seatings: object };
    expect(loadChoices()).toMatchObject({ choice, seatings });
    expect(loadSettings()).toMatchObject(wrote('table') as object);
  });

  test('online seats are kept, except for one that was left', () => {
    expect(mySeats()).toMatchObject(wrote('seats') as object[]);
    expect(mySeats().map(({ table }) => table)).toContain(tables.waiting);
    expect(isForgotten(tables.left)).toBe(true);
  });

  test('a draft at an online table is kept, and so is a turn in flight', () => {
    expect(draftAt(tables.drafted)).toMatchObject(wrote(`draft.${tables.drafted}`) as object);
    expect(new StoredOutbox(tables.sending).all).toMatchObject([{ type: 'submit' }]);
    expect(new StoredOutbox(tables.sending).all).toEqual(wrote(`outbox.${tables.sending}`));
  });
});
