import { describe, expect, test } from 'vitest';
import type { ReportRecord } from '../../server/application/ports/moderation/reports.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredReports(world: StoreWorld): void {
  const report = async (
    id: string,
    reporter: UserRecord,
    fields: Partial<ReportRecord> = {},
  ): Promise<ReportRecord> => {
    const record: ReportRecord = {
      id,
      reporterId: reporter.id,
      ownerId: null,
      objectType: 'pin',
      objectId: '301',
      title: 'A chair',
      reason: 'spam',
      text: 'It is everywhere.',
      state: 'open',
      createdAt: minute(1),
      decidedAt: null,
      decisionText: null,
      ...fields,
    };
    await world.do((tx) => tx.reports.insert(record));
    return record;
  };

  describe('reports', () => {
    test('are listed the newest first, of one person or of all', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const first = await report('11', ada);
      const second = await report('12', bob, { objectType: 'user', objectId: ada.id, reason: 'hate' });
      const third = await report('13', ada, { state: 'dismissed', objectType: 'board', objectId: '201' });
      const { reports } = world.store;
      const all = { reporterId: null, state: null, before: null, limit: 9 };
      expect(await reports.list(all)).toEqual([third, second, first]);
      expect(await reports.list({ ...all, reporterId: ada.id })).toEqual([third, first]);
      expect(await reports.list({ ...all, state: 'open' })).toEqual([second, first]);
      expect(await reports.list({ ...all, before: '13', limit: 1 })).toEqual([second]);
      expect(await reports.find('12')).toEqual(second);
      for (const id of STRANGE_IDS) expect(await reports.find(id)).toBeUndefined();
    });

    test('are open until somebody decides', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const about = { objectType: 'pin', objectId: '301' } as const;
      const { id } = await report('11', ada);
      const isOpen = (user: UserRecord, objectId = '301', objectType: ReportRecord['objectType'] = 'pin') =>
        world.store.reports.isOpen(user.id, { objectType, objectId });
      expect(await isOpen(ada)).toBe(true);
      expect([await isOpen(bob), await isOpen(ada, '302'), await isOpen(ada, '301', 'board')]).toEqual([
        false,
        false,
        false,
      ]);
      const decision = { state: 'upheld', decidedAt: minute(2), decisionText: 'Removed.' } as const;
      await world.do((tx) => tx.reports.decide(about, decision));
      await world.do((tx) => tx.reports.decide({ ...about, objectId: '99' }, decision));
      expect(await world.store.reports.find(id)).toMatchObject(decision);
      expect(await isOpen(ada)).toBe(false);
    });

    test('of one thing are decided together, and those about others stay open', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await report('11', ada);
      await report('12', bob);
      const other = await report('13', bob, { objectId: '302' });
      const board = await report('14', bob, { objectType: 'board' });
      const about = { objectType: 'pin', objectId: '301' } as const;
      const objects = [about, other, board];
      const idsAbout = async (some: readonly (typeof objects)[number][], most = 9) =>
        (await world.store.reports.openAbout(some, most)).map(({ id }) => id);
      expect(await idsAbout([about])).toEqual(['12', '11']);
      expect(await idsAbout(objects, 1)).toEqual(['14', '13', '12']);
      expect(await idsAbout(objects)).toEqual(['14', '13', '12', '11']);
      expect(await idsAbout([])).toEqual([]);
      await world.do((tx) =>
        tx.reports.decide(about, { state: 'dismissed', decidedAt: minute(2), decisionText: null }),
      );
      expect(await idsAbout(objects)).toEqual(['14', '13']);
    });

    test('are reversed with the decision that they led to', async () => {
      const ada = await world.person('ada');
      await report('11', ada, { state: 'upheld', decidedAt: minute(2), decisionText: 'Removed.' });
      const later = await report('12', ada, { state: 'upheld', decidedAt: minute(3) });
      const other = await report('13', ada, { objectId: '302', state: 'upheld', decidedAt: minute(2) });
      const kept = await report('14', ada, { state: 'dismissed', decidedAt: minute(2) });
      const about = { objectType: 'pin', objectId: '301' } as const;
      await world.do((tx) => tx.reports.reverse(about, minute(2), minute(4)));
      const { reports } = world.store;
      expect(await reports.find('11')).toMatchObject({
        ...{ state: 'reversed', decidedAt: minute(4), decisionText: null },
      });
      for (const one of [later, other, kept]) expect(await reports.find(one.id)).toEqual(one);
    });

    test('remember whose the thing was, and whether it was decided against it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await report('11', ada, { ownerId: bob.id });
      const isUpheld = (user: UserRecord, objectId = '301') =>
        world.store.reports.isUpheld(user.id, { objectType: 'pin', objectId });
      expect(await isUpheld(bob)).toBe(false);
      await world.do((tx) =>
        tx.reports.decide(
          { objectType: 'pin', objectId: '301' },
          { state: 'upheld', decidedAt: minute(2), decisionText: null },
        ),
      );
      expect([await isUpheld(bob), await isUpheld(ada), await isUpheld(bob, '302')]).toEqual([
        true,
        false,
        false,
      ]);
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await world.store.reports.find('11')).toMatchObject({ ownerId: null });
    });
  });
}
