import { describe, expect, test } from 'vitest';
import { toPinId, toTopicId } from '../../src/domain/ids/ids.ts';
import type { TodayArticleRecord } from '../../server/application/ports/pins/today.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredArticles(world: StoreWorld): void {
  const article = (id: string, overrides: Partial<TodayArticleRecord> = {}): TodayArticleRecord => ({
    id,
    day: 100,
    place: id,
    kind: 'best',
    hemisphere: null,
    theme: { from: 'new', topic: toTopicId('1001') },
    pins: [toPinId('3'), toPinId('1')],
    createdAt: minute(1),
    ...overrides,
  });
  const insert = (...articles: readonly TodayArticleRecord[]) =>
    world.do(async (tx) => {
      for (const one of articles) await tx.today.insert(one);
    });
  const idsSince = async (day: number) => (await world.store.today.since(day)).map(({ id }) => id);

  describe('articles of today', () => {
    test('come back as they are, the newest day first, in the order of their places', async () => {
      const season = article('2', {
        day: 101,
        place: 'b',
        kind: 'trending',
        hemisphere: 'south',
        theme: { from: 'season', key: 'apples' },
      });
      const pick = article('3', { day: 101, place: 'a', theme: { from: 'pick', title: 'T', subtitle: '' } });
      await insert(article('1'), season, pick);
      expect(await world.store.today.since(100)).toEqual([pick, season, article('1')]);
      expect(await idsSince(101)).toEqual(['3', '2']);
      expect(await world.store.today.find('2')).toEqual(season);
      expect(await world.store.today.find('9')).toBeUndefined();
    });

    test('stay when another one comes to their place of the day', async () => {
      await insert(article('1', { place: 'a' }), article('2', { place: 'a' }));
      expect(await idsSince(0)).toEqual(['1']);
      await insert(article('3', { place: 'a', day: 101 }));
      expect(await idsSince(0)).toEqual(['3', '1']);
    });

    test('go away with their days', async () => {
      await insert(article('1'), article('2', { day: 101 }));
      await world.do((tx) => tx.today.removeBefore(101));
      expect(await idsSince(0)).toEqual(['2']);
    });
  });
}
