import { describe, expect, test } from 'vitest';
import type { AppealRecord } from '../../server/application/ports/moderation/appeals.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredAppeals(world: StoreWorld): void {
  const appeal = async (id: string, user: UserRecord, fields: Partial<AppealRecord> = {}) => {
    const record: AppealRecord = {
      id,
      userId: user.id,
      kind: 'pin',
      objectId: '301',
      text: 'It is a chair.',
      state: 'open',
      createdAt: minute(1),
      ...fields,
    };
    await world.do((tx) => tx.appeals.insert(record));
    return record;
  };

  describe('appeals', () => {
    test('are listed by person, the oldest first', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const second = await appeal('12', ada, { kind: 'account', objectId: null });
      const first = await appeal('11', ada);
      await appeal('13', bob);
      expect(await world.store.appeals.ofUser(ada.id)).toEqual([first, second]);
    });

    test('are open until somebody decides', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await appeal('11', ada);
      await appeal('12', bob, { kind: 'account', objectId: null });
      await appeal('13', ada, { objectId: '302', state: 'dismissed' });
      const isOpen = ({ id: userId }: UserRecord, kind: AppealRecord['kind'], objectId: string | null) =>
        world.store.appeals.isOpen({ userId, kind, objectId });
      expect([await isOpen(ada, 'pin', '301'), await isOpen(bob, 'account', null)]).toEqual([true, true]);
      expect([
        await isOpen(bob, 'pin', '301'),
        await isOpen(ada, 'pin', '302'),
        await isOpen(ada, 'account', null),
      ]).toEqual([false, false, false]);
    });

    test('go with the account', async () => {
      const ada = await world.person('ada');
      await appeal('11', ada);
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await world.store.appeals.ofUser(ada.id)).toEqual([]);
    });
  });
}
