import { describe, expect, test } from 'vitest';
import type { AppealRecord } from '../../server/application/ports/moderation/appeals.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

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
      decidedAt: null,
      decisionText: null,
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

    test('wait in a list, those that wait longest first, until somebody decides', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const { appeals } = world.store;
      const second = await appeal('12', bob, { kind: 'account', objectId: null });
      const first = await appeal('11', ada);
      const third = await appeal('13', ada, { objectId: '302' });
      const open = { state: 'open', after: null, limit: 9 } as const;
      expect(await appeals.list(open)).toEqual([first, second, third]);
      expect(await appeals.list({ ...open, after: '11', limit: 1 })).toEqual([second]);
      const decision = { state: 'dismissed', decidedAt: minute(2), decisionText: 'No.' } as const;
      await world.do((tx) => tx.appeals.decide('12', decision));
      await world.do((tx) => tx.appeals.decide('99', decision));
      expect(await appeals.find('12')).toEqual({ ...second, ...decision });
      expect(await appeals.list(open)).toEqual([first, third]);
      expect(await appeals.list({ ...open, state: 'dismissed' })).toMatchObject([{ id: '12' }]);
      for (const id of STRANGE_IDS) expect(await appeals.find(id)).toBeUndefined();
    });

    test('go with the account', async () => {
      const ada = await world.person('ada');
      await appeal('11', ada);
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await world.store.appeals.ofUser(ada.id)).toEqual([]);
    });
  });
}
