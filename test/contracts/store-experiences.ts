import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../../server/application/ports/records.ts';
import type { EventOwner } from '../../server/application/ports/events.ts';
import { aRecord } from '../builders/experiences.ts';
import { minute, type StoreWorld } from './store-world.ts';

const ofUser = ({ id }: UserRecord): EventOwner => ({ kind: 'user', id });
const VISITOR: EventOwner = { kind: 'visitor', id: 'f'.repeat(32) };

export function describeStoredExperiences(world: StoreWorld): void {
  const put = (owner: EventOwner, fields: Parameters<typeof aRecord>[0], time = 0) =>
    world.do((tx) => tx.experiences.put(owner, aRecord(fields), minute(time)));
  const marksOf = (owner: EventOwner) => world.store.experiences.marksOf(owner);

  describe('marks of experiences', () => {
    const full = aRecord({
      ...{ experienceId: 500_417, placementId: 1_000_541, status: 'completedWithoutHomefeed', views: 3 },
      ...{ lastViewedAt: minute(1), endedAt: minute(2), triggeredAt: minute(0), revision: 7 },
    });

    test('are found again in the order of the experiences, each replaced by the next', async () => {
      const ada = await world.person('ada');
      const bob = await world.person('bob');
      for (const owner of [ofUser(ada), VISITOR]) {
        await put(owner, { ...full, status: 'viewed' });
        await put(owner, full);
        await put(owner, { experienceId: 2 });
        expect(await marksOf(owner)).toEqual([aRecord({ experienceId: 2 }), full]);
      }
      expect(await marksOf(ofUser(bob))).toEqual([]);
      expect(await marksOf({ kind: 'visitor', id: 'e'.repeat(32) })).toEqual([]);
    });

    test('go with their owner', async () => {
      const ada = await world.person('ada');
      for (const owner of [ofUser(ada), VISITOR]) await put(owner, full);
      await world.do((tx) => tx.experiences.removeMarksOf(VISITOR));
      expect([await marksOf(VISITOR), await marksOf(ofUser(ada))]).toEqual([[], [full]]);
      await world.do((tx) => tx.experiences.removeMarksOf(ofUser(ada)));
      expect(await marksOf(ofUser(ada))).toEqual([]);
    });

    test('go with their account', async () => {
      const ada = await world.person('ada');
      await put(ofUser(ada), full);
      await world.do((tx) => tx.users.update(ada.id, { state: 'deactivated', deletesAt: minute(0) }));
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await marksOf(ofUser(ada))).toEqual([]);
    });

    test('of visitors go when they have not changed for long', async () => {
      const ada = await world.person('ada');
      await put(VISITOR, { experienceId: 1 }, 1);
      await put(VISITOR, { experienceId: 2 }, 2);
      await put(ofUser(ada), { experienceId: 1 }, 1);
      await world.do((tx) => tx.experiences.removeVisitorsBefore(minute(2)));
      expect(await marksOf(VISITOR)).toEqual([aRecord({ experienceId: 2 })]);
      expect(await marksOf(ofUser(ada))).toHaveLength(1);
    });
  });

  test('counts of experiences are added by day and event', async () => {
    const counts = [
      { experienceId: 1, day: 5, event: 'viewed', times: 2 },
      { experienceId: 1, day: 6, event: 'viewed', times: 1 },
      { experienceId: 1, day: 6, event: 'completed', times: 1 },
      { experienceId: 2, day: 6, event: 'viewed', times: 9 },
    ] as const;
    const add = () => world.do((tx) => tx.experiences.addDayCounts(counts));
    await add();
    await add();
    expect(await world.store.experiences.dayCounts(1, 6)).toEqual([
      { experienceId: 1, day: 6, event: 'completed', times: 2 },
      { experienceId: 1, day: 6, event: 'viewed', times: 2 },
    ]);
    await world.do((tx) => tx.experiences.addDayCounts([]));
  });
}
