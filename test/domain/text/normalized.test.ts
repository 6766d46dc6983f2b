import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { normalized } from '../../../src/domain/text/normalized.ts';

const MARKS = ['\u0315', '\u0300', '\u05ae', '\u0301'];
const marks = (count: number) => Array.from({ length: count }, (_, at) => MARKS[at % MARKS.length]).join('');

test.each([
  ['e\u0301', 'NFC', '\u00e9'],
  ['\u00e9', 'NFD', 'e\u0301'],
  ['\ufb01', 'NFKD', 'fi'],
] as const)('%j in %s is %j', (text, form, expected) => {
  expect(normalized(text, form)).toBe(expected);
});

test('a letter keeps thirty marks, far more than any language writes', () => {
  const text = `a${marks(30)}b`;
  expect(normalized(text)).toBe(text.normalize('NFC'));
});

test('a longer run of marks is interrupted before it is normalized', () => {
  const native = vi.spyOn(String.prototype, 'normalize');
  normalized(`a${marks(120_000)}`);
  const runs = native.mock.contexts.flatMap((text) => String(text).match(/\p{M}+/gu) ?? []);
  native.mockRestore();
  const longest = Math.max(...runs.map((run) => Math.max(...run.split('\u034f').map((part) => part.length))));
  expect(longest).toBe(30);
});

test.each(['NFC', 'NFD', 'NFKD'] as const)('a text in the %s form stays as it is', (form) => {
  const parts = fc.constantFrom('a', '\u0344', '\u0301', '\u05ae', '\u034f', '\u{1d160}', ' ');
  fc.assert(
    fc.property(fc.string({ unit: parts, maxLength: 200 }), (text) => {
      const once = normalized(text, form);
      expect(normalized(once, form)).toBe(once);
    }),
  );
});
