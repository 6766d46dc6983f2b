import { expect, test } from 'vitest';
import { fakePinActions } from '../../src/composition/test/fake-pin-actions.ts';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { aPin } from '../builders/a-pin.ts';
import { aUserShort } from '../builders/a-user.ts';

const pin = aPin({ favoritedByMe: true, favoriteCount: 4 });

test('without a server a favorite goes on from what its pin says', async () => {
  const { favoritePin } = fakePinActions([pin], null);
  expect(await favoritePin.run(pin.entityId, false)).toEqual({
    kind: 'done',
    favorite: { on: false, count: 3 },
  });
});

test('without a server own pins have figures, those of others have none', async () => {
  const viewer = aUserShort().entityId;
  const other = { ...pin, pinner: aUserShort({ entityId: toUserId('12') }) };
  const stats = (one: typeof pin) => fakePinActions([one], viewer).readPinStats.run(one.entityId);
  expect(await stats(pin)).toEqual({ impressions: 1204, saves: 18, pinClicks: 31 });
  expect(await stats(other)).toBeUndefined();
});
