import { describe, expect, test } from 'vitest';
import type { JobKind, NewJob } from '../../server/application/ports/jobs.ts';
import type { StoreWorld } from './store-world.ts';

function aJob(fields: Partial<NewJob<'probe'>> = {}): NewJob<'probe'> {
  return { id: '7', kind: 'probe', key: 'a', payload: { note: 'first' }, runAt: 10, createdAt: 5, ...fields };
}

export function describeStoredJobs(world: StoreWorld): void {
  describe('jobs', () => {
    const jobs = () => world.store.jobs;
    const ask = (fields: Partial<NewJob<'probe'>> = {}) => world.do((tx) => tx.jobs.ask(aJob(fields)));
    const claim = (now: number, until: number, owner = 'one') =>
      world.do((tx) => tx.jobs.claim(['probe'], now, { owner, until }));
    const mine = (id: string) => ({ id, leasedBy: 'one' });
    const nobodys = (id: string) => ({ id, leasedBy: '' });

    test('are claimed when they are due, the one that has waited longest first', async () => {
      await ask({ id: '7', key: 'a', runAt: 20 });
      await ask({ id: '8', key: 'b', runAt: 10 });
      expect(await claim(9, 100)).toBeUndefined();
      expect(await jobs().nextAt(['probe'])).toBe(10);
      expect(await claim(20, 100)).toEqual({
        ...aJob({ id: '8', key: 'b' }),
        attempts: 1,
        asked: 1,
        leasedBy: 'one',
        leasedUntil: 100,
        failedAt: null,
        failure: null,
      });
      expect((await claim(20, 100))?.id).toBe('7');
      expect(await claim(20, 100)).toBeUndefined();
    });

    test('belong to one claimer until the lease ends', async () => {
      await ask();
      const claims = await Promise.all([1, 2, 3].map(() => claim(10, 100)));
      expect(claims.filter((job) => job !== undefined)).toHaveLength(1);
      expect(await claim(99, 200)).toBeUndefined();
      expect(await jobs().nextAt(['probe'])).toBe(100);
      expect(await claim(100, 200)).toMatchObject({ id: '7', attempts: 2, leasedUntil: 200 });
    });

    test('stay with their claimer while the lease is renewed, also after its end', async () => {
      await ask();
      await claim(10, 100);
      expect(await world.do((tx) => tx.jobs.renew(mine('7'), 150))).toBe(true);
      expect(await claim(149, 300, 'other')).toBeUndefined();
      expect(await world.do((tx) => tx.jobs.renew(mine('7'), 200))).toBe(true);
      expect(await jobs().find('7')).toMatchObject({ leasedBy: 'one', leasedUntil: 200, attempts: 1 });
    });

    test('are out of reach for who has lost the lease', async () => {
      await ask();
      const lost = (await claim(10, 100))!;
      const held = await claim(100, 200, 'other');
      expect(held).toMatchObject({ leasedBy: 'other', attempts: 2 });
      expect(await world.do((tx) => tx.jobs.renew(lost, 300))).toBe(false);
      await world.do((tx) => tx.jobs.finish(lost));
      await world.do((tx) => tx.jobs.postpone(lost, { runAt: 50, attempts: 0, failure: 'late' }));
      await world.do((tx) => tx.jobs.fail(lost, 150, 'late'));
      expect(await jobs().find('7')).toEqual(held);
      await world.do((tx) => tx.jobs.finish(held!));
      expect(await jobs().find('7')).toBeUndefined();
      expect(await world.do((tx) => tx.jobs.renew(held!, 300))).toBe(false);
    });

    test('that are free again belong to nobody', async () => {
      for (const [index, key] of ['a', 'b', 'c'].entries()) await ask({ id: String(7 + index), key });
      for (let claimed = 0; claimed < 3; claimed += 1) await claim(10, 100);
      const asked = (await jobs().find('7'))!;
      await ask({ key: 'a' });
      await world.do((tx) => tx.jobs.finish(asked));
      await world.do((tx) => tx.jobs.postpone(mine('8'), { runAt: 50, attempts: 1, failure: null }));
      await world.do((tx) => tx.jobs.fail(mine('9'), 20, 'unreadable'));
      expect(
        (await jobs().list('all', 10)).map(({ leasedBy, leasedUntil }) => [leasedBy, leasedUntil]),
      ).toEqual([
        ['', 0],
        ['', 0],
        ['', 0],
      ]);
    });

    test('that are held can be looked for, by one who knows that their holder is gone', async () => {
      for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) await ask({ id: String(7 + index), key });
      for (let claimed = 0; claimed < 3; claimed += 1) await claim(10, 100);
      await world.do((tx) => tx.jobs.postpone(mine('8'), { runAt: 50, attempts: 1, failure: null }));
      const held = async (kinds: readonly JobKind[]) => (await jobs().held(kinds)).map(({ id }) => id);
      expect(await held(['probe', 'mail.send'])).toEqual(['7', '9']);
      expect(await held(['mail.send'])).toEqual([]);
      await world.do((tx) => tx.jobs.postpone(mine('7'), { runAt: 20, attempts: 1, failure: 'cut off' }));
      await world.do((tx) => tx.jobs.fail(mine('9'), 11, 'unreadable'));
      expect(await held(['probe'])).toEqual([]);
    });

    test('of one kind and key there is one, which takes the new payload and the earlier time', async () => {
      await ask({ id: '7', runAt: 20 });
      await ask({ id: '8', runAt: 30, payload: { note: 'second' } });
      expect(await jobs().find('8')).toBeUndefined();
      expect(await jobs().find('7')).toMatchObject({ runAt: 20, asked: 2, payload: { note: 'second' } });
      await ask({ id: '9', runAt: 10 });
      expect(await jobs().find('7')).toMatchObject({ runAt: 10, asked: 3 });
    });

    test('go when they are done, but run once more when they were asked for meanwhile', async () => {
      await ask();
      const first = (await claim(10, 100))!;
      await ask({ id: '8' });
      await world.do((tx) => tx.jobs.finish(first));
      const second = (await claim(10, 100))!;
      expect(second).toMatchObject({ id: '7', asked: 2, attempts: 1 });
      await world.do((tx) => tx.jobs.finish(second));
      expect(await jobs().find('7')).toBeUndefined();
      expect(await jobs().nextAt(['probe'])).toBeNull();
      await world.do((tx) => tx.jobs.finish(second));
    });

    test('wait for another run after a failure', async () => {
      await ask();
      await claim(10, 100);
      await world.do((tx) => tx.jobs.postpone(mine('7'), { runAt: 50, attempts: 1, failure: 'no answer' }));
      await world.do((tx) => tx.jobs.postpone(mine('99'), { runAt: 50, attempts: 1, failure: null }));
      expect(await claim(49, 100)).toBeUndefined();
      expect(await claim(50, 100)).toMatchObject({ attempts: 2, failure: 'no answer' });
    });

    test('come again at once, not later, when they were asked for while they ran', async () => {
      await ask();
      const { asked } = (await claim(10, 100))!;
      const to = { runAt: 50, attempts: 0, failure: null, asked };
      await world.do((tx) => tx.jobs.postpone(mine('7'), to));
      expect(await jobs().nextAt(['probe'])).toBe(50);
      await claim(50, 100);
      await ask({ runAt: 60 });
      await world.do((tx) => tx.jobs.postpone(mine('7'), { ...to, runAt: 90 }));
      expect(await jobs().nextAt(['probe'])).toBe(50);
    });

    test('that were asked for are told to who listens, once they may be claimed', async () => {
      const told: JobKind[] = [];
      world.store.onJobsAsked((kinds) => told.push(...kinds));
      const failing = world.do(async (tx) => {
        await tx.jobs.ask(aJob());
        throw new Error('changed our mind');
      });
      await expect(failing).rejects.toThrow('changed our mind');
      expect(told).toEqual([]);
      await ask({ id: '7', key: 'a' });
      await world.do(async (tx) => {
        await tx.jobs.ask(aJob({ id: '8', key: 'b' }));
        await tx.jobs.ask(aJob({ id: '9', key: 'c' }));
      });
      expect(told).toEqual(['probe', 'probe']);
      world.store.onJobsAsked(() => undefined);
    });

    test('that did not go well are listed, given up or not', async () => {
      for (const id of ['7', '8', '9']) await ask({ id, key: id });
      await world.do((tx) => tx.jobs.fail(nobodys('8'), 20, 'no such thing'));
      await world.do((tx) =>
        tx.jobs.postpone(nobodys('9'), { runAt: 50, attempts: 1, failure: 'no answer' }),
      );
      expect((await jobs().list('unsuccessful', 10)).map(({ id }) => id)).toEqual(['9', '8']);
    });

    test('that were given up are kept until they are asked for, taken back or forgotten', async () => {
      for (const [index, key] of ['a', 'b', 'c'].entries()) {
        await ask({ id: String(7 + index), key });
        await claim(10, 100);
        await world.do((tx) => tx.jobs.fail(mine(String(7 + index)), 20 + index, 'unreadable'));
      }
      expect(await claim(1000, 2000)).toBeUndefined();
      expect(await jobs().nextAt(['probe'])).toBeNull();
      expect((await jobs().list('failed', 2)).map(({ id, failure }) => [id, failure])).toEqual([
        ['9', 'unreadable'],
        ['8', 'unreadable'],
      ]);
      await ask({ id: '10', key: 'a', runAt: 60 });
      expect(await jobs().find('7')).toMatchObject({ failedAt: null, attempts: 0, runAt: 60 });
      expect(await world.do((tx) => tx.jobs.retry('8', 70))).toBe(true);
      expect(await world.do((tx) => tx.jobs.retry('8', 70))).toBe(false);
      expect(await jobs().find('8')).toMatchObject({ failedAt: null, attempts: 0, runAt: 70 });
      expect(await world.do((tx) => tx.jobs.removeFailedBefore(22))).toBe(0);
      expect(await world.do((tx) => tx.jobs.removeFailedBefore(23))).toBe(1);
      expect((await jobs().list('all', 10)).map(({ id }) => id)).toEqual(['8', '7']);
    });

    test('are counted by what they do', async () => {
      expect(await jobs().counts(0)).toEqual([]);
      for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) await ask({ id: String(7 + index), key });
      await claim(10, 100);
      await claim(10, 100);
      await world.do((tx) => tx.jobs.fail(mine('8'), 20, 'unreadable'));
      expect(await jobs().counts(50)).toEqual([{ kind: 'probe', waiting: 2, running: 1, failed: 1 }]);
      await world.do((tx) => tx.jobs.remove('probe', 'c'));
      expect(await jobs().counts(100)).toEqual([{ kind: 'probe', waiting: 2, running: 0, failed: 1 }]);
    });
  });
}
