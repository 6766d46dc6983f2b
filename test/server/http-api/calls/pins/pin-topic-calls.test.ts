import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WirePinTopics } from '../../../../../wire/topic.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

const RESOURCE = 'PinTopicsResource';
const topicNamed = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;

let app: TestApp;
let ann: Member;
let bob: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  pin = await makePin(ann, { title: 'A heron', board_id: (await makeBoard(ann, { name: 'Mine' })).id });
});
afterAll(() => app.close());

async function topics(id = pin.id) {
  const told = await ann.browser.call(RESOURCE, 'get', { pin_id: id });
  const { topics, removed } = succeeded<WirePinTopics>(told);
  return {
    topics: topics.map(({ name, chosen }) => (chosen ? `${name}!` : name)),
    removed: removed.map(({ name }) => name),
  };
}
const decide = (name: string, applies: boolean, by = ann, id = pin.id) =>
  by.browser.call(RESOURCE, 'update', { pin_id: id, interest_id: topicNamed(name), applies });
const undo = (name: string) =>
  ann.browser.call(RESOURCE, 'delete', { pin_id: pin.id, interest_id: topicNamed(name) });
const pinsAbout = async (name: string) => {
  const told = await app.browser().call('TopicFeedResource', 'get', { interest_id: topicNamed(name) });
  return succeeded<WirePin[]>(told).map(({ id }) => id);
};

describe('the topics of a pin', () => {
  test('follow from its words until somebody corrects them, on the pages of topics at once', async () => {
    expect(await topics()).toEqual({ topics: ['Birds', 'Animals'], removed: [] });
    expect(await pinsAbout('Birds')).toEqual([pin.id]);

    succeeded(await decide('Birds', false));
    succeeded(await decide('Pottery', true));
    expect(await topics()).toMatchObject({ removed: ['Birds'] });
    expect((await topics()).topics[0]).toBe('Pottery!');
    expect(await pinsAbout('Birds')).toEqual([]);
    expect(await pinsAbout('Animals')).toEqual([]);
    expect(await pinsAbout('Pottery')).toEqual([pin.id]);

    succeeded(await undo('Birds'));
    succeeded(await undo('Pottery'));
    expect(await topics()).toEqual({ topics: ['Birds', 'Animals'], removed: [] });
    expect(await pinsAbout('Birds')).toEqual([pin.id]);
    expect(await pinsAbout('Pottery')).toEqual([]);
  });

  test('are also known of a pin on a secret board, by its own words', async () => {
    const board = await makeBoard(ann, { name: 'Sourdough', privacy: 'secret' });
    const secret = await makePin(ann, { title: 'Loaf', board_id: board.id });
    expect((await topics(secret.id)).topics).toContain('Bread');
    succeeded(await decide('Ponds', true, ann, secret.id));
    expect((await topics(secret.id)).topics[0]).toBe('Ponds!');
    expect(await pinsAbout('Ponds')).toEqual([]);
  });

  test('are corrected on the original, by those who may edit it', async () => {
    expect(outcomeOf(await decide('Birds', false, bob))).toBe('403/7');
    const copy = await savePin(bob, { pin_id: pin.id });
    expect(outcomeOf(await decide('Birds', false, bob, copy.id))).toBe('403/7');
    expect(outcomeOf(await bob.browser.call(RESOURCE, 'get', { pin_id: pin.id }))).toBe('403/7');
    expect(outcomeOf(await decide('Birds', false, ann, '4711'))).toBe('404/50');
    const visitor = await app.browser().arrive();
    expect(outcomeOf(await visitor.call(RESOURCE, 'get', { pin_id: pin.id }))).toBe('401/2');
    expect(outcomeOf(await decide('Birds', false))).toBe('200');
  });

  test('can have five that somebody chose, and only those that there are', async () => {
    for (const name of ['Pottery', 'Bread', 'Ponds', 'Kitchens', 'Bridges'])
      expect(outcomeOf(await decide(name, true))).toBe('200');
    expect(outcomeOf(await decide('Chairs', true))).toBe('409/22');
    expect(outcomeOf(await decide('Bridges', true))).toBe('200');
    expect(outcomeOf(await decide('Chairs', false))).toBe('200');
    const unknown = { pin_id: pin.id, interest_id: '4711', applies: true };
    expect(outcomeOf(await ann.browser.call(RESOURCE, 'update', unknown))).toBe('404/60');
  });
});
