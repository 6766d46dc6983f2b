import { describe, expect, test } from 'vitest';
import { isDeadHref, isExternalUrl } from '../../../src/domain/links/external-link.ts';

const OWN = ['pins.example', 'pins.test'];

test.each([
  ['https://x.com', true],
  ['HTTPS://X.com/a', true],
  ['http://x.com:8080/a?b#c', true],
  ['https://notpins.example', true],
  ['https://pins.example.evil.com', true],
  ['https://pins.example@evil.com/', true],
  ['https://pins.example/pin/1', false],
  ['https://PINS.example./pin/1', false],
  ['https://www.pins.example/', false],
  ['https://pins.test:3000/', false],
  ['https://evil.com@pins.example/', false],
  ['/pin/1', false],
  ['//x.com', false],
  ['mailto:a@b.c', false],
  ['javascript:alert(1)', false],
  ['https://x.com\\@pins.example', true],
  ['httpfoo', false],
  ['https:x.com', false],
  ['', false],
])('%s is external: %s', (url, external) => expect(isExternalUrl(url, OWN)).toBe(external));

describe('a link', () => {
  test.each([
    ['', true],
    ['  ', true],
    ['#', true],
    ['#a', true],
    ['/x', false],
    ['/x#a', false],
  ])('to %o leads nowhere: %s', (href, dead) => expect(isDeadHref(href)).toBe(dead));
});
