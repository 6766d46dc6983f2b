import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import { dataOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../../support/member.ts';
import {
  listed,
  makeSection,
  outcome,
  readBoard,
  readPin,
  savePin,
  shareBoard,
} from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let home: WireBoard;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  home = await makeBoard(ann, { name: 'Home', description: 'All of it' });
});
afterAll(() => app.close());

const change = async (options: Record<string, unknown>, { browser } = ann) =>
  succeeded<WireBoard>(await browser.call('BoardResource', 'update', { board_id: home.id, ...options }));
const changing = (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
  outcome(who, 'BoardResource', 'update', { board_id: home.id, ...options });

describe('changing a board', () => {
  test('touches what is named and leaves the rest', async () => {
    const changed = await change({
      description: null,
      category: 'garden',
      allow_homefeed_recommendations: 0,
    });
    expect(changed).toMatchObject({
      name: 'Home',
      slug: 'home',
      description: '',
      category: 'garden',
      allow_homefeed_recommendations: false,
    });
    expect(await readBoard(ann, home.id)).toEqual(changed);
  });

  test('checks what it is given', async () => {
    expect(await changing({ name: 'é'.repeat(50) })).toBe('200');
    expect(await changing({ name: 'é'.repeat(51) })).toBe('400/1');
    expect(await changing({ name: '' })).toBe('400/1');
    expect(await changing({ privacy: null })).toBe('400/1');
    expect(await changing({ privacy: 'open' })).toBe('400/1');
    expect(await changing({ description: 'x'.repeat(501) })).toBe('400/1');
    expect(await changing({ board_id: '77' })).toBe('404/40');
    expect(await changing({ board_id: undefined })).toBe('400/1');
  });

  test('is for its owner and for who may edit it; its privacy is its owner’s', async () => {
    expect(await changing({ name: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_edit', 'section_edit']);
    expect(await changing({ name: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['board_edit']);
    expect(await changing({ name: 'x', privacy: 'public' }, bob)).toBe('200');
    expect(await changing({ privacy: 'secret' }, bob)).toBe('403/7');
    await change({ privacy: 'secret' });
    expect(await changing({ name: 'x' }, await aMember(app, 'eve'))).toBe('404/40');
    expect(await changing({ name: 'x' }, { browser: await app.browser().arrive() })).toBe('401/2');
    expect(await changing({ orbac_subject_id: bob.user.id })).toBe('403/13');
  });
});

describe('a new name', () => {
  const at = async (slug: string) => app.browser().call('BoardResource', 'get', { username: 'ann', slug });

  test('makes a new address, and the old ones lead there', async () => {
    expect((await change({ name: 'My Home' })).url).toBe('/ann/my-home/');
    await change({ name: 'Our Home' });
    for (const slug of ['home', 'my-home', 'our-home']) {
      expect(dataOf(await at(slug))).toMatchObject({ id: home.id, slug: 'our-home' });
    }
  });

  test('is at an address of its own', async () => {
    await makeBoard(ann, { name: 'Garden' });
    expect((await change({ name: 'Garden' })).slug).toBe('garden-2');
    expect((await makeBoard(ann, { name: 'Home' })).slug).toBe('home-2');
  });

  test('may bring an own address back', async () => {
    await change({ name: 'Garden' });
    expect((await change({ name: 'Home' })).slug).toBe('home');
    expect((await change({ name: 'HOME' })).slug).toBe('home');
  });

  test('frees its addresses when the board goes', async () => {
    await change({ name: 'Garden' });
    await ann.browser.call('BoardResource', 'delete', { board_id: home.id });
    expect((await makeBoard(ann, { name: 'Home' })).slug).toBe('home');
    expect((await makeBoard(ann, { name: 'Garden' })).slug).toBe('garden');
  });
});

describe('the cover', () => {
  test('is a pin of the board, cut as somebody likes', async () => {
    const first = await makePin(ann, { title: 'a', board_id: home.id });
    await makePin(ann, { title: 'b', board_id: home.id });
    const crop = { x: 0, y: 0.25, w: 1, h: 0.5 };
    const changed = await change({ cover_pin_id: first.id, cover_crop: crop });
    expect(changed.cover_pin).toMatchObject({ pin_id: first.id, crop });
    expect(changed.images['170x']).toHaveLength(2);
    expect((await change({ cover_pin_id: null })).cover_pin).toBeNull();
  });

  test('is no other pin, and no impossible cut', async () => {
    const other = await makePin(ann, { title: 'a' });
    expect(await changing({ cover_pin_id: other.id })).toBe('404/50');
    expect(await changing({ cover_pin_id: '77' })).toBe('404/50');
    for (const crop of [{ x: 0.5, y: 0, w: 0.6, h: 1 }, { x: 0, y: 0, w: 0, h: 1 }, { x: 0 }, 'all', [1]]) {
      expect(await changing({ cover_crop: crop })).toBe('400/1');
    }
  });

  test('is forgotten with the pin, its cut with another cover', async () => {
    const [a, b] = [
      await makePin(ann, { title: 'a', board_id: home.id }),
      await makePin(ann, { title: 'b', board_id: home.id }),
    ];
    await change({ cover_pin_id: a.id, cover_crop: { x: 0, y: 0, w: 0.5, h: 0.5 } });
    expect((await change({ cover_pin_id: b.id })).cover_pin).toMatchObject({ pin_id: b.id, crop: null });
    await ann.browser.call('PinResource', 'delete', { id: b.id });
    expect((await readBoard(ann, home.id)).cover_pin).toBeNull();
  });
});

describe('privacy', () => {
  const seenByBob = async () => ({
    boards: await listed(bob, 'BoardsResource', { username: 'ann' }, 'name'),
    pins: await listed(bob, 'UserPinsResource', { username: 'ann' }, 'title'),
    feed: await listed(bob, 'UserHomefeedResource', {}, 'title'),
    board: await outcome(bob, 'BoardResource', 'get', { board_id: home.id }),
  });

  test('reaches lists, feeds and counts at once, and back again', async () => {
    await makePin(ann, { title: 'a', board_id: home.id });
    const everything = { boards: ['Home'], pins: ['a'], feed: ['a'], board: '200' };
    const nothing = { boards: [], pins: [], feed: [] };
    expect(await seenByBob()).toEqual(everything);
    await change({ privacy: 'protected' });
    expect(await seenByBob()).toEqual({ ...nothing, board: '200' });
    await change({ privacy: 'secret' });
    expect(await seenByBob()).toEqual({ ...nothing, board: '404/40' });
    expect((await readBoard(ann, home.id)).privacy).toBe('secret');
    await change({ privacy: 'public' });
    expect(await seenByBob()).toEqual(everything);
  });

  test('decides whether copies count as saves', async () => {
    const original = await makePin(bob, { title: 'bob’s' });
    const copy = await savePin(ann, { pin_id: original.id, board_id: home.id });
    await savePin(await aMember(app, 'eve'), { pin_id: copy.id });
    const saves = async () => (await readPin(bob, original.id)).repin_count;
    expect(await saves()).toBe(2);
    await change({ privacy: 'secret' });
    expect(await saves()).toBe(1);
    await change({ privacy: 'secret' });
    expect(await saves()).toBe(1);
    await change({ privacy: 'protected' });
    expect(await saves()).toBe(2);
  });
});

describe('archiving a board', () => {
  const archive = async (options: Record<string, unknown> = {}, { browser } = ann) =>
    succeeded<WireBoard>(
      await browser.call('BoardArchiveResource', 'update', { board_id: home.id, ...options }),
    );

  test('takes it from others’ lists and feeds; its owner finds it among the archived', async () => {
    await makePin(ann, { title: 'a', board_id: home.id });
    expect((await archive()).is_archived).toBe(true);
    expect(await listed(bob, 'BoardsResource', { username: 'ann' })).toEqual([]);
    expect(await listed(bob, 'UserPinsResource', { username: 'ann' })).toEqual([]);
    expect(await listed(bob, 'UserHomefeedResource', {})).toEqual([]);
    expect(await listed(ann, 'BoardsResource', { board_filter: 'ARCHIVED' }, 'name')).toEqual(['Home']);
    expect(await listed(ann, 'BoardsResource', { include_archived: false })).toEqual([]);
    expect(await outcome(bob, 'BoardResource', 'get', { board_id: home.id })).toBe('200');
    expect((await archive({ archived: false })).is_archived).toBe(false);
    expect(await listed(bob, 'UserHomefeedResource', {}, 'title')).toEqual(['a']);
  });

  test('is its owner’s', async () => {
    await shareBoard(app, home, bob.user, ['board_edit', 'pin_delete']);
    expect(await outcome(bob, 'BoardArchiveResource', 'update', { board_id: home.id })).toBe('403/7');
    expect(await outcome(ann, 'BoardArchiveResource', 'update', { board_id: '77' })).toBe('404/40');
  });
});

describe('deleting a board', () => {
  const deleting = (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
    outcome(who, 'BoardResource', 'delete', options);

  test('takes its sections and pins with it, and their pictures can be collected', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    const pin = await makePin(ann, { title: 'a', board_id: home.id, section: section.id });
    const copied = await makePin(ann, { title: 'b', board_id: home.id });
    const copy = await savePin(bob, { pin_id: copied.id });
    expect(await deleting({ board_id: home.id })).toBe('200');
    expect(await deleting({ board_id: home.id })).toBe('404/40');
    expect(await outcome(ann, 'BoardSectionResource', 'get', { section_id: section.id })).toBe('404/2026');
    expect(await outcome(ann, 'PinResource', 'get', { id: pin.id })).toBe('404/50');
    expect(await readPin(bob, copy.id)).toMatchObject({ original_pin_id: null });
    const pictures = [pin.image_signature, copied.image_signature];
    expect(await app.store.pictures.unused(pictures)).toEqual([pin.image_signature]);
  });

  test('takes its copies from what they were saved from', async () => {
    const original = await makePin(bob, { title: 'bob’s' });
    await savePin(ann, { pin_id: original.id, board_id: home.id });
    await deleting({ board_id: home.id });
    expect((await readPin(bob, original.id)).repin_count).toBe(0);
  });

  test('is its owner’s', async () => {
    await shareBoard(app, home, bob.user, ['board_edit', 'pin_delete', 'section_delete']);
    expect(await deleting({ board_id: home.id }, bob)).toBe('403/7');
    await change({ privacy: 'secret' });
    expect(await deleting({ board_id: home.id }, await aMember(app, 'eve'))).toBe('404/40');
    expect(await deleting({ board_id: home.id }, { browser: await app.browser().arrive() })).toBe('401/2');
    expect(await deleting({})).toBe('400/1');
  });
});

test('the quick-saves board keeps its name and stays', async () => {
  const { board } = await makePin(ann, { title: 'a' });
  const named = { board_id: board.id };
  expect(await changing({ ...named, name: 'Other' })).toBe('409/17');
  expect(await changing({ ...named, name: board.name, privacy: 'secret' })).toBe('200');
  expect(await outcome(ann, 'BoardArchiveResource', 'update', named)).toBe('409/17');
  expect(await outcome(ann, 'BoardResource', 'delete', named)).toBe('409/17');
});

test('an upload that went into a board that is gone leaves nothing behind', async () => {
  const { upload_id, image_signature } = await sendPicture(ann, 'one picture');
  const made = { upload_id, board_id: home.id, title: 'a' };
  expect(await outcome(ann, 'PinResource', 'create', made)).toBe('200');
  await ann.browser.call('BoardResource', 'delete', { board_id: home.id });
  expect(await app.store.pictures.unused([image_signature])).toEqual([image_signature]);
});
