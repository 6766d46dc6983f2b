import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { pinOddities, type PinOddity } from '../../../src/domain/cards/pin-oddities.ts';
import { aCarousel, aSlot } from '../../builders/a-carousel.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory } from '../../builders/a-story.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { aSellingPin, cardsOfEveryKind } from '../../builders/cards-of-every-kind.ts';

const picture = (width: number, url = '/a.webp') => ({
  '236x': { url, width, height: 300, dominantColor: null },
});
const videos = { entityId: '1', captionsUrl: null, videoList: {} };
const thousand = Array.from({ length: 1_000 }, (_, index) => `${index}`);

test.each<[PinOddity, Partial<Pin>]>([
  ['nobody-named', { pinner: null, board: null }],
  ['no-picture', { imageSpec: {} }],
  ['no-picture', { imageSpec: picture(236, '') }],
  ['picture-without-size', { imageSpec: picture(NaN) }],
  ['picture-without-size', { imageSpec: picture(0) }],
  [
    'slot-without-picture',
    { carouselData: aCarousel(2, { carouselSlots: [aSlot(1), aSlot(2, { images: {} })] }) },
  ],
  [
    'item-without-picture',
    { collectionPin: { itemData: [{ pinId: toPinId('7'), link: null, images: [] }] } },
  ],
  ['item-without-picture', { collagePin: { itemData: [{ entityId: '7', link: '', image: null }] } }],
  ['empty-page', { storyPinData: aStory([[]]) }],
  ['unknown-currency', aSellingPin({ currency: 'QQQ' })],
  ['unknown-currency', aSellingPin({ currency: '' })],
  ['odd-rating', { rating: { rating: NaN, maxRating: 5, count: 1 } }],
  ['unknown-flag', { shoppingFlags: [1, 77] }],
  ['unknown-sponsorship', { sponsorship: { creator: null, sponsor: null, status: 9 } }],
  ['video-without-source', { videos, videoStatus: 'ready' }],
  ['endless-text', { title: 'a'.repeat(10_000) }],
  ['endless-text', { promoter: aUserShort({ fullName: 'a'.repeat(10_000) }) }],
  ['endless-list', { hashtags: thousand }],
  ['endless-list', { carouselData: aCarousel(1_000) }],
])('a pin is odd by %s', (oddity, fields) => {
  expect(pinOddities(aPin(fields))).toEqual([oddity]);
});

test('a video of which nobody knows how it stands is odd', () => {
  const source = { url: '/a.mp4', width: 1, height: 1, duration: 1, thumbnail: '' };
  const pin = aPin({ videos: { ...videos, videoList: { V_720P: source } }, videoStatus: null });
  expect(pinOddities(pin)).toEqual(['video-without-status']);
});

test('nobody has rated it: that is nothing odd', () => {
  expect(pinOddities(aPin({ rating: { rating: 'None', maxRating: 5, count: 0 } }))).toEqual([]);
});

test.each(cardsOfEveryKind())('"$name" is not odd', ({ pin }) => {
  expect(pinOddities(pin)).toEqual([]);
});
