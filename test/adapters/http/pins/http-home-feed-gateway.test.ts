import { expect, test } from 'vitest';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { HttpHomeFeedGateway } from '../../../../src/adapters/http/pins/http-home-feed-gateway.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, home: new HttpHomeFeedGateway(new ResourceClient(server, () => null)) };
}

test('newer pins are asked for by the newest one that is known', async () => {
  const { server, home } = opened();
  server.on('UserHomefeed.get', aWireAnswer([aWirePin()]));
  expect(await home.hasNewer(toPinId('101'))).toBe(true);
  expect(server.optionsOf('UserHomefeed.get')).toMatchObject([{ newer_than: '101', page_size: 1 }]);
  server.on('UserHomefeed.get', aWireAnswer([]));
  expect(await home.hasNewer(toPinId('101'))).toBe(false);
});

test('the chosen feed is kept with the account', async () => {
  const { server, home } = opened();
  server.on('UserSettings.update', aWireAnswer({}));
  await home.keepMode('following');
  expect(server.optionsOf('UserSettings.update')).toMatchObject([
    { profile_view: { home_feed: 'following' } },
  ]);
  server.on('UserSettings.update', aWireFailure('forbidden'));
  await expect(home.keepMode('following')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a source is switched', async () => {
  const { server, home } = opened();
  server.on('HomefeedTuner.update', aWireAnswer([]));
  await home.switchSource({ type: 'interest', id: '7' }, false);
  const sent = { object_type: 'interest', object_id: '7', enabled: false };
  expect(server.optionsOf('HomefeedTuner.update')).toMatchObject([sent]);
  server.on('HomefeedTuner.update', aWireFailure('topic_not_found'));
  await expect(home.switchSource({ type: 'interest', id: '7' }, true)).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
