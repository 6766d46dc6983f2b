import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { mailAddress, pinSharing } from '../../../src/domain/sharing/pin-sharing.ts';
import { aPin } from '../../builders/a-pin.ts';

const origin = 'https://pins.test';
const pin = aPin({ entityId: toPinId('7'), seoUrl: '/pin/a-fig--7/', title: 'A fig', gridTitle: '' });

test('a pin is sent with its name and the address that everybody can open', () => {
  expect(pinSharing(pin, origin)).toEqual({ title: 'A fig', url: 'https://pins.test/pin/a-fig--7/' });
});

test('a pin without words has no title', () => {
  expect(pinSharing({ ...pin, title: '', seoUrl: '' }, origin)).toEqual({
    title: '',
    url: 'https://pins.test/pin/7/',
  });
});

test('a mail holds the name and the address, whatever signs they have', () => {
  const address = mailAddress({ title: 'Salt & pepper?', url: 'https://pins.test/pin/7/' });
  const query = new URLSearchParams(address.slice('mailto:?'.length));
  expect(query.get('subject')).toBe('Salt & pepper?');
  expect(query.get('body')).toBe('Salt & pepper?\r\nhttps://pins.test/pin/7/');
});
