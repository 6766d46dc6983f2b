import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { clickthroughEvents } from '../../../src/domain/leaving/clickthrough-events.ts';
import { aPin } from '../../builders/a-pin.ts';

const click = { url: 'https://x.com/', pin: aPin({ entityId: toPinId('7'), trackingParams: 'home' }) };

test('a click that leaves the site says of which pin and how long its page was open', () => {
  expect(clickthroughEvents({ click, isCloseup: false, timeToOffsiteMs: 1_234.5 }, 99)).toEqual([
    {
      eventType: 12,
      viewParameter: 139,
      objectId: '7',
      timeMs: 99,
      trackingParams: 'home',
      auxData: { clickthrough_type: 'clickthrough', objectId: '7' },
      eventData: { time_to_offsite: 1_235 },
    },
  ]);
});

test('in an open pin it is one of its clicks as well', () => {
  const types = clickthroughEvents({ click, isCloseup: true, timeToOffsiteMs: 0 }, 99);
  expect(types.map(({ eventType }) => eventType)).toEqual([12, 8948]);
});
