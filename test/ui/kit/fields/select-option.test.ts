import { expect, test } from 'vitest';
import {
  groupedOptions,
  matchingOptions,
  optionBeginningWith,
  type SelectOption,
} from '../../../../src/ui/kit/fields/select-option.ts';

const options: readonly SelectOption[] = ['Kitchen', 'Étagères', 'Clay and colour', 'Kites'].map((label) => ({
  id: label,
  label,
}));
const labels = (found: readonly SelectOption[]) => found.map((option) => option.label);

test.each([
  ['', ['Kitchen', 'Étagères', 'Clay and colour', 'Kites']],
  ['kit', ['Kitchen', 'Kites']],
  ['etageres', ['Étagères']],
  ['colour clay', ['Clay and colour']],
  ['clay kit', []],
])('“%s” finds %o', (query, found) => {
  expect(labels(matchingOptions(options, query))).toEqual(found);
});

test.each([
  ['oak', ['Oak', 'Oak chairs', 'Soaked', 'Old oaks']],
  ['OAK chairs', ['Oak chairs']],
  ['', ['Soaked', 'Oak chairs', 'Old oaks', 'Oak']],
])('of what holds “%s”, what is called so comes first, then what begins so', (query, found) => {
  const boards = ['Soaked', 'Oak chairs', 'Old oaks', 'Oak'].map((label) => ({ id: label, label }));
  expect(labels(matchingOptions(boards, query))).toEqual(found);
});

test('a heading goes with the best that stands under it', () => {
  const boards = [
    { id: '1', label: 'Soaked', group: 'Suggested' },
    { id: '2', label: 'Old oaks', group: 'All boards' },
    { id: '3', label: 'Oak', group: 'All boards' },
  ];
  expect(labels(matchingOptions(boards, 'oak'))).toEqual(['Oak', 'Old oaks', 'Soaked']);
  expect(labels(matchingOptions(boards, 'oa'))).toEqual(['Oak', 'Old oaks', 'Soaked']);
  expect(labels(matchingOptions(boards, 'ak'))).toEqual(['Soaked', 'Old oaks', 'Oak']);
});

test.each([
  ['k', null, 'Kitchen'],
  ['k', 'Kitchen', 'Kites'],
  ['k', 'Kites', 'Kitchen'],
  ['e', null, 'Étagères'],
  ['x', null, undefined],
])('the letter %s after %s goes to %s', (letter, after, found) => {
  expect(optionBeginningWith(options, letter, after)?.label).toBe(found);
});

test('options stand under their headings in their order', () => {
  const groups = groupedOptions([
    { id: '1', label: 'Kitchen', group: 'Suggested' },
    { id: '2', label: 'Garden', group: 'Suggested' },
    { id: '3', label: 'Autumn', group: 'All boards' },
  ]);
  expect(groups.map((group) => [group.name, labels(group.options)])).toEqual([
    ['Suggested', ['Kitchen', 'Garden']],
    ['All boards', ['Autumn']],
  ]);
});
