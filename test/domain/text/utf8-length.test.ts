import { expect, test } from 'vitest';
import { utf8Length } from '../../../src/domain/text/utf8-length.ts';

test('bytes of a text in UTF-8 are those that an encoder writes', () => {
  for (const text of ['', 'plain', 'é', 'ß€', '\u{7ff}\u{800}', '🍊 orange', 'a\u0301'])
    expect(utf8Length(text)).toBe(Buffer.byteLength(text));
});
