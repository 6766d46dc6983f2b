import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacKey, quickHmac } from '../../../server/adapters/node/quick-hmac.ts';

test('is the HMAC that everybody else computes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ unit: 'binary' }), (key, text) => {
      expect(quickHmac(hmacKey(key), text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }),
  );
});

test('gives the published answer', () => {
  expect(quickHmac(hmacKey(Buffer.from('Jefe')), 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
