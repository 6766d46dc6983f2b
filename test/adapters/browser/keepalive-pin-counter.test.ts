import fetchMock from 'fetch-mock';
import { afterEach, expect, test } from 'vitest';
import { KeepalivePinCounter } from '../../../src/adapters/browser/keepalive-pin-counter.ts';
import { OtherOriginApi } from '../../../src/adapters/http/other-origin-api.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

afterEach(() => fetchMock.hardReset());

const COUNTS = { impressions: [toPinId('7'), toPinId('8')], pinClicks: [toPinId('8')] };

test('is a request that outlives its page and names pins only', () => {
  fetchMock.mockGlobal().post('path:/v3/counters/', {});
  new KeepalivePinCounter(() => 't0k').count(COUNTS);
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: true, credentials: 'same-origin' });
  expect(call?.options.headers).toMatchObject({ 'x-csrftoken': 't0k' });
  expect(JSON.parse(String(call?.options.body))).toEqual({
    impressions: ['7', '8'],
    pin_clicks: ['8'],
  });
});

test('may go to another origin', () => {
  fetchMock.mockGlobal().post('https://staging.test/v3/counters/', {});
  const { fetch } = new OtherOriginApi('https://staging.test');
  new KeepalivePinCounter(() => 't0k', fetch).count(COUNTS);
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: true, credentials: 'include' });
});

test('nobody is told when it fails', async () => {
  fetchMock.mockGlobal().post('path:/v3/counters/', { throws: new TypeError('offline') });
  expect(() => new KeepalivePinCounter(() => null).count(COUNTS)).not.toThrow();
  await fetchMock.callHistory.flush();
});
