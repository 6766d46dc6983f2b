import { expect, test } from 'vitest';
import { carouselEvents } from '../../../src/domain/carousels/carousel-events.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

test.each([
  ['next', 9315],
  ['previous', 9316],
] as const)('a step to the %s slot is event %d, and the slot is seen', (step, eventType) => {
  const pin = { entityId: toPinId('7'), trackingParams: 'from-home' };
  const event = {
    objectId: '7',
    timeMs: 5,
    trackingParams: 'from-home',
    auxData: { carousel_slot_index: 2 },
  };
  expect(carouselEvents(pin, { step, index: 2 }, 5)).toEqual([
    { ...event, eventType },
    { ...event, eventType: 7352 },
  ]);
});
