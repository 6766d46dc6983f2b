import fetchMock from 'fetch-mock';
import { afterEach, expect, test } from 'vitest';
import { KeepaliveClickRecorder } from '../../../src/adapters/browser/keepalive-click-recorder.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

afterEach(() => fetchMock.hardReset());

const CLICK = {
  url: 'https://x.com/',
  pinId: toPinId('7'),
  trackingParams: 'abc',
  auxData: { clickthrough_type: 'clickthrough', objectId: '7' },
};

test('a click is a request that outlives its page', () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', {});
  new KeepaliveClickRecorder(() => 't0k').record(CLICK);
  const [call] = fetchMock.callHistory.calls();
  expect(call?.options).toMatchObject({ keepalive: true, credentials: 'same-origin' });
  expect(call?.options.headers).toMatchObject({ 'x-csrftoken': 't0k' });
  expect(JSON.parse(String(call?.options.body))).toEqual({
    check_only: false,
    url: 'https://x.com/',
    pin_id: '7',
    client_tracking_params: 'abc',
    aux_data: '{"clickthrough_type":"clickthrough","objectId":"7"}',
  });
});

test('an ad of a third party has no pin', () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', {});
  new KeepaliveClickRecorder(() => null).record({ ...CLICK, pinId: null });
  const [call] = fetchMock.callHistory.calls();
  expect(JSON.parse(String(call?.options.body))).toMatchObject({ third_party_ad: true });
});

test('nobody is told when it fails', async () => {
  fetchMock.mockGlobal().post('path:/v3/offsite/', { throws: new TypeError('offline') });
  expect(() => new KeepaliveClickRecorder(() => null).record(CLICK)).not.toThrow();
  await fetchMock.callHistory.flush();
});
