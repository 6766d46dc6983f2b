import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { LEAST_PINS_OF_TOPIC } from '../../../../src/domain/topics/topic-pages.ts';
import type { WireTopic, WireTopicPreview } from '../../../../wire/topic.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const idOf = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;

const titles = (told: Parameters<typeof succeeded>[0]) =>
  succeeded<{ title: string }[]>(told).map(({ title }) => title);

async function titlesOf(browser: SmallBrowser, topic: string) {
  return titles(await browser.call('TopicFeedResource', 'get', { interest_id: idOf(topic) }));
}

async function hub(name: 'IdeasHubResource' | 'TopicsHubResource', options = {}) {
  return succeeded<WireTopicPreview[]>(await bob.browser.call(name, 'get', options));
}

describe('the pins of a topic', () => {
  test('are those whose words or boards are about it or a topic below it', async () => {
    await makePin(ann, { title: 'A heron' });
    await makePin(ann, { title: 'Untitled', board_id: (await makeBoard(ann, { name: 'Puppies' })).id });
    await makePin(ann, { title: 'A loaf of bread' });
    expect(await titlesOf(bob.browser, 'Birds')).toEqual(['A heron']);
    expect(await titlesOf(bob.browser, 'Animals')).toEqual(['Untitled', 'A heron']);
  });

  test('have the topic as their reason', async () => {
    await makePin(ann, { title: 'A heron' });
    const told = await bob.browser.call('TopicFeedResource', 'get', { url_name: 'birds' });
    const [pin] = succeeded<{ recommendation_reason: object }[]>(told);
    expect(pin?.recommendation_reason).toMatchObject({ reason: 'topic', reason_id: idOf('Birds') });
  });

  test('come page by page, each once', async () => {
    for (let count = 1; count <= 5; count += 1) await makePin(ann, { title: `Heron ${count}` });
    const options = { interest_id: idOf('Birds'), page_size: 3 };
    const first = await bob.browser.call('TopicFeedResource', 'get', options);
    expect(titles(first)).toEqual(['Heron 5', 'Heron 4', 'Heron 3']);
    const bookmarks = first.body.resource?.options['bookmarks'];
    const second = await bob.browser.call('TopicFeedResource', 'get', { ...options, bookmarks });
    expect(titles(second)).toEqual(['Heron 2', 'Heron 1']);
    expect(second.body.resource?.options['bookmarks']).toEqual(['-end-']);
  });

  test('are never those on secret boards, nor of people who are blocked', async () => {
    const secret = await makeBoard(ann, { name: 'Owls', privacy: 'secret' });
    await makePin(ann, { title: 'A secret owl', board_id: secret.id });
    await makePin(ann, { title: 'A heron' });
    expect(await titlesOf(app.browser(), 'Birds')).toEqual(['A heron']);
    expect(await titlesOf(ann.browser, 'Birds')).toEqual(['A heron']);
    await bob.browser.call('UserBlockResource', 'create', { blocked_user_id: ann.user.id });
    expect(await titlesOf(bob.browser, 'Birds')).toEqual([]);
  });

  test('of an unknown topic are 404', async () => {
    const told = await bob.browser.call('TopicFeedResource', 'get', { interest_id: '4711' });
    expect(outcomeOf(told)).toBe('404/60');
  });
});

describe('the hubs', () => {
  test('list topics as soon as they have enough pins, with popular ones', async () => {
    for (let count = 1; count < LEAST_PINS_OF_TOPIC; count += 1)
      await makePin(ann, { title: `Heron ${count}` });
    expect(await hub('IdeasHubResource')).toEqual([]);
    await makePin(ann, { title: 'An owl' });
    expect(await hub('IdeasHubResource')).toMatchObject([
      { name: 'Animals', pin_count: LEAST_PINS_OF_TOPIC },
    ]);
    const all = await hub('TopicsHubResource');
    expect(all.map(({ name }) => name).sort()).toEqual(['Animals', 'Birds']);
    for (const { preview_pins, image_url } of all) {
      expect(preview_pins.length).toBeGreaterThan(0);
      expect(image_url).toMatch(/\/media\/508x640\//);
    }
    const withoutPins = all.map(({ preview_pins: _, ...topic }) => topic);
    expect(await hub('TopicsHubResource', { field_set_key: 'card' })).toEqual(withoutPins);
  });

  test('count nothing that is secret', async () => {
    const secret = await makeBoard(ann, { name: 'Owls', privacy: 'secret' });
    for (let count = 0; count < LEAST_PINS_OF_TOPIC; count += 1)
      await makePin(ann, { title: `Owl ${count}`, board_id: secret.id });
    expect(await hub('TopicsHubResource')).toEqual([]);
    const read = await ann.browser.call('TopicResource', 'get', { interest_id: idOf('Birds') });
    expect(succeeded<WireTopic>(read)).toMatchObject({ pin_count: 0, image_url: null });
  });
});
