import { expect, test } from 'vitest';
import { formatPrice, priceRange } from '../../../src/domain/text/price.ts';

test.each([
  [10, 'USD', 'en-US', '$10.00'],
  [10.5, 'EUR', 'de', '10,50\u00a0€'],
  [1234.5, 'EUR', 'de-AT', '€\u00a01.234,50'],
  [1234.5, 'EUR', 'fr', '1\u202f234,50\u00a0€'],
  [1234.5, 'EUR', 'es', '1234,50\u00a0€'],
  [1234.5, 'BRL', 'pt-BR', 'R$\u00a01.234,50'],
  [1000, 'JPY', 'ja', '￥1,000'],
  [1000, 'JPY', 'en-US', '¥1,000'],
  [10, '', 'en-US', '10.00'],
  [10, 'points', 'en-US', '10.00 points'],
])('%d %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatPrice(amount, currency, locale)).toBe(text);
});

test('a range names both ends unless they are the same', () => {
  expect(priceRange('$5.00', '$9.00')).toBe('$5.00-$9.00');
  expect(priceRange('$5.00', '$5.00')).toBe('$5.00');
});
