import fetchMock from 'fetch-mock';
import { afterEach, expect, test } from 'vitest';
import { KeepaliveEventSender } from '../../../src/adapters/browser/keepalive-event-sender.ts';
import type { EventBatch } from '../../../src/application/ports/event-sender.ts';
import { EVENT_TYPES } from '../../../src/domain/events/event-types.ts';

afterEach(() => fetchMock.hardReset());

const aBatch = (auxData: Record<string, string> = {}): EventBatch => ({
  id: 77,
  closedAt: 0,
  events: [{ eventType: EVENT_TYPES.save, objectId: '7', timeMs: 5, trackingParams: 'home', auxData }],
  named: [{ name: 'client_error', item: 'view-failed', within: 'home', value: null }],
});
const send = (isLeaving = false, batch = aBatch()) =>
  new KeepaliveEventSender(() => 't0k').send(batch, isLeaving);

test('a batch is one request with its id, and counts nothing', async () => {
  fetchMock.mockGlobal().post('path:/v3/events/batch/', {});
  expect(await send()).toBe('taken');
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: false, credentials: 'same-origin' });
  expect(call?.options.headers).toMatchObject({ 'x-csrftoken': 't0k' });
  expect(JSON.parse(String(call?.options.body))).toEqual({
    batch_id: 77,
    counted_apart: true,
    events: [
      {
        event_type: 5,
        view_type: null,
        view_parameter: null,
        component: null,
        element: null,
        object_id_str: '7',
        aux_data: {},
        event_data: null,
        client_tracking_params: 'home',
        time: 5,
      },
    ],
    named: [{ name: 'client_error', item: 'view-failed', within: 'home', value: null }],
  });
});

test.each([
  [200, 'taken'],
  [400, 'refused'],
  [413, 'refused'],
  [403, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
])('the answer %d means that it was %s', async (status, expected) => {
  fetchMock.mockGlobal().post('path:/v3/events/batch/', status);
  expect(await send()).toBe(expected);
});

test('without an answer it has failed', async () => {
  fetchMock.mockGlobal().post('path:/v3/events/batch/', { throws: new TypeError('offline') });
  expect(await send()).toBe('failed');
});

test('requests that outlive the page stay below what browsers let through', async () => {
  fetchMock.mockGlobal().post('path:/v3/events/batch/', {});
  const sender = new KeepaliveEventSender(() => null);
  const large = aBatch({ filler: 'x'.repeat(35_000) });
  const answers = await Promise.all([sender.send(large, true), sender.send(large, true)]);
  expect(answers).toEqual(['taken', 'failed']);
  expect(await sender.send(large, true)).toBe('taken');
  expect(fetchMock.callHistory.calls().map(({ options }) => options.keepalive)).toEqual([true, true]);
});
