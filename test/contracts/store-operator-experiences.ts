import { describe, expect, test } from 'vitest';
import type { ExperienceRevisionRecord } from '../../server/application/ports/people/operator-experiences.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeOperatorExperiences(world: StoreWorld): void {
  const reader = () => world.store.operatorExperiences;
  const aRevision = (fields: Partial<ExperienceRevisionRecord> = {}): ExperienceRevisionRecord => ({
    experienceId: 7,
    revision: 1,
    definition: '{"name":"Grüße “7”"}',
    schemaVersion: 1,
    hash: 'a'.repeat(64),
    operatorId: null,
    createdAt: minute(1),
    ...fields,
  });
  const add = (fields: Partial<ExperienceRevisionRecord> = {}) =>
    world.do((tx) => tx.operatorExperiences.addRevision(aRevision(fields)));
  const draft = {
    ...{ experienceId: 7, liveRevision: null, newestRevision: 1 },
    ...{ isPaused: false, isEnded: false, isArchived: false },
  };

  describe('experiences of operators', () => {
    test('are drafts with their first revision, and keep all later ones', async () => {
      const olga = await world.person('olga');
      await add({ operatorId: olga.id });
      expect(await reader().find(7)).toEqual(draft);
      await world.do((tx) => tx.operatorExperiences.update({ ...draft, liveRevision: 1, isPaused: true }));
      await add({ revision: 2, definition: '{}' });
      await add({ experienceId: 3 });
      expect(await reader().find(7)).toEqual({
        ...draft,
        liveRevision: 1,
        newestRevision: 2,
        isPaused: true,
      });
      expect((await reader().revisionsOf(7)).map(({ revision }) => revision)).toEqual([2, 1]);
      expect(await reader().revision(7, 1)).toEqual(aRevision({ operatorId: olga.id }));
      expect([await reader().revision(7, 3), await reader().find(8)]).toEqual([undefined, undefined]);
      expect((await reader().all()).map(({ experienceId, shown }) => [experienceId, shown.revision])).toEqual(
        [
          [3, 1],
          [7, 1],
        ],
      );
    });

    test('never replace a revision', async () => {
      await add();
      await expect(add({ definition: '{"name":"other"}' })).rejects.toThrow();
      expect((await reader().revision(7, 1))?.definition).toBe(aRevision().definition);
    });

    test('run with their live revision until they are ended or archived', async () => {
      await add();
      expect(await reader().running()).toEqual([]);
      const update = (fields: object) =>
        world.do((tx) => tx.operatorExperiences.update({ ...draft, liveRevision: 1, ...fields }));
      await update({ isPaused: true });
      expect(await reader().running()).toEqual([
        { experienceId: 7, revision: 1, definition: aRevision().definition, isPaused: true },
      ]);
      for (const ended of [{ isEnded: true }, { isArchived: true }]) {
        await update(ended);
        expect(await reader().running()).toEqual([]);
      }
      await world.do((tx) => tx.operatorExperiences.update({ ...draft, experienceId: 8 }));
      expect(await reader().find(8)).toBeUndefined();
    });

    test('are switched off and on, each switch once', async () => {
      const turn = (isOff: boolean) =>
        world.do(async (tx) => {
          await tx.operatorExperiences.turn({ kind: 'group', name: 'spring' }, isOff);
          await tx.operatorExperiences.turn({ kind: 'everything', name: '' }, isOff);
        });
      await turn(true);
      await turn(true);
      expect(await reader().switches()).toEqual([
        { kind: 'everything', name: '' },
        { kind: 'group', name: 'spring' },
      ]);
      await turn(false);
      await turn(false);
      expect(await reader().switches()).toEqual([]);
    });

    test('have a log, which stays when its operator leaves', async () => {
      const olga = await world.person('olga');
      const entry = {
        ...({ id: '9001', createdAt: minute(1), operatorId: olga.id, event: 'live' } as const),
        ...{ experienceId: 7, revision: 1, killSwitch: null },
      };
      const off = {
        ...({ id: '9002', createdAt: minute(2), operatorId: olga.id } as const),
        ...({ event: 'switched_off', experienceId: null, revision: null } as const),
        killSwitch: { kind: 'placement', name: '11' } as const,
      };
      await world.do(async (tx) => {
        await tx.operatorExperiences.note(entry);
        await tx.operatorExperiences.note(off);
      });
      await add({ operatorId: olga.id });
      expect(await reader().logOf(7, 10)).toEqual([entry]);
      expect(await reader().logOf(7, 0)).toEqual([]);
      expect(await reader().switchLog(10)).toEqual([off]);
      await world.do((tx) => tx.users.update(olga.id, { state: 'deactivated', deletesAt: minute(0) }));
      while (await world.do((tx) => tx.accountRemoval.removePart(olga.id)));
      expect(await reader().logOf(7, 10)).toEqual([{ ...entry, operatorId: null }]);
      expect((await reader().revision(7, 1))?.operatorId).toBeNull();
    });

    test('are counted on a day, by experience', async () => {
      await world.do((tx) =>
        tx.experiences.addDayCounts([
          { experienceId: 1, day: 5, event: 'viewed', times: 2 },
          { experienceId: 2, day: 6, event: 'viewed', times: 3 },
          { experienceId: 2, day: 6, event: 'dismissed', times: 1 },
        ]),
      );
      const counts = await reader().countsOn(6);
      expect([...counts.keys()]).toEqual([2]);
      expect(counts.get(2)).toHaveLength(2);
      expect(counts.get(2)).toContainEqual({ day: 6, event: 'viewed', times: 3 });
    });
  });
}
