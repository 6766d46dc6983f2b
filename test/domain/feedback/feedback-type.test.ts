import { expect, test } from 'vitest';
import { hidesPin, type FeedbackType } from '../../../src/domain/feedback/feedback-type.ts';

test.each<[FeedbackType, boolean, boolean | null]>([
  ['hide', false, true],
  ['hide', true, false],
  ['report', false, true],
  ['report', true, false],
  ['not_relevant', false, true],
  ['repetitive', false, true],
  ['unhide', false, false],
  ['unhide', true, true],
  ['unfollow', false, null],
  ['unfollow', true, null],
])('%s, undone %s: hidden is %s', (type, undo, hidden) => {
  expect(hidesPin(type, undo)).toBe(hidden);
});
