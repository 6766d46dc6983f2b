import { expect, test } from 'vitest';
import { pinMethod } from '../../../src/domain/pins/pin-method.ts';

test.each([
  ['button', undefined, 'button_external'],
  ['button', 'abc', 'button'],
  ['uploaded', undefined, 'uploaded'],
  ['bookmarklet', 'abc', 'bookmarklet'],
] as const)('%s with the mark %s is %s', (said, guid, method) => {
  expect(pinMethod(said, guid)).toBe(method);
});
