import { expect, test } from 'vitest';
import type { FieldProblem } from '../../../src/domain/limits/checked.ts';
import { problemText } from '../../../src/ui/forms/problem-text.ts';

test.each<[FieldProblem, number | undefined, string]>([
  ['missing', undefined, 'Title is missing.'],
  ['too_long', 200, 'Title is too long: 200 characters at most.'],
  ['too_long', undefined, 'Title is too long.'],
  ['too_short', 3, 'Title is too short: 3 characters at least.'],
  ['too_short', undefined, 'Title is too short.'],
  ['not_unique', undefined, 'Title is already in use.'],
  ['bad_format', undefined, 'Title isn’t valid.'],
  ['not_allowed', undefined, 'Title isn’t valid.'],
  ['out_of_range', undefined, 'Title isn’t valid.'],
  ['wrong_type', undefined, 'Title isn’t valid.'],
])('%s (%s): %s', (problem, limit, text) => {
  expect(problemText('Title', { name: 'title', problem, limit }, {})).toBe(text);
});

test('a form may know better words', () => {
  const special = { 'title.missing': 'Give it a name.' };
  expect(problemText('Title', { name: 'title', problem: 'missing' }, special)).toBe('Give it a name.');
  expect(problemText('Link', { name: 'link', problem: 'missing' }, special)).toBe('Link is missing.');
});
