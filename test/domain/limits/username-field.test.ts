import { expect, test } from 'vitest';
import { checkUsername } from '../../../src/domain/limits/username-field.ts';

const isReserved = (name: string) => name === 'settings';

test.each(['ann', 'ann_2', 'a'.repeat(30)])('%s is a username', (name) => {
  expect(checkUsername(name, isReserved)).toEqual({ ok: true, value: name });
});

test.each([
  ['an', 'too_short'],
  ['a'.repeat(31), 'too_long'],
  ['2ann', 'bad_format'],
  ['ann.x', 'bad_format'],
  ['änn', 'bad_format'],
  ['settings', 'not_allowed'],
  ['Settings', 'not_allowed'],
  ['', 'missing'],
])('%s is refused: %s', (name, problem) =>
  expect(checkUsername(name, isReserved)).toMatchObject({ problem }),
);

test('is kept in lower case', () =>
  expect(checkUsername('Ann', isReserved)).toEqual({ ok: true, value: 'ann' }));
