import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DiscoveryIndex } from '../../../../server/application/ports/discovery/discovery-index.ts';
import { MakeToday } from '../../../../server/application/today/make-today.ts';
import type { TodayPick } from '../../../../server/application/ports/today-picks.ts';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { ReadPublicActivity } from '../../../../server/application/topics/public-activity.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../src/domain/today/themes.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { WireArea } from '../../../../wire/listing.ts';
import type { WireArticle, WireArticlePage } from '../../../../wire/today.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let people: readonly Member[];
let picks: readonly TodayPick[];
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  people = [await aMember(app, 'ann'), await aMember(app, 'bob'), await aMember(app, 'cid')];
  picks = [];
  nextId = 1_000_000;
});
afterAll(() => app.close());

let nextId: number;
let pictures = 0;

/** Runs the job at the present time. */
async function makeToday(index: Pick<DiscoveryIndex, 'ask'> = app.discovery): Promise<number> {
  const clock = { now: () => app.time };
  const timer = new SystemTimer();
  const { store } = app;
  const job = new MakeToday({
    store,
    index,
    clock,
    timer,
    activity: new ReadPublicActivity({ feeds: store.feeds, index, clock, timer }),
    picks: { all: () => picks },
    ids: { next: () => String((nextId += 1)) },
  });
  return (await job.run()).again - app.time;
}

/** Pins of all people in turn. */
async function pinsOf(title: string, count: number, by: readonly Member[] = people) {
  const pins = [];
  for (let made = 0; made < count; made += 1)
    pins.push(await makePin(by[made % by.length]!, { title: `${title} ${(pictures += 1)}` }));
  return pins;
}

const tab = async (name?: string, browser: SmallBrowser = app.browser()) =>
  succeeded<WireArticle[]>(await browser.call('TodayTabResource', 'get', name ? { tab: name } : {}));
const titles = async (name?: string) => (await tab(name)).map(({ title }) => title);
const pick = (title: string, search: string): TodayPick => ({
  title,
  subtitle: 'Ours',
  from: null,
  until: null,
  kind: 'best',
  pins: { search },
});

