import { builtIn, readComponents } from '@picket/engine';
import { expect, test } from 'vitest';
import { picket } from '../../test/picket.ts';

test('what is printed can be read back', () => {
  const { out } = picket(['components']);
  expect(JSON.parse(out)).toEqual(builtIn);
  expect(readComponents(out)).toMatchObject({ ok: true, value: { versions: [builtIn] } });
  expect(JSON.parse(picket(['components', '--edition', '2023']).out)).toEqual({
    ...builtIn,
    editions: { '2023': builtIn.editions['2023'] },
  });
});
