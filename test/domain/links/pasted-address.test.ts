import { describe, expect, test } from 'vitest';
import { pastedAddress } from '../../../src/domain/links/pasted-address.ts';

describe('a text that was pasted', () => {
  test('is an address when nothing else stands in it', () => {
    expect(pastedAddress(' https://shop.test/chair\n')).toBe('https://shop.test/chair');
  });

  test.each([
    'shop.test',
    'Look: https://shop.test/',
    'https://a.test https://b.test',
    'javascript:alert(1)',
    '',
  ])('is none: "%s"', (text) => {
    expect(pastedAddress(text)).toBeNull();
  });
});