describe('the articles of today', () => {
  test('are none on a server without pins', async () => {
    await makeToday();
    expect(await tab()).toEqual([]);
    expect(succeeded(await app.browser().call('DiscoveryAreasResource', 'get', {}))).toEqual([]);
  });

  test('are what the operator has chosen, with enough pins of several people', async () => {
    await pinsOf('Zwirbel', 8);
    await pinsOf('Kite', 7);
    await pinsOf('Anvil', 9, people.slice(0, 2));
    picks = [pick('Patches', 'zwirbel'), pick('Too few', 'kite'), pick('Of two', 'anvil')];
    await makeToday();
    const [article, ...others] = await tab();
    expect(others).toEqual([]);
    expect(article).toMatchObject({
      type: 'article',
      title: 'Patches',
      subtitle: 'Ours',
      pins_count: 8,
      kind: 'best',
    });
    expect(article?.url).toBe(`/today/article/${article?.id}/`);
    expect(article?.image).toContain('/media/508x640/');
    const areas = succeeded<WireArea[]>(await app.browser().call('DiscoveryAreasResource', 'get', {}));
    expect(areas).toEqual([{ kind: 'today', count: 1 }]);
  });

  test('take no word for the beginning of another one', async () => {
    await pinsOf('Zwirbelwind', 8);
    picks = [pick('Patches', 'zwirbel')];
    await makeToday();
    expect(await titles()).toEqual([]);
  });

  test('are what was saved most this week', async () => {
    await pinsOf('Heron', 9);
    await makeToday();
    const [article] = await tab('popular');
    expect(article).toMatchObject({ title: 'Birds', subtitle: 'Most saved this week', kind: 'popular' });
    expect(article?.topic).toMatchObject({ id: TOPIC_TREE.find(({ name }) => name === 'Birds')!.id });
    expect(await titles()).toEqual(['Birds']);
  });

  test('are of the season of the reader', async () => {
    app.time = Date.UTC(2027, 6, 20);
    people = [await aMember(app, 'eve'), await aMember(app, 'fay'), await aMember(app, 'gus')];
    await pinsOf('Beach', 8);
    await pinsOf('Stew', 8);
    await makeToday();
    expect(await titles()).toContain('Beaches and coasts');
    await people[0]!.browser.call('UserSettingsResource', 'update', { country: 'NZ' });
    const south = (await tab(undefined, people[0]!.browser)).map(({ title }) => title);
    expect(south).toContain('Soups for cold days');
    expect(south).not.toContain('Beaches and coasts');
  });

  test('stay the same all day, and their pages two weeks', async () => {
    await pinsOf('Zwirbel', 8);
    picks = [pick('Patches', 'zwirbel')];
    await makeToday();
    const [first] = await tab();
    picks = [pick('Another', 'zwirbel')];
    await makeToday();
    expect(await titles()).toEqual(['Patches']);
    app.time = (dayOf(app.time) + 1) * DAY_MS;
    await makeToday();
    expect((await titles())[0]).toBe('Another');
    expect(await titles('article')).toContain('Patches');
    app.time += 13 * DAY_MS;
    const gone = await app.browser().call('TodayArticleResource', 'get', { article_id: first!.id });
    expect(outcomeOf(gone)).toBe('404/70');
    await makeToday();
    expect(await titles('article')).not.toContain('Patches');
  });

  test('name no topic twice in two weeks as something different', async () => {
    await pinsOf('Heron', 12);
    app.time += 10 * DAY_MS;
    await makeToday();
    const days = [];
    for (let day = 0; day < 3; day += 1) {
      days.push(...(await titles()));
      app.time += DAY_MS;
      await makeToday();
    }
    const different = (await tab('best')).filter(({ subtitle }) => subtitle === 'Something different');
    expect(different.length).toBeGreaterThan(0);
    expect(new Set(different.map(({ title }) => title)).size).toBe(different.length);
  });

  test('of products stand apart', async () => {
    for (let count = 0; count < 12; count += 1)
      await makePin(people[count % 3]!, {
        title: `Heron print ${count}`,
        link: `https://shop.example/${count}`,
        product: { price: 5, currency: 'EUR', availability: 'in_stock' },
      });
    await makeToday();
    const [article] = await tab('shop');
    expect(article).toMatchObject({ kind: 'shop', subtitle: 'Products people save', pins_count: 12 });
    expect((await tab()).every(({ kind }) => kind !== 'shop')).toBe(true);
  });

  test('are made again an hour later', async () => {
    expect(await makeToday()).toBe(3_600_000);
  });

  test('are made soon after the index was built', async () => {
    expect(await makeToday({ ask: () => Promise.resolve(null) })).toBe(5_000);
  });
});

describe('an article', () => {
  test('has its pins, page by page, but never what its reader may not see', async () => {
    const secret = await makeBoard(people[0]!, { name: 'Mine', privacy: 'secret' });
    const hidden = await makePin(people[0]!, { title: 'Secret zwirbel', board_id: secret.id });
    const pins = await pinsOf('Zwirbel', 8);
    picks = [
      { ...pick('Patches', ''), pins: { ids: [hidden.id, ...pins.map(({ id }) => id)].map(toPinId) } },
    ];
    await makeToday();
    const [article] = await tab();
    const read = async (browser: SmallBrowser, options: object = {}) =>
      browser.call('TodayArticleResource', 'get', { article_id: article!.id, ...options });
    const first = await read(app.browser(), { page_size: 6 });
    const page = succeeded<WireArticlePage>(first);
    expect(page.article).toMatchObject({ title: 'Patches', pins_count: 8 });
    expect(page.results.map(({ id }) => id)).toEqual(pins.slice(0, 6).map(({ id }) => id));
    const bookmarks = first.body.resource?.options['bookmarks'];
    const second = succeeded<WireArticlePage>(await read(app.browser(), { page_size: 6, bookmarks }));
    expect(second.results.map(({ id }) => id)).toEqual(pins.slice(6).map(({ id }) => id));

    await people[1]!.browser.call('UserBlockResource', 'create', { blocked_user_id: people[0]!.user.id });
    const blocked = succeeded<WireArticlePage>(await read(people[1]!.browser));
    expect(blocked.article?.pins_count).toBe(5);
  });

  test('is not found where there is none', async () => {
    const read = await app.browser().call('TodayArticleResource', 'get', { article_id: '4711' });
    expect(outcomeOf(read)).toBe('404/70');
  });
});
