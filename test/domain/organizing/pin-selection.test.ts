import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  rangeToggled,
  selectedCount,
  selectedOf,
  toggled,
  type Selection,
} from '../../../src/domain/organizing/pin-selection.ts';

const LIST = ['a', 'b', 'c', 'd', 'e'];
const of = (selection: Selection<string>) => selectedOf(selection, LIST).join('');
const some = (...ids: string[]): Selection<string> => ({ kind: 'some', ids: new Set(ids) });

describe('choosing', () => {
  test('begins with nothing', () => {
    expect(of(nothingSelected())).toBe('');
  });

  test('one more, and one less', () => {
    const one = toggled(nothingSelected<string>(), 'b');
    expect(of(one)).toBe('b');
    expect(of(toggled(one, 'b'))).toBe('');
  });

  test('changes what is given to it, not what it was given', () => {
    const before = some('a');
    toggled(before, 'b');
    expect(of(before)).toBe('a');
  });
});

describe('a range', () => {
  test.each([
    ['forwards', 'b', 'd', 'bcd'],
    ['backwards', 'd', 'b', 'bcd'],
    ['of one', 'c', 'c', ''],
  ])('%s', (_how, last, id, expected) => {
    expect(of(rangeToggled(some(last), LIST, last, id))).toBe(expected);
  });

  test('becomes what its end becomes', () => {
    expect(of(rangeToggled(some('a', 'b', 'c', 'd'), LIST, 'd', 'b'))).toBe('a');
  });

  test('without a beginning is its end alone', () => {
    expect(of(rangeToggled(some('a'), LIST, null, 'd'))).toBe('ad');
    expect(of(rangeToggled(some('a'), LIST, 'gone', 'd'))).toBe('ad');
  });
});

describe('everything', () => {
  test('also holds what is not read yet', () => {
    expect(isSelected(everythingSelected(), 'z')).toBe(true);
    expect(selectedCount(everythingSelected(), 10_000)).toBe(10_000);
  });

  test('but one', () => {
    const selection = toggled(everythingSelected<string>(), 'b');
    expect(of(selection)).toBe('acde');
    expect(selectedCount(selection, 10_000)).toBe(9_999);
  });

  test('but a range', () => {
    expect(of(rangeToggled(everythingSelected(), LIST, 'b', 'd'))).toBe('ae');
  });
});

test('choosing twice is as before, whatever was chosen', () => {
  const selections = fc
    .record({ kind: fc.constantFrom('some', 'all'), ids: fc.uniqueArray(fc.constantFrom(...LIST)) })
    .map(({ kind, ids }): Selection<string> =>
      kind === 'some' ? { kind, ids: new Set(ids) } : { kind: 'all', except: new Set(ids) },
    );
  fc.assert(
    fc.property(selections, fc.constantFrom(...LIST), (selection, id) => {
      expect(isSelected(toggled(selection, id), id)).toBe(!isSelected(selection, id));
      expect(of(toggled(toggled(selection, id), id))).toBe(of(selection));
    }),
  );
});
