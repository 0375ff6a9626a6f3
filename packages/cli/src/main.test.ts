import { expect, test } from 'vitest';
import { picketProcess } from '../test/picket.ts';

// These tests run picket as a process; run.test.ts and the tests of the commands run in this one.

test('the exit code and both outputs are those of the command', () => {
  expect(picketProcess(['--version'])).toMatchObject({ code: 0, err: '' });
  expect(picketProcess(['fly'])).toEqual({
    code: 2,
    out: '',
    err: 'picket: Unknown command fly. See picket --help.\n',
  });
});

test('records can be piped from one command to the next', () => {
  const { code, out } = picketProcess(['simulate', '--games', '2', '--seed', 'pipe']);
  expect(code).toBe(0);
  expect(picketProcess(['check', '-'], out)).toEqual({ code: 0, out: '-: 2 records are valid\n', err: '' });
  expect(picketProcess(['check', '-'], out.replace(/"total":(-?\d+)/, '"total":999')).code).toBe(1);
});

test('commands of a game are read from standard input', () => {
  const { code, out, err } = picketProcess(['play', '--stdin', '--seed', 'monday'], 't3\n3\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Wrote 6');
});
