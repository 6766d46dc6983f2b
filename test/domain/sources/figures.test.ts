import { expect, test } from 'vitest';
import { amountOf, currencyOf, secondsOf } from '../../../src/domain/sources/internal/figures.ts';

test.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1,299', 1299],
  ['1,299.00', 1299],
  ['1.299,00 €', 1299],
  ['1.299.000', 1_299_000],
  ['12,345,678.90', 12_345_678.9],
  ['$ 5', 5],
  ['1 299 kr', 1299],
  ["1'299.50", 1299.5],
  ['4.667', 4.667],
  ['0', 0],
  ['19.', 19],
  ['-5', null],
  [-5, null],
  ['free', null],
  ['', null],
  [Number.NaN, null],
  ['9'.repeat(20), null],
  [null, null],
  [{}, null],
])('the amount of %j is %j', (value, amount) => expect(amountOf(value)).toBe(amount));

test.each([
  ['PT30M', 1800],
  ['PT1H30M', 5400],
  ['P1DT2H', 93_600],
  ['P0DT0H45M', 2700],
  ['pt90s', 90],
  ['PT0M', null],
  ['P', null],
  ['30 minutes', null],
  [30, null],
])('%j lasts %j seconds', (value, seconds) => expect(secondsOf(value)).toBe(seconds));

test.each([
  ['usd', 'USD'],
  [' EUR ', 'EUR'],
  ['$', ''],
  [5, ''],
])('%j is the currency %j', (value, currency) => expect(currencyOf(value)).toBe(currency));
