import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { WireFeedSource } from '../../../../../wire/tuner.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

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

const BIRDS = TOPIC_TREE.find(({ name }) => name === 'Birds')!.id;
const list = (options: object = {}) => ann.browser.call('HomefeedTunerResource', 'get', { ...options });
const sources = async (tab?: string) =>
  succeeded<WireFeedSource[]>(await list(tab === undefined ? {} : { tab })).map(
    ({ object_type, object, enabled }) => [object_type, object.id, enabled],
  );
const update = (object_type: string, object_id: string, enabled: boolean) =>
  ann.browser.call('HomefeedTunerResource', 'update', { object_type, object_id, enabled });
const act = async (resource: string, options: object) =>
  succeeded(await ann.browser.call(resource, 'create', { ...options }));

describe('the sources of a home feed', () => {
  test('are followed topics, own and followed boards, and followed people, each with a switch', async () => {
    const own = await makeBoard(ann, { name: 'Mine' });
    const followed = await makeBoard(bob, { name: 'Chairs' });
    await act('InterestFollowResource', { interest_id: BIRDS });
    await act('BoardFollowResource', { board_id: followed.id });
    await act('UserFollowResource', { user_id: bob.user.id });
    expect(await sources()).toEqual([['interest', BIRDS, true]]);
    expect(await sources('boards')).toEqual([
      ['board', own.id, true],
      ['board', followed.id, true],
    ]);
    expect(await sources('pinners')).toEqual([['user', bob.user.id, true]]);
    expect(outcomeOf(await list({ tab: 'pages' }))).toBe('400/1');

    const told = await update('board', followed.id, false);
    expect(succeeded<WireFeedSource[]>(told)).toMatchObject([{ object: { name: 'Chairs' }, enabled: false }]);
    await update('interest', BIRDS, false);
    await update('user', bob.user.id, false);
    expect(await sources('boards')).toContainEqual(['board', followed.id, false]);
    expect(await sources('interests')).toEqual([['interest', BIRDS, false]]);
    expect(await sources('pinners')).toEqual([['user', bob.user.id, false]]);
    await update('user', bob.user.id, true);
    expect(await sources('pinners')).toEqual([['user', bob.user.id, true]]);
  });

  test('come page by page, own boards before followed ones, without the place of quick saves', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await makeBoard(ann, { name })).id);
    for (const name of ['Four', 'Five']) {
      const { id } = await makeBoard(bob, { name });
      await act('BoardFollowResource', { board_id: id });
      ids.push(id);
    }
    await makePin(ann, { title: 'Quick' });
    const found: string[] = [];
    let bookmarks: unknown = null;
    let pages = 0;
    do {
      const told = await list({ tab: 'boards', page_size: 2, bookmarks });
      found.push(...succeeded<WireFeedSource[]>(told).map(({ object }) => object.id));
      bookmarks = told.body.resource?.options['bookmarks'];
      pages += 1;
    } while (JSON.stringify(bookmarks) !== '["-end-"]' && pages < 9);
    expect(pages).toBe(3);
    expect([...found].sort()).toEqual([...ids].sort());
    expect(found.slice(3).sort()).toEqual(ids.slice(3).sort());
  });

  test('are pins that one saved, liked or reacted to, each once and by its original', async () => {
    const [saved, liked] = [await makePin(bob, { title: 'A' }), await makePin(bob, { title: 'B' })];
    const copy = succeeded<{ id: string }>(
      await ann.browser.call('RepinResource', 'create', { pin_id: saved.id }),
    );
    app.time += 1000;
    await act('PinLikeResource', { pin_id: liked.id });
    app.time += 1000;
    await ann.browser.send(`/v3/pins/${saved.id}/favorite/`, { method: 'POST' });
    expect(await sources('history')).toEqual([
      ['pin', saved.id, true],
      ['pin', liked.id, true],
    ]);
    succeeded(await update('pin', copy.id, false));
    expect(await sources('history')).toContainEqual(['pin', saved.id, false]);
    const off = await app.temporary.store.feedSwitches.switchedOff(ann.user.id as never);
    expect([...off.pins]).toEqual([saved.id]);
  });

  test('are the websites of these pins, those that are switched off first', async () => {
    const site = (title: string, link: string) => makePin(ann, { title, link });
    await site('A', 'https://www.oven.example/1');
    await site('B', 'https://oven.example/2');
    await site('C', 'https://lamp.example/');
    expect(await sources('domains')).toEqual([
      ['domain', 'oven.example', true],
      ['domain', 'lamp.example', true],
    ]);
    const told = succeeded<WireFeedSource[]>(await update('domain', 'www.Lamp.example', false));
    expect(told).toMatchObject([{ object: { id: 'lamp.example' }, enabled: false }]);
    succeeded(await update('domain', 'unseen.example', false));
    expect(await sources('domains')).toEqual([
      ['domain', 'unseen.example', false],
      ['domain', 'lamp.example', false],
      ['domain', 'oven.example', true],
    ]);
    const [, lamp, oven] = succeeded<WireFeedSource[]>(await list({ tab: 'domains' }));
    expect([lamp!.object, oven!.object]).toMatchObject([{ pin_count: 1 }, { pin_count: 2 }]);
    succeeded(await update('domain', 'lamp.example', true));
    expect(await sources('domains')).toContainEqual(['domain', 'lamp.example', true]);
  });

  test('forget what one did when one starts over, and know it again when that is taken back', async () => {
    const pin = await makePin(bob, { title: 'A' });
    await act('PinLikeResource', { pin_id: pin.id });
    expect(await sources('history')).toHaveLength(1);
    app.time += 1000;
    const told = await update('history', ann.user.id, false);
    expect(succeeded<WireFeedSource[]>(told)).toMatchObject([{ object_type: 'history', enabled: false }]);
    expect(await sources('history')).toEqual([]);
    succeeded(await update('history', ann.user.id, true));
    expect(await sources('history')).toHaveLength(1);
  });
});

test('nobody switches what they cannot see, or the history of somebody else', async () => {
  const secret = await makeBoard(bob, { name: 'Secret', privacy: 'secret' });
  const pin = await makePin(bob, { title: 'A', board_id: secret.id });
  const outcomes = [
    ['interest', '9', '404/60'],
    ['board', secret.id, '404/40'],
    ['user', '9', '404/30'],
    ['pin', pin.id, '404/50'],
    ['history', bob.user.id, '404/30'],
    ['section', '9', '400/1'],
    ['domain', 'no domain', '400/1'],
    ['board', 'oven.example', '400/1'],
  ] as const;
  for (const [type, id, expected] of outcomes)
    expect(outcomeOf(await update(type, id, false))).toBe(expected);
  const visitor = await app.browser().arrive();
  expect(outcomeOf(await visitor.call('HomefeedTunerResource', 'get', {}))).toBe('401/2');
});
