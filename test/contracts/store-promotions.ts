import { describe, expect, test } from 'vitest';
import { toPinId } from '../../src/domain/ids/ids.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import type { PromotionRecord } from '../../server/application/ports/pins/promotions.ts';
import { aPromotionRecord } from '../builders/a-promotion-record.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredPromotions(world: StoreWorld): void {
  const promote = async (
    id: string,
    pin: PinRecord,
    fields: Parameters<typeof aPromotionRecord>[0] = {},
  ): Promise<PromotionRecord> => {
    const record = aPromotionRecord({ id, advertiserId: pin.pinnerId, pinId: pin.id, ...fields });
    await world.do((tx) => tx.promotions.insert(record));
    return record;
  };
  const pinOf = async (user: UserRecord) => world.pin(await world.board(user));
  const page = { before: null, after: null, limit: 9 };
  const DAY = 20_000;

  describe('promotions', () => {
    test('are listed newest first of an advertiser, oldest first of a status', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const terms = {
        endAt: minute(9),
        countries: ['DE'],
        leadForm: { title: 'Ask', fields: ['email'] as const },
      };
      const first = await promote('11', await pinOf(ada), { status: 'review', terms });
      const second = await promote('12', await pinOf(bob), { status: 'review' });
      const third = await promote('13', await pinOf(ada), { status: 'paused', createdAt: minute(3) });
      const { promotions } = world.store;
      expect(await promotions.find('11')).toEqual(first);
      for (const id of STRANGE_IDS) expect(await promotions.find(id)).toBeUndefined();
      expect(await promotions.ofAdvertiser(ada.id, page)).toEqual([third, first]);
      expect(await promotions.ofAdvertiser(ada.id, { before: '13', limit: 1 })).toEqual([first]);
      expect(await promotions.ofPins([second.pinId, toPinId('1')])).toEqual([second]);
      expect(await promotions.ofPins([])).toEqual([]);
      expect(await promotions.withStatus('review', page)).toEqual([first, second]);
      expect(await promotions.withStatus('review', { after: '11', limit: 1 })).toEqual([second]);
    });

    test('run while they are active and their time is not over', async () => {
      const pin = await pinOf(await world.person('ada'));
      const open = await promote('11', pin);
      await promote('12', pin, { terms: { endAt: minute(5) } });
      const later = await promote('13', pin, { terms: { endAt: minute(6), startAt: minute(7) } });
      await promote('14', pin, { status: 'paused' });
      const { promotions } = world.store;
      expect(await promotions.running(minute(5))).toEqual([open, later]);
      await world.do((tx) => tx.promotions.update('13', { terms: { ...later.terms, endAt: minute(5) } }));
      await world.do((tx) => tx.promotions.update('14', { status: 'active', reason: 'Fine', decidedAt: 4 }));
      await world.do((tx) => tx.promotions.update('99', { status: 'active' }));
      await world.do((tx) => tx.promotions.update('11', {}));
      expect((await promotions.running(minute(5))).map(({ id }) => id)).toEqual(['11', '14']);
      expect(await promotions.find('14')).toMatchObject({ reason: 'Fine', decidedAt: 4 });
    });

    test('wait for their review again, or have lost their decision, by their ids', async () => {
      const pin = await pinOf(await world.person('ada'));
      for (const id of ['11', '12', '13', '14']) await promote(id, pin, { reason: 'Fine', decidedAt: 4 });
      const change = async (ids: readonly string[], lost: readonly string[]) => {
        await world.do((tx) => tx.promotions.reviewAgain(ids));
        await world.do((tx) => tx.promotions.forgetDecisions(lost));
        const all = await world.store.promotions.ofPins([pin.id]);
        return all
          .toSorted((one, other) => one.id.localeCompare(other.id))
          .map(({ status, reason, decidedAt }) => [status, reason, decidedAt]);
      };
      const before = ['active', 'Fine', 4];
      expect(await change([], [])).toEqual([before, before, before, before]);
      expect(await change(['11', '12', '99'], ['12', '13', '99'])).toEqual([
        ['review', null, 4],
        ['review', null, null],
        ['active', 'Fine', null],
        before,
      ]);
    });

    test('count by day, and never more impressions than placements', async () => {
      const pin = await pinOf(await world.person('ada'));
      await promote('11', pin);
      const { promotions } = world.store;
      const add = (day: number, placed: number, impressions: number, pinClicks = 0, promotionId = '11') =>
        world.do((tx) => tx.promotions.addCounts([{ promotionId, day, placed, impressions, pinClicks }]));
      await add(DAY, 3, 2);
      await add(DAY, 1, 1, 1);
      // Seen some time after it was placed.
      await add(DAY, 0, 1);
      await add(DAY + 1, 2, 9);
      await add(DAY + 1, 1, 9, 8);
      await add(DAY, 5, 5, 5, '99');
      expect(await promotions.totals(['11', '99'], DAY + 1)).toEqual(
        new Map([['11', { placed: 7, impressions: 7, pinClicks: 4, impressionsToday: 3 }]]),
      );
      expect(await promotions.totals([], DAY)).toEqual(new Map());
      const days = (await promotions.daysOf('11')).toSorted((one, other) => one.day - other.day);
      expect(days).toEqual([
        { promotionId: '11', day: DAY, placed: 4, impressions: 4, pinClicks: 1 },
        { promotionId: '11', day: DAY + 1, placed: 3, impressions: 3, pinClicks: 3 },
      ]);
      for (const id of STRANGE_IDS) expect(await promotions.daysOf(id)).toEqual([]);
    });

    test('count impressions of ads that were placed in an earlier batch', async () => {
      await promote('11', await pinOf(await world.person('ada')));
      const add = (placed: number, impressions: number) =>
        world.do((tx) =>
          tx.promotions.addCounts([{ promotionId: '11', day: DAY, placed, impressions, pinClicks: 0 }]),
        );
      const impressions = async () => (await world.store.promotions.daysOf('11'))[0]?.impressions;
      await add(4, 0);
      await add(0, 3);
      expect(await impressions()).toBe(3);
      await add(0, 9);
      expect(await impressions()).toBe(4);
    });

    test('have answers to their forms, which end with their time and with who gave them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await promote('11', await pinOf(ada));
      const answer = async (id: string, userId: UserRecord['id'] | null, createdAt: number) => {
        const record = { id, promotionId: '11', userId, answers: { email: `${id}@b.cd` }, createdAt };
        await world.do((tx) => tx.promotions.insertAnswer(record));
        return record;
      };
      const [old, second, third] = [
        await answer('21', null, minute(1)),
        await answer('22', null, minute(2)),
        await answer('23', bob.id, minute(3)),
      ];
      const { promotions } = world.store;
      expect(await promotions.leadAnswers('11', page)).toEqual([third, second, old]);
      expect(await promotions.leadAnswers('11', { before: '23', limit: 1 })).toEqual([second]);
      expect(await promotions.answersOf(bob.id)).toEqual([third]);
      expect(await world.do((tx) => tx.promotions.removeAnswersBefore(minute(2)))).toBe(1);
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await promotions.leadAnswers('11', page)).toEqual([second]);
    });

    test('go with their pin and with their advertiser', async () => {
      const ada = await world.person('ada');
      const pins = [await pinOf(ada), await pinOf(ada), await pinOf(ada)] as const;
      await promote('11', pins[0]);
      await promote('12', pins[1]);
      await promote('13', pins[2]);
      await world.do((tx) =>
        tx.promotions.insertAnswer({ id: '21', promotionId: '12', userId: null, answers: {}, createdAt: 1 }),
      );
      await world.do((tx) => tx.promotions.remove('11'));
      await world.do((tx) => tx.promotions.remove('11'));
      await world.do((tx) => tx.pins.remove([pins[1].id]));
      const { promotions } = world.store;
      expect((await promotions.ofAdvertiser(ada.id, page)).map(({ id }) => id)).toEqual(['13']);
      expect(await promotions.leadAnswers('12', page)).toEqual([]);
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await promotions.running(0)).toEqual([]);
    });
  });
}
