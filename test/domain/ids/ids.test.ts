import { expect, test } from 'vitest';
import { isIdText } from '../../../src/domain/ids/ids.ts';

test.each([
  ['1', true],
  ['9223372036854775807', true],
  ['', false],
  ['12345678901234567890', false],
  ['-1', false],
  ['1.5', false],
  ['1a', false],
  ['١٢', false],
  ['1\n', false],
])('%o is an id: %s', (text, isId) => expect(isIdText(text)).toBe(isId));
