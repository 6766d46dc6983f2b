import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readDemoContent,
  type DemoContent,
  type DemoPicture,
} from '../../../../server/composition/demo/demo-content.ts';
import {
  createDemoContent,
  type DemoAccount,
  type DemoDeps,
} from '../../../../server/composition/demo/create-demo-content.ts';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';
import type { WireBoard } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { dataOf, type SmallBrowser } from '../../http-api/core/small-browser.ts';
import { TestApp } from '../../http-api/support/test-app.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import { aMember } from '../../http-api/support/member.ts';
import { wrongCounters } from '../../saving/recount.ts';

const DAY = 86_400_000;

let app: TestApp;
let now: number;
let content: DemoContent;
let accounts: readonly DemoAccount[];
/** What linked pages say, by their address. */
const pages = new Map<string, SourceFacts | null>();

/** Pictures that can be told apart; what they show does not matter here. */
const cut = async (picture: DemoPicture) => new TextEncoder().encode(JSON.stringify(picture));

beforeAll(async () => {
  content = await readDemoContent(path.resolve('demo'));
  // The sessions of sample people last longer than the time over which they do things.
  app = await TestApp.open({ settings: { sessionDays: 3650 } });
  now = app.time;
  let passwords = 0;
  const newPassword = () => `a long password ${passwords++}`;
  const sources = {
    keep: ([address]: readonly string[], { facts }: { readonly facts: SourceFacts | null }) =>
      pages.set(address!, facts),
  };
  // Videos need files, which this server has none of.
  const sendVideo: DemoDeps['sendVideo'] = async (member, _video, poster) => {
    const begun = app.time;
    const upload = await member.upload(poster);
    // An announced upload expires.
    expect(app.time).toBe(begun);
    return upload;
  };
  const deps = { app: app.app, clock: app, content, cut, sendVideo, newPassword, sources };
  accounts = await createDemoContent(deps);
}, 60_000);
afterAll(() => app.close());

const read = async <T>(
  name: string,
  options: Record<string, unknown>,
  browser: SmallBrowser = app.browser(),
): Promise<T> => dataOf(await browser.call(name, 'get', options)) as T;

test('every counter equals a recount', async () => {
  expect(await wrongCounters(app.temporary)).toEqual([]);
});

