import { BUILT_IN, builtIn, componentsOf, DATA_VERSION, readComponents } from 'picket-engine';
import { expect, test } from 'vitest';
import { picket } from '../../test/picket.ts';

test('what is printed can be read back', async () => {
  const { out } = await picket(['components']);
  expect(JSON.parse(out)).toEqual(builtIn);
  expect(readComponents(out)).toMatchObject({ ok: true, value: { versions: [builtIn] } });
  expect(JSON.parse((await picket(['components', '--edition', '2023'])).out)).toEqual({
    ...builtIn,
    editions: { '2023': builtIn.editions['2023'] },
  });
});

test('every version of the data can be printed, the newest by default', async () => {
  for (let data = 1; data <= DATA_VERSION; data++) {
    const { out } = await picket(['components', '--data', String(data)]);
    expect(JSON.parse(out)).toEqual(componentsOf(BUILT_IN, data));
  }
  const newest = (await picket(['components', '--data', String(DATA_VERSION)])).out;
  expect((await picket(['components'])).out).toBe(newest);
});

test.each([String(DATA_VERSION + 1), 'new'])('data version %s is rejected', async (data) => {
  expect(await picket(['components', '--data', data])).toEqual({
    code: 2,
    out: '',
    err: `picket: Unknown data version “${data}”. The newest is ${DATA_VERSION}.\n`,
  });
});
