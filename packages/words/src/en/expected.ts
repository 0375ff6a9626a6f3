import type { Expected, Form } from '@picket/engine';

const forms: { readonly [F in Form]: string } = {
  'house-number': 'a house number from 0 to 17',
  id: 'an id of letters, digits, dots and dashes',
  hash: 'sha256: and 64 hexadecimal digits',
  seed: '22 letters, digits, dashes or underscores',
  time: 'a time such as 2026-11-16T20:15:00Z',
};

/** What a value should have been, to stand after “expected”. */
export function expected(told: Expected): string {
  switch (told.expected) {
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
      return 'a value that is not there already';
    case 'integer':
      return `a whole number from ${told.min} to ${told.max}`;
    case 'list':
      return told.min === told.max ? `a list of ${told.min}` : `a list of ${told.min} to ${told.max}`;
    case 'cards':
      return `${told.min} to ${told.max} cards that make three equal stacks`;
    case 'text':
      return `a text of at most ${told.max} characters`;
    case 'one-of':
      return `one of ${told.values}`;
    case 'form':
      return forms[told.form];
    case 'standard-plan':
      return `at least one standard plan for ${told.slot}`;
  }
}
