import fetchMock from 'fetch-mock';
import { afterEach, expect, test } from 'vitest';
import { KeepalivePinCounter } from '../../../src/adapters/browser/keepalive-pin-counter.ts';
import { OtherOriginApi } from '../../../src/adapters/http/other-origin-api.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

afterEach(() => fetchMock.hardReset());

const COUNTS = { id: 77, closedAt: 0, impressions: [toPinId('7'), toPinId('8')] };

test.each([true, false])('names pins only, and outlives the page when it is left: %s', async (isLeaving) => {
  fetchMock.mockGlobal().post('path:/v3/counters/', {});
  expect(await new KeepalivePinCounter(() => 't0k').send(COUNTS, isLeaving)).toBe('taken');
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: isLeaving, credentials: 'same-origin' });
  expect(call?.options.headers).toMatchObject({ 'x-csrftoken': 't0k' });
  expect(JSON.parse(String(call?.options.body))).toEqual({ batch_id: 77, impressions: ['7', '8'] });
});

test('may go to another origin', async () => {
  fetchMock.mockGlobal().post('https://staging.test/v3/counters/', {});
  const { fetch } = new OtherOriginApi('https://staging.test');
  await new KeepalivePinCounter(() => 't0k', fetch).send(COUNTS, true);
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: true, credentials: 'include' });
});

test('without an answer it has failed', async () => {
  fetchMock.mockGlobal().post('path:/v3/counters/', { throws: new TypeError('offline') });
  expect(await new KeepalivePinCounter(() => null).send(COUNTS, false)).toBe('failed');
});
