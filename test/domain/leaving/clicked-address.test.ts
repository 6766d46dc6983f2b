import { expect, test } from 'vitest';
import { clickedAddress } from '../../../src/domain/leaving/clicked-address.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUser } from '../../builders/a-user.ts';

const URL = 'https://x.com/';
const pin = aPin({ link: URL, mobileLink: 'https://m.x.com/', trackedLink: 'https://t.x.com/' });
const ad = aPin({ ...pin, promoter: aUser() });
const NEITHER = { isMobile: false, allowsMarketing: false };

test.each([
  ['at a desk', URL, pin, NEITHER, URL],
  ['on a phone', URL, pin, { ...NEITHER, isMobile: true }, 'https://m.x.com/'],
  ['with consent to marketing', URL, pin, { ...NEITHER, allowsMarketing: true }, URL],
  ['on an ad with consent to marketing', URL, ad, { ...NEITHER, allowsMarketing: true }, 'https://t.x.com/'],
  ['on an ad without it', URL, ad, NEITHER, URL],
  ['on another link of the pin', 'https://y.com/', pin, { ...NEITHER, isMobile: true }, 'https://y.com/'],
  ['on a link of no pin', URL, null, { ...NEITHER, isMobile: true }, URL],
])('a click %s', (_, url, of, situation, address) => {
  expect(clickedAddress(url, of, situation)).toBe(address);
});
