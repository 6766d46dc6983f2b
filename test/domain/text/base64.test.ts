import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOfBase64 } from '../../../src/domain/text/base64.ts';

const encoded = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

describe('the bytes of a text in Base64', () => {
  test('are those that were encoded, also without padding and with the letters of addresses', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = encoded(bytes);
        const inAddress = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        expect(bytesOfBase64(text)).toEqual(bytes);
        expect(bytesOfBase64(inAddress)).toEqual(bytes);
      }),
    );
  });

  test('are there exactly for what every decoder takes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('A', 'z', '9', '+', '/', '=', '%', 'ä', '€') }),
        (text) => {
          let decoded: string | null = null;
          try {
            decoded = atob(text);
          } catch {
            // No Base64.
          }
          const bytes = bytesOfBase64(text);
          expect(bytes && String.fromCharCode(...bytes)).toEqual(decoded);
        },
      ),
    );
  });
});
