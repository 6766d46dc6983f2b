import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackedGuides, withGuides } from '../../../src/domain/search/stacked-guides.ts';

test.each([
  ['oak table', undefined, 'oak table', []],
  ['oak table', '', 'oak table', []],
  ['oak table small', 'small', 'oak table', ['small']],
  ['oak table small round', 'small,round', 'oak table', ['small', 'round']],
  // The query was changed: only what it still ends with counts.
  ['oak table small round', 'blue,round', 'oak table small', ['round']],
  ['oak table', 'chair', 'oak table', []],
  // A guide never is the whole query.
  ['oak', 'oak', 'oak', []],
  ['soak', 'oak', 'soak', []],
])('the query “%s” with the guides “%s” begins with “%s”', (query, listed, base, guides) => {
  expect(stackedGuides(query, listed)).toEqual({ base, guides });
});

test('guides are written behind the query and read back', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 5 }), (base, guides) => {
      const { q, rg } = withGuides({ base, guides });
      expect(stackedGuides(q, rg)).toEqual({ base, guides });
    }),
  );
});

test('a query has at most 200 characters', () => {
  expect(withGuides({ base: 'a'.repeat(198), guides: ['blue'] }).q).toHaveLength(200);
});
