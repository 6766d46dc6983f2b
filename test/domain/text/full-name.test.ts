import { expect, test } from 'vitest';
import { asksFamilyNameFirst, fullName, namesShownTogetherAs } from '../../../src/domain/text/full-name.ts';

test.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['Ann', '', 'Ann'],
  ['هناء', 'خوري', 'هناء خوري'],
  ['花子', '山田', '山田花子'],
  ['エリカ', '佐々木', '佐々木エリカ'],
  ['トム', 'クルーズ', 'トム クルーズ'],
  ['伟', '张', '张伟'],
  ['민수', '김', '김민수'],
  ['花子', '', '花子'],
  ['花子', 'Smith', '花子 Smith'],
])('the full name of %s, %s', (firstName, lastName, full) => {
  expect(fullName({ firstName, lastName })).toBe(full);
});

test('a name that is displayed without a space is that of several first and last names', () => {
  const namesOf = (text: string) =>
    namesShownTogetherAs(text).map(({ firstName, lastName }) => `${lastName}|${firstName}`);
  expect(namesOf('山田花子')).toEqual(['山|田花子', '山田|花子', '山田花|子']);
  for (const text of ['山田 花子', 'Ann', 'トムクルーズ', '山', '', '山'.repeat(17)])
    expect(namesOf(text)).toEqual([]);
});

test('forms ask for the family name first where names begin with it', () => {
  expect(['ja-JP', 'zh-Hant-TW', 'hu'].map(asksFamilyNameFirst)).toEqual([true, true, true]);
  expect(['en-GB', 'ar', 'pt-BR'].map(asksFamilyNameFirst)).toEqual([false, false, false]);
});
