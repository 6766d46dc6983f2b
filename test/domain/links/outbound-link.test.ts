import { expect, test } from 'vitest';
import { outboundLink } from '../../../src/domain/links/outbound-link.ts';

const OWN = ['pins.example'];

test('a link to another site opens a new tab and gives no credit', () => {
  expect(outboundLink('https://shop.test/chair', OWN)).toEqual({
    leaves: true,
    target: '_blank',
    rel: 'nofollow noopener',
  });
});

test.each(['https://pins.example/ann/home/', 'https://www.pins.example/', '/pin/1/'])(
  'a link to the own site stays in its tab: %s',
  (href) => {
    expect(outboundLink(href, OWN)).toEqual({ leaves: false });
  },
);
