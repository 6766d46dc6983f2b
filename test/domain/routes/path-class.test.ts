import { expect, test } from 'vitest';
import { pathClass } from '../../../src/domain/routes/internal/path-class.ts';

test.each([
  ['/pin/1/sent/', 'sent'],
  ['/pin/1/feedback/', 'feedback'],
  ['/pin/1/feedback', 'feedback'],
  ['/a/b/sent/c', 'sent'],
  ['/sentiment/', undefined],
  ['/pin/feedback-form--1/', undefined],
  ['/', undefined],
  ['/%/sent/', 'sent'],
])('%s is classified as %s', (path, expected) => {
  expect(pathClass(path)).toBe(expected);
});
