import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../src/domain/search/edit-distance.ts';
import {
  deletionsOf,
  editsAllowed,
  editsExpected,
  editsTried,
} from '../../../src/domain/search/spelling-rules.ts';

test.each([
  ['oak', 'oak', 0],
  ['kitchen', 'kitchin', 1],
  ['kitchen', 'kithcen', 1],
  ['kitchen', 'kitchens', 1],
  ['kitchen', 'itchen', 1],
  ['kitchen', 'ktichne', 2],
  ['kitchen', 'chicken', 3],
  ['', 'ab', 2],
])('from %o to %o are %i edits', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a word of %i letters may have %i mistakes', (length, edits) => {
  expect(editsAllowed(length)).toBe(edits);
});

test('a word of seven letters is looked for with a second mistake where no word has only one', () => {
  expect([3, 6, 7, 8].map(editsTried)).toEqual([[], [1], [1, 2], [2]]);
});

const letters = fc.constantFrom(...'abcde');
const word = fc.string({ unit: letters, minLength: 4, maxLength: 14 });
const edit = fc.record({
  at: fc.nat(13),
  kind: fc.constantFrom('add', 'drop', 'replace', 'swap'),
  letter: letters,
});

function edited(text: string, { at, kind, letter }: { at: number; kind: string; letter: string }): string {
  const place = at % text.length;
  const [before, after] = [text.slice(0, place), text.slice(place)];
  if (kind === 'add') return before + letter + after;
  if (kind === 'drop') return before + after.slice(1);
  if (kind === 'replace') return before + letter + after.slice(1);
  return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
}

describe('a misspelt word', () => {
  test('is as far away as it has mistakes, at most', () => {
    fc.assert(
      fc.property(word, edit, edit, (text, one, two) => {
        expect(editDistance(text, edited(text, one), 2)).toBeLessThanOrEqual(1);
        expect(editDistance(edited(text, one), text, 2)).toBe(editDistance(text, edited(text, one), 2));
        expect(editDistance(text, edited(edited(text, one), two), 4)).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('has something in common with the one that was meant', () => {
    fc.assert(
      fc.property(word, fc.array(edit, { minLength: 1, maxLength: 2 }), (meant, edits) => {
        const typed = edits.slice(0, editsAllowed(meant.length)).reduce(edited, meant);
        const allowed = editsAllowed(typed.length);
        if (editDistance(typed, meant, 2) > Math.min(allowed, editsExpected(meant.length))) return;
        const expected = deletionsOf(meant, editsExpected(meant.length));
        expect([...deletionsOf(typed, allowed)].some((deletion) => expected.has(deletion))).toBe(true);
      }),
    );
  });
});
