import fetchMock from 'fetch-mock';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepaliveClickRecorder } from '../../../src/adapters/browser/keepalive-click-recorder.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

afterEach(() => fetchMock.hardReset());

let waits: number[];
const recorder = (token: string | null = null) => {
  waits = [];
  return new KeepaliveClickRecorder({
    csrfToken: () => token,
    newId: () => 77,
    wait: async (ms) => void waits.push(ms),
  });
};

const CLICK = {
  url: 'https://x.com/',
  pinId: toPinId('7'),
  trackingParams: 'abc',
  auxData: { clickthrough_type: 'clickthrough', objectId: '7' },
};

test('a click is a request that outlives its page', () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', {});
  recorder('t0k').record(CLICK);
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: true, credentials: 'same-origin' });
  expect(call?.options.headers).toMatchObject({ 'x-csrftoken': 't0k' });
  expect(JSON.parse(String(call?.options.body))).toEqual({
    check_only: false,
    url: 'https://x.com/',
    pin_id: '7',
    client_tracking_params: 'abc',
    aux_data: '{"clickthrough_type":"clickthrough","objectId":"7"}',
    batch_id: 77,
  });
});

test('an ad of a third party has no pin', () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', {});
  recorder().record({ ...CLICK, pinId: null });
  const [call] = fetchMock.callHistory.calls();
  expect(JSON.parse(String(call?.options.body))).toMatchObject({ third_party_ad: true });
});

test('one that may not have arrived is sent again under the same id, and nobody is told', async () => {
  let tries = 0;
  fetchMock.mockGlobal().post('path:/v3/offsite/', () => {
    tries += 1;
    if (tries === 1) throw new TypeError('offline');
    return tries === 2 ? 503 : 200;
  });
  expect(() => recorder().record(CLICK)).not.toThrow();
  await vi.waitFor(() => expect(tries).toBe(3));
  await fetchMock.callHistory.flush();
  expect(waits).toEqual([5_000, 30_000]);
  const ids = fetchMock.callHistory
    .calls()
    .map(({ options }) => (JSON.parse(String(options.body)) as { batch_id: number }).batch_id);
  expect(ids).toEqual([77, 77, 77]);
});

test('one that the server refuses is not', async () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', 400);
  recorder().record(CLICK);
  await fetchMock.callHistory.flush();
  expect([fetchMock.callHistory.calls().length, waits]).toEqual([1, []]);
});
