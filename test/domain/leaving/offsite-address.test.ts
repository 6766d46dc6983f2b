import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { offsiteAddress } from '../../../src/domain/leaving/offsite-address.ts';

const pin = { entityId: toPinId('7'), trackingParams: 'a&b' };

test.each([
  ['/offsite/?url=x', '/offsite/?url=x&pin=7&client_tracking_params=a%26b'],
  ['/offsite/?url=x&pin=7', '/offsite/?url=x&pin=7&client_tracking_params=a%26b'],
  [
    'https://pins.example/offsite?url=x',
    'https://pins.example/offsite?url=x&pin=7&client_tracking_params=a%26b',
  ],
])('the page that redirects learns the pin: %s', (href, told) =>
  expect(offsiteAddress(href, pin)).toBe(told),
);

test.each(['/pin/7/', '/offsite/', 'https://pins.example/a?b=/offsite/?url=x'])('no other page: %s', (href) =>
  expect(offsiteAddress(href, pin)).toBeNull(),
);
