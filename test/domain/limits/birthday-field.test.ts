import { expect, test } from 'vitest';
import { ageOn, checkBirthday } from '../../../src/domain/limits/birthday-field.ts';

const TODAY = '2026-09-01';

test.each(['2000-02-29', '1900-01-01', TODAY])('%s is a birthday', (day) => {
  expect(checkBirthday(day, TODAY)).toEqual({ ok: true, value: day });
});

test.each([
  ['2001-02-29', 'bad_format'],
  ['2000-13-01', 'bad_format'],
  ['2000-1-1', 'bad_format'],
  ['1899-12-31', 'out_of_range'],
  ['2026-09-02', 'out_of_range'],
  [20000101, 'wrong_type'],
])('%s is refused: %s', (day, problem) => expect(checkBirthday(day, TODAY)).toEqual({ ok: false, problem }));

test('no birthday is null', () => expect(checkBirthday('', TODAY)).toEqual({ ok: true, value: null }));

test.each([
  ['2013-09-01', 13],
  ['2013-09-02', 12],
  ['2013-08-31', 13],
  ['2026-09-01', 0],
  ['nonsense', 0],
])('who was born on %s is %i', (birthday, age) => expect(ageOn(birthday, TODAY)).toBe(age));
