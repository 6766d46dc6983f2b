import { describe, expect, test } from 'vitest';
import { pinAtSlot } from '../../../src/domain/carousels/pin-at-slot.ts';
import { slotCountOf } from '../../../src/domain/carousels/slot-count.ts';
import type { CarouselSlot } from '../../../src/domain/pins/carousel.ts';
import { sourceAddress } from '../../../src/domain/cards/pin-source.ts';
import { aCarousel, aSlot } from '../../builders/a-carousel.ts';
import { aPin } from '../../builders/a-pin.ts';

const leafed = (own: Partial<CarouselSlot>, index = 1) =>
  pinAtSlot(
    aPin({
      altText: 'Three chairs',
      link: 'https://own.example/',
      carouselData: aCarousel(3, { carouselSlots: [aSlot(1), aSlot(2, own), aSlot(3)] }),
    }),
    index,
  );

describe('the present slot drives', () => {
  test('the picture', () => {
    expect(leafed({}).imageSpec['236x']).toMatchObject({ url: '/picture/120.svg', width: 236, height: 295 });
    expect(leafed({}, 2).imageSpec['736x']?.url).toBe('/picture/180.svg');
  });

  test('the title, and what the picture is called', () => {
    expect(leafed({})).toMatchObject({ title: 'Slot 2', gridTitle: 'Slot 2', altText: 'Slot 2' });
    expect(leafed({}, 0).altText).toBe('Three chairs');
  });

  test('what is told of it', () => {
    expect(leafed({}).closeupUnifiedDescription).toBe('About slot 2');
  });

  test('the link, before every other one of the pin', () => {
    const pin = { ...leafed({}), destinationUrl: 'https://shop2.example/thing' };
    expect(sourceAddress(pin)).toBe('https://shop2.example/thing');
    expect(leafed({}).domain).toBe('shop2.example');
  });

  test('the figures of the badge', () => {
    expect(leafed({}).carouselData?.index).toBe(1);
  });
});

describe('what a slot lacks is the pin’s', () => {
  const plain = aPin();

  test.each([
    ['no pictures', {}],
    ['a picture of no size', { '236x': { url: '/a.webp', width: 0, height: 0 } }],
    ['a picture of no numbers', { '236x': { url: '/a.webp', width: NaN, height: 10 } }],
  ])('picture: %s', (_what, images) => {
    expect(leafed({ images }).imageSpec).toEqual(plain.imageSpec);
  });

  test('title and details', () => {
    expect(leafed({ title: ' ', details: '' })).toMatchObject({ title: 'A chair', description: '' });
    expect(leafed({ title: '' }).altText).toBe('Three chairs');
  });

  test.each(['', 'javascript:alert(1)', '/pin/2/'])('link: %j', (link) => {
    expect(sourceAddress(leafed({ link }))).toBe('https://own.example/');
  });
});

test.each([
  [-3, 'Slot 1'],
  [99, 'Slot 3'],
  [NaN, 'Slot 1'],
])('slot %d is the nearest one that there is', (index, title) => {
  expect(leafed({ title: 'Slot 2' }, index).title).toBe(title);
});

test.each([null, aCarousel(0), aCarousel(1)])(
  'a pin without several slots stays as it is',
  (carouselData) => {
    const pin = aPin({ carouselData });
    expect(slotCountOf(pin)).toBe(0);
    expect(pinAtSlot(pin, 0)).toBe(pin);
  },
);

test('a pin of a thousand slots has them all', () => {
  const pin = aPin({ carouselData: aCarousel(1_000) });
  expect(slotCountOf(pin)).toBe(1_000);
  expect(pinAtSlot(pin, 999).title).toBe('Slot 1000');
});
