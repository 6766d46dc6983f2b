import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseKey, keyOf, NO_KEY, storableKey } from '../../../../server/adapters/sql/schema/keys.ts';

describe('the key of an id', () => {
  test('is its number, and leads back to the id', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(String(storableKey(String(number)))).toBe(String(number));
      }),
    );
  });

  test.each(['9007199254740992', '9999999999999999999', '007', '-1', '1.5', '1e3', '', ' 1', 'x'])(
    'is none for %j, which cannot be stored either',
    (id) => {
      expect(keyOf(id)).toBe(NO_KEY);
      expect(() => storableKey(id)).toThrow(RangeError);
    },
  );

  test('is none for nobody', () => {
    expect(keyOf(null)).toBe(NO_KEY);
  });
});

test('the same name in other cases and forms has the same key', () => {
  expect(caseKey('ZOE\u0308')).toBe(caseKey('zoë'));
  expect(caseKey('zoe')).not.toBe(caseKey('zoë'));
});
