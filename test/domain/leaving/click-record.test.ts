import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { clickRecord } from '../../../src/domain/leaving/click-record.ts';
import { aCarousel } from '../../builders/a-carousel.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const url = 'https://x.com/a';
const pin = aPin({ entityId: toPinId('7'), trackingParams: 'abc' });

test('a plain click names the pin, and nothing of a slot', () => {
  expect(clickRecord({ url, pin }, 'clickthrough')).toEqual({
    url,
    pinId: '7',
    trackingParams: 'abc',
    auxData: { clickthrough_type: 'clickthrough', objectId: '7' },
  });
});

test('a right click is recorded as one', () => {
  expect(clickRecord({ url, pin }, 'rightClick').auxData).toEqual({
    clickthrough_type: 'rightClick',
    objectId: '7',
  });
});

test('a carousel adds its slot', () => {
  const carouselData = aCarousel(3, { index: 2 });
  expect(clickRecord({ url, pin: { ...pin, carouselData } }, 'clickthrough').auxData).toMatchObject({
    objectId: '7',
    slot_index: 2,
  });
});

test('a chip of a collection adds its position and its kind', () => {
  const collection = { ...pin, collectionPin: { itemData: [] } };
  expect(clickRecord({ url, pin: collection, chip: 3 }, 'clickthrough').auxData).toMatchObject({
    collection_pin_click_position: 3,
    client_creative_type: 'collection',
  });
});

test('an ad of a third party is recorded without a pin, unless somebody here has paid for it', () => {
  const ad = { ...pin, isThirdPartyAd: true };
  expect(clickRecord({ url, pin: ad }, 'clickthrough').pinId).toBeNull();
  expect(clickRecord({ url, pin: { ...ad, promoter: aUserShort() } }, 'clickthrough').pinId).toBe('7');
});
