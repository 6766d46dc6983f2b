import { expect, test } from 'vitest';
import { createApp } from '../../src/composition/create-app.ts';
import { fakePinActions } from '../../src/composition/test/fake-pin-actions.ts';
import { testProfile } from '../../src/composition/test/test-profile.ts';
import { toUserId, type UserId } from '../../src/domain/ids/ids.ts';
import type { Pin } from '../../src/domain/pins/pin.ts';
import { STATS_DAYS } from '../../src/domain/statistics/pin-stats.ts';
import { WireServer } from '../adapters/wire-server.ts';
import { aPin } from '../builders/a-pin.ts';
import { aUserShort } from '../builders/a-user.ts';
import { SITE } from '../ui/support/site.ts';

const pin = aPin({ favoritedByMe: true, favoriteCount: 4 });

const actionsOn = (one: Pin, viewerId: UserId | null) =>
  createApp({
    site: SITE,
    profile: testProfile({ http: new WireServer() }),
    overrides: [fakePinActions([one], viewerId)],
  }).services.openPinActions();

test('without a server a favorite goes on from what its pin says', async () => {
  const { favorites } = await actionsOn(pin, null);
  expect(await favorites.set(pin.entityId, false)).toEqual({
    kind: 'done',
    favorite: { on: false, count: 3 },
  });
});

test('without a server own pins have figures, those of others have none', async () => {
  const viewer = aUserShort().entityId;
  const other = { ...pin, pinner: aUserShort({ entityId: toUserId('12') }) };
  const stats = async (one: Pin) => (await actionsOn(one, viewer)).stats.read(one.entityId, STATS_DAYS);
  expect(await stats(pin)).toEqual({ impressions: 1204, saves: 18, pinClicks: 31 });
  expect(await stats(other)).toBeUndefined();
});
