import { beforeEach, expect, test } from 'vitest';
import { forgetHomeNews, HomeNews } from '../../../src/application/feeds/home-news.ts';
import { toPinId, toUserId, type PinId } from '../../../src/domain/ids/ids.ts';

const ADA = toUserId('1');
const BOB = toUserId('2');
const pins = (...ids: number[]) => ids.map((id) => toPinId(String(id)));

let stored: Map<string, string>;
let asked: PinId[];
let news: HomeNews;
const storage = {
  get: (key: string) => stored.get(key),
  set: (key: string, text: string) => stored.set(key, text).size > 0,
  remove: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  [stored, asked] = [new Map(), []];
  const hasNewer = async (than: PinId) => asked.push(than) > 0;
  news = new HomeNews({ storage, openHome: async () => ({ hasNewer }) });
});

test('nobody is asked before the first visit of the home', async () => {
  expect([await news.hasNew(ADA), asked]).toEqual([false, []]);
});

test('the server is asked for pins that are newer than all that the home has shown', async () => {
  news.note(ADA, pins(5, 90, 20));
  news.note(ADA, pins(30));
  news.note(ADA, []);
  expect([await news.hasNew(ADA), asked]).toEqual([true, pins(90)]);
});

test('what others have seen does not count, and a log-out forgets it', async () => {
  news.note(ADA, pins(5));
  expect(await news.hasNew(BOB)).toBe(false);
  forgetHomeNews(storage, ADA);
  expect([await news.hasNew(ADA), stored.size]).toEqual([false, 0]);
});
