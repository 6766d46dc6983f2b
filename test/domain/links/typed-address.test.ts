import { describe, expect, test } from 'vitest';
import { typedAddress } from '../../../src/domain/links/typed-address.ts';

describe('an address that was typed', () => {
  test.each([
    ['https://shop.test/chair', 'https://shop.test/chair'],
    ['  https://shop.test/chair \n', 'https://shop.test/chair'],
    ['shop.test', 'https://shop.test'],
    ['www.shop.test/chair?color=red', 'https://www.shop.test/chair?color=red'],
    ['shop.test:8080/chair', 'https://shop.test:8080/chair'],
    ['müller.example/stuhl', 'https://müller.example/stuhl'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
  ])('"%s" means %s', (typed, address) => {
    expect(typedAddress(typed)).toEqual({ ok: true, value: address });
  });

  test.each([
    ['', 'missing'],
    ['chair', 'bad_format'],
    ['an oak chair.', 'bad_format'],
    ['1.2.3', 'bad_format'],
    ['javascript:alert(1)', 'not_allowed'],
    ['ftp://shop.test/', 'not_allowed'],
    ['https://shop.test/a b', 'bad_format'],
    [`https://shop.test/${'a'.repeat(2100)}`, 'too_long'],
  ])('"%s" is none: %s', (typed, problem) => {
    expect(typedAddress(typed)).toMatchObject({ ok: false, problem });
  });
});
