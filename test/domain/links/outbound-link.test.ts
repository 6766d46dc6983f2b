import { expect, test } from 'vitest';
import { outboundLink } from '../../../src/domain/links/outbound-link.ts';

const OWN = ['pins.example'];
const TRUSTED = ['good.example'];

test('a link to another site opens a new tab and gives no credit', () => {
  expect(outboundLink('https://shop.test/chair', OWN, TRUSTED)).toEqual({
    leaves: true,
    target: '_blank',
    rel: 'nofollow noopener',
  });
});

test.each([
  ['https://good.example/', 'noopener'],
  ['HTTPS://Www.Good.Example:8443/a', 'noopener'],
  ['https://notgood.example/', 'nofollow noopener'],
  ['https://good.example.bad.example/', 'nofollow noopener'],
  ['https://[bad/', 'nofollow noopener'],
])('a link to %s is %s where good.example is trusted', (href, rel) => {
  expect(outboundLink(href, OWN, TRUSTED)).toEqual({ leaves: true, target: '_blank', rel });
});

test.each(['https://pins.example/ann/home/', 'https://www.pins.example/', '/pin/1/'])(
  'a link to the own site stays in its tab: %s',
  (href) => {
    expect(outboundLink(href, OWN, TRUSTED)).toEqual({ leaves: false });
  },
);
