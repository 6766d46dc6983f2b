import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inParts,
  movedBehind,
  movedTo,
  predecessor,
  restored,
  without,
} from '../../../src/domain/organizing/list-order.ts';

const list = (text: string) => [...text];
const set = (text: string) => new Set(text);

describe('what is taken out', () => {
  test('leaves the others in order', () => {
    expect(without(list('abcde'), set('bd')).join('')).toBe('ace');
  });

  test.each([
    ['comes back to its place', 'ace', 'abcde', 'bd', 'abcde'],
    ['comes back to the front', 'cd', 'abcd', 'ab', 'abcd'],
    ['comes back alone', 'ace', 'abcde', 'd', 'acde'],
    ['comes back behind what is left before it', 'ae', 'abcde', 'd', 'ade'],
    ['comes back into a list that has grown', 'xacey', 'abcde', 'bd', 'xabcdey'],
    ['comes back into a list that was reordered', 'eca', 'abcde', 'bd', 'ecdab'],
    ['is not doubled', 'abc', 'abc', 'b', 'abc'],
    ['comes back into an empty list', '', 'abc', 'ac', 'ac'],
  ])('%s', (_what, now, before, back, expected) => {
    expect(restored(list(now), list(before), set(back)).join('')).toBe(expected);
  });

  test('and put back at once is where it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.func(fc.boolean()), (before, isGone) => {
        const gone = new Set(before.filter((id) => isGone(id)));
        expect(restored(without(before, gone), before, gone)).toEqual(before);
      }),
    );
  });
});

describe('moving', () => {
  test.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
    ['a', 99, 'bcda'],
    ['c', -5, 'cabd'],
    ['x', 1, 'abcd'],
  ])('%s to place %i', (id, index, expected) => {
    expect(movedTo(list('abcd'), id, index).join('')).toBe(expected);
  });

  test.each([
    ['a', 'c', 'bcad'],
    ['d', 'a', 'adbc'],
    ['b', 'a', 'abcd'],
    ['c', null, 'cabd'],
    ['c', 'x', 'cabd'],
    ['x', 'a', 'abcd'],
  ])('%s behind %s', (id, behind, expected) => {
    expect(movedBehind(list('abcd'), id, behind).join('')).toBe(expected);
  });

  test('says behind what a thing stands', () => {
    expect(predecessor(list('abc'), 'b')).toBe('a');
    expect(predecessor(list('abc'), 'a')).toBeNull();
  });
});

test('a long list comes in parts', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});
