import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { impressionEvent } from '../../../src/domain/impressions/impression-event.ts';
import { aPin } from '../../builders/a-pin.ts';

test('an impression is event 18, with how long and how much was seen', () => {
  const pin = aPin({ entityId: toPinId('7'), trackingParams: 'from-home' });
  expect(impressionEvent(pin, { visibleMs: 1200.4, marks: [1, 50, 80] }, 5_000)).toEqual({
    eventType: 18,
    viewParameter: 139,
    objectId: '7',
    timeMs: 5_000,
    trackingParams: 'from-home',
    auxData: {},
    eventData: { visible_ms: 1200, visibility: 80 },
  });
});
