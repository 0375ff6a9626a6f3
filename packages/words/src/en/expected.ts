import type { Expected, Form } from 'picket-engine';

const forms: { readonly [F in Form]: string } = {
  'house-number': 'a house number from 0 to 17',
  id: 'an id of letters, digits, dots and dashes',
  hash: 'sha256: and 64 hexadecimal digits',
  seed: '22 letters, digits, dashes or underscores',
  time: 'a time such as 2026-11-16T20:15:00Z',
};

/** What a value should have been, for after “expected”. */
export function expected(wanted: Expected): string {
  switch (wanted.expected) {
    case 'object':
      return 'an object';
    case 'boolean':
      return 'true or false';
    case 'steps':
      return 'a list of steps';
    case 'house':
      return 'null, a number, a number with “bis”, or “roundabout”';
    case 'no-such-field':
      return 'no such field';
    case 'something':
      return 'a value';
    case 'once':
      return 'a value that is not listed already';
    case 'integer':
      return `a whole number from ${wanted.min} to ${wanted.max}`;
    case 'list':
      return wanted.min === wanted.max
        ? `a list of ${wanted.min}`
        : `a list of ${wanted.min} to ${wanted.max}`;
    case 'cards':
      return `${wanted.min} to ${wanted.max} cards that make three equal stacks`;
    case 'text':
      return `a text of at most ${wanted.max} characters`;
    case 'one-of':
      return `one of ${wanted.values}`;
    case 'form':
      return forms[wanted.form];
    case 'standard-plan':
      return `at least one standard plan for ${wanted.slot}`;
  }
}