test('a visitor’s home is full, of different pictures, and goes on', async () => {
  const told = await app.browser().call('UserHomefeedResource', 'get', { page_size: 25 });
  const pins = dataOf(told) as WirePin[];
  expect(pins).toHaveLength(25);
  expect(told.body.resource_response?.bookmark).not.toBe('-end-');
  expect(new Set(pins.map(({ image_signature }) => image_signature)).size).toBe(25);
  for (const { title, link, pinner } of pins) {
    expect(title).not.toBe('');
    expect(link).toMatch(/^https:\/\/[a-z]+\.example\//);
    expect(pinner.image_small_url).not.toBe('');
  }
});

test('everybody has an avatar, boards with covers and somebody who follows', async () => {
  for (const { username } of content.people) {
    const user = await read<{ follower_count: number; following_count: number; image_medium_url: string }>(
      'UserResource',
      { username },
    );
    expect(user.follower_count, username).toBeGreaterThan(0);
    expect(user.following_count, username).toBeGreaterThan(0);
    const boards = await read<WireBoard[]>('BoardsResource', { username, page_size: 25 });
    const own = content.boards.filter(({ owner }) => owner === username);
    expect(boards.map(({ name }) => name).sort()).toEqual(own.map(({ name }) => name).sort());
    for (const { name, image_cover_url, pin_count } of boards) {
      expect(image_cover_url, name).toBeTruthy();
      expect(pin_count, name).toBeGreaterThan(0);
    }
  }
});

test('pins were made over 18 months, many of them in the last weeks, none in the future', async () => {
  const first = content.timeline[0];
  const pins: WirePin[] = [];
  for (const { username } of content.people) {
    pins.push(...(await read<WirePin[]>('UserPinsResource', { username, page_size: 250 })));
  }
  const onBoards = content.timeline.filter((event) => typeof event === 'string' || 'save' in event);
  expect(pins).toHaveLength(onBoards.length);
  const times = pins.map(({ created_at }) => Date.parse(created_at)).sort((a, b) => a - b);
  expect(times.at(-1)).toBeLessThan(now);
  expect(times.at(-1)).toBeGreaterThan(now - DAY);
  expect(times[0]).toBeLessThan(now - 530 * DAY);
  const lastWeek = times.filter((time) => time > now - 7 * DAY);
  expect(lastWeek.length).toBeGreaterThan(30);
  expect(lastWeek.length).toBeLessThan(times.length / 4);
  const oldest = pins.find(({ created_at }) => Date.parse(created_at) === times[0]);
  const expected = content.boards.flatMap(({ pins: own }) => own).find(({ key }) => key === first);
  expect(oldest?.title).toBe(expected?.title);
});

test('the first person runs the server; the passwords are theirs, no session is left open', async () => {
  expect(app.time).toBe(now);
  for (const [index, { username, password }] of accounts.entries()) {
    const browser = await app.browser().arrive();
    const told = await browser.call('UserSessionResource', 'create', {
      username_or_email: username,
      password,
    });
    expect(told.status).toBe(200);
    const user = await app.store.users.findByUsername(username);
    expect(user?.isOperator).toBe(index === 0);
    expect(await app.store.sessions.listOf(user!.id, now)).toHaveLength(1);
  }
});

test('what is made of more than a picture is there whole', async () => {
  const pins: WirePin[] = [];
  for (const { username } of content.people) {
    pins.push(...(await read<WirePin[]>('UserPinsResource', { username, page_size: 250 })));
  }
  const made = (key: string) => {
    const { title } = content.boards.flatMap((board) => board.pins).find((pin) => pin.key === key)!;
    return pins.find((pin) => pin.title === title && !pin.is_repin);
  };
  for (const pin of content.boards.flatMap((board) => board.pins)) {
    const { key, carousel, collage, collection, story, product } = pin;
    const shown = made(key);
    expect(shown?.carousel_data?.carousel_slots.length, key).toBe(carousel && carousel.length + 1);
    expect(shown?.collage_pin?.item_data.length, key).toBe(collage?.length);
    expect(shown?.collection_pin?.item_data.length, key).toBe(collection?.length);
    expect(shown?.story_pin_data?.pages.length, key).toBe(story?.length);
    expect(shown?.product_pin_data?.items[0]?.offer_summary.price_val, key).toBe(product?.['price']);
  }
});

test('the pages that pins link to tell of their recipes and articles', () => {
  const told = content.boards
    .flatMap((board) => board.pins)
    .filter(({ recipe, article }) => recipe !== undefined || article !== undefined);
  expect([...pages.keys()].sort()).toEqual(told.map(({ link }) => link).sort());
  for (const { link, title, recipe, article } of told) {
    const facts = pages.get(link);
    expect(facts?.type, link).toBe(recipe === undefined ? 'article' : 'recipe');
    expect(facts?.title, link).toBe(title);
    expect(facts?.recipe?.ingredients, link).toEqual(recipe?.ingredients);
    expect(facts?.article?.author, link).toBe(article?.author);
  }
});

describe('the first home after the steps of sign-up is mostly about what was picked', () => {
  const PAGE = 25;
  const LEAST_SHARE = 0.8;

  /** Topics by how many pins are about them, most first. */
  const popularTopics = async (count: number): Promise<readonly TopicId[]> => {
    const topics = TOPIC_TREE.map(({ id }) => id);
    const facts = (await app.discovery.ask('topicFacts', { topics, covers: 0 })) ?? [];
    const sorted = facts.toSorted((one, another) => another.pinCount - one.pinCount);
    return sorted.slice(0, count).map(({ topic }) => topic);
  };
  const pinsAbout = async (topics: readonly TopicId[]) => {
    const lists = topics.map((topic) =>
      app.discovery.ask('topicPins', { topic, order: 'newest', skip: 0, limit: 1000 }),
    );
    return new Set<string>((await Promise.all(lists)).flatMap((ids) => ids ?? []));
  };
  /** Signs up, answers a step and the wait; returns which part of the first pins are about these topics. */
  const shareFor = async (name: string, step: object, topics: readonly TopicId[]): Promise<number> => {
    const { browser } = await aMember(app, name);
    for (const answer of [step, { step: 'LoadingStep' }])
      expect((await browser.call('OnboardingResource', 'update', answer)).status).toBe(200);
    const pins = await read<WirePin[]>('UserHomefeedResource', { page_size: PAGE }, browser);
    expect(pins).toHaveLength(PAGE);
    const about = await pinsAbout(topics);
    return pins.filter(({ id }) => about.has(id)).length / PAGE;
  };

  test('by topics', async () => {
    const topics = await popularTopics(5);
    const step = { step: 'InterestPicker', interest_ids: topics };
    expect(await shareFor('topicpicker', step, topics)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  test('by pins', async () => {
    const [topic] = await popularTopics(1);
    const picked = [...(await pinsAbout([topic!]))].slice(0, 5);
    const documents = picked as unknown as Parameters<typeof app.discovery.ask<'topicsOf'>>[1]['documents'];
    const facts = (await app.discovery.ask('topicsOf', { documents })) ?? [];
    const topics = [...new Set(facts.flatMap(({ topics: own }) => own))];
    const step = { step: 'PinPicker', pin_ids: picked };
    expect(await shareFor('pinpicker', step, topics)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
