import { expect, test } from 'vitest';
import { pinAddress } from '../../../src/domain/routes/pin-address.ts';

const pin = { id: '123', seoUrl: '/pin/blue-chair--123/' };

test('visitors get the address that search engines read', () => {
  expect(pinAddress({ pin, isVisitor: true })).toBe('/pin/blue-chair--123/');
});

test('signed-in viewers get the direct address', () => {
  expect(pinAddress({ pin, isVisitor: false })).toBe('/pin/123/');
});

test('a pin without a readable address has the direct one for everybody', () => {
  expect(pinAddress({ pin: { ...pin, seoUrl: '' }, isVisitor: true })).toBe('/pin/123/');
});
