import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toSectionId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../../wire/board.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { listed, makeSection, outcome, readBoard, shareBoard } from '../../support/organizing.ts';
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
  home = await makeBoard(ann, { name: 'Home' });
});
afterAll(() => app.close());

const read = async (options: Record<string, unknown>) =>
  succeeded<WireSection>(await app.browser().call('BoardSectionResource', 'get', options));
const titles = (board = home) => listed(ann, 'BoardSectionsResource', { board_id: board.id }, 'title');
const edit = async (options: Record<string, unknown>, action = 'update') =>
  succeeded<WireSection>(await ann.browser.call('BoardSectionEditResource', action, options));

describe('a new section', () => {
  test('is told with its board and its first pins', async () => {
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd']) {
      ids.push((await makePin(ann, { title, board_id: home.id })).id);
    }
    const section = await makeSection(ann, {
      board_id: home.id,
      name: 'Oak Chairs',
      initial_pins: ids,
      name_source: 'user',
    });
    expect(section).toMatchObject({
      type: 'board_section',
      title: 'Oak Chairs',
      slug: 'oak-chairs',
      pin_count: 4,
      board: { id: home.id, section_count: 1, pin_count: 4 },
      user: { username: 'ann' },
      created_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
    });
    expect(section.preview_pins.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]]);
    expect(section.preview_pins[0]?.images['236x'].width).toBe(236);
    expect(await read({ section_id: section.id })).toEqual({ ...section, board: expect.anything() });
  });

  test('has an address of its own on its board', async () => {
    expect((await makeSection(ann, { board_id: home.id })).slug).toBe('chairs');
    expect((await makeSection(ann, { board_id: home.id })).slug).toBe('chairs-2');
    expect((await makeSection(ann, { board_id: home.id, name: '!' })).slug).toBe('section');
    const other = await makeBoard(ann, { name: 'Other' });
    expect((await makeSection(ann, { board_id: other.id })).slug).toBe('chairs');
  });

  test('is refused for what is wrong or not there', async () => {
    const elsewhere = await makePin(ann, { title: 'x' });
    const ends = (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
      outcome(who, 'BoardSectionResource', 'create', { board_id: home.id, name: 'a', ...options });
    expect(await ends({ name: 'é'.repeat(50) })).toBe('200');
    expect(await ends({ name: 'é'.repeat(51) })).toBe('400/1');
    expect(await ends({ name: ' ' })).toBe('400/1');
    expect(await ends({ board_id: '77' })).toBe('404/40');
    expect(await ends({ initial_pins: [elsewhere.id] })).toBe('404/50');
    expect(await ends({ initial_pins: ['77'] })).toBe('404/50');
    expect(await ends({}, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['section_edit', 'section_delete', 'board_edit']);
    expect(await ends({}, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['section_add']);
    expect(await ends({}, bob)).toBe('200');
    const pin = await makePin(ann, { title: 'y', board_id: home.id });
    expect(await ends({ initial_pins: [pin.id] }, bob)).toBe('403/7');
    expect(await ends({}, { browser: await app.browser().arrive() })).toBe('401/2');
  });

  test('is one of 500 at most', async () => {
    await app.store.transaction(async (tx) => {
      for (let count = 0; count < 500; count += 1) {
        const id = toSectionId(app.ids.next());
        await tx.sections.insert({
          id,
          boardId: toBoardId(home.id),
          title: 'x',
          slug: `x${count}`,
          createdAt: 0,
        });
      }
    });
    const one = { board_id: home.id, name: 'one more' };
    expect(await outcome(ann, 'BoardSectionResource', 'create', one)).toBe('409/22');
  });
});

describe('sections', () => {
  test('are listed in their order, page by page, under both names', async () => {
    for (const name of ['a', 'b', 'c']) await makeSection(ann, { board_id: home.id, name });
    expect(await titles()).toEqual(['a', 'b', 'c']);
    const first = await ann.browser.call('BoardSectionsResource', 'get', {
      board_id: home.id,
      page_size: 2,
    });
    expect(succeeded<WireSection[]>(first)).toHaveLength(2);
    const { bookmarks } = first.body.resource?.options ?? {};
    const options = { board_id: home.id, page_size: 2, bookmarks };
    expect(await listed(ann, 'BoardSectionsRepinResource', options, 'title')).toEqual(['c']);
    expect((await readBoard(ann, home.id)).section_count).toBe(3);
  });

  test('are found by their address, where slugs win over ids', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    const at = (board_slug: string, section_slug: string) =>
      read({ username: 'Ann', board_slug, section_slug });
    expect((await at('home', 'chairs')).id).toBe(section.id);
    expect((await at(home.id, section.id)).id).toBe(section.id);
    const named = await makeSection(ann, { board_id: home.id, name: section.id });
    expect((await at('home', section.id)).id).toBe(named.id);
    const other = await makeBoard(ann, { name: 'Other' });
    const ends = (options: Record<string, unknown>) =>
      outcome({ browser: app.browser() }, 'BoardSectionResource', 'get', options);
    const address = { username: 'ann', board_slug: other.slug, section_slug: section.id };
    expect(await ends(address)).toBe('404/2026');
    expect(await ends({ ...address, board_slug: 'never' })).toBe('404/2026');
    expect(await ends({ ...address, username: 'nobody' })).toBe('404/2026');
    expect(await ends({ section_id: '77' })).toBe('404/2026');
    expect(await ends({ username: 'ann', board_slug: 'home' })).toBe('400/1');
    expect(await ends({})).toBe('400/1');
  });

  test('are hidden with their board', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    await ann.browser.call('BoardResource', 'update', { board_id: home.id, privacy: 'secret' });
    const ends = (name: string, options: Record<string, unknown>) => outcome(bob, name, 'get', options);
    expect(await ends('BoardSectionsResource', { board_id: home.id })).toBe('404/40');
    expect(await ends('BoardSectionResource', { section_id: section.id })).toBe('404/2026');
    expect(await ends('BoardSectionPinsResource', { section_id: section.id })).toBe('404/2026');
    const address = { username: 'ann', board_slug: 'home', section_slug: 'chairs' };
    expect(await ends('BoardSectionResource', address)).toBe('404/2026');
    await shareBoard(app, home, bob.user, []);
    expect(await ends('BoardSectionResource', address)).toBe('200');
  });

  test('hold pins that the board shows apart or together', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    await makePin(ann, { title: 'inside', board_id: home.id, section: section.id });
    await makePin(ann, { title: 'outside', board_id: home.id });
    const feed = (options: Record<string, unknown> = {}) =>
      listed(ann, 'BoardFeedResource', { board_id: home.id, ...options }, 'title');
    expect(await feed()).toEqual(['outside']);
    expect(await feed({ filter_section_pins: false })).toEqual(['outside', 'inside']);
    expect(await feed({ filter_section_pins: false, sort: 'oldest' })).toEqual(['inside', 'outside']);
    expect(await listed(ann, 'BoardSectionPinsResource', { section_id: section.id }, 'title')).toEqual([
      'inside',
    ]);
    expect(await readBoard(ann, home.id)).toMatchObject({ pin_count: 2, section_count: 1 });
  });

  test('show their pins page by page', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    for (const title of ['a', 'b', 'c']) {
      await makePin(ann, { title, board_id: home.id, section: section.id });
    }
    const seen: string[] = [];
    let bookmarks: unknown = [];
    for (let page = 0; page < 3; page += 1) {
      const options = { section_id: section.id, page_size: 1, bookmarks };
      const told = await ann.browser.call('BoardSectionPinsResource', 'get', options);
      seen.push(...succeeded<{ title: string }[]>(told).map(({ title }) => title));
      bookmarks = told.body.resource?.options['bookmarks'];
    }
    expect([seen, bookmarks]).toEqual([['c', 'b', 'a'], ['-end-']]);
  });
});

describe('editing a section', () => {
  test.each(['create', 'update'])(
    'gives it a new name and address, the old one leads there: %s',
    async (action) => {
      const section = await makeSection(ann, { board_id: home.id });
      const edited = await edit({ section_id: section.id, name: 'Oak Chairs' }, action);
      expect(edited).toMatchObject({ id: section.id, title: 'Oak Chairs', slug: 'oak-chairs' });
      for (const section_slug of ['chairs', 'oak-chairs']) {
        const found = await read({ username: 'ann', board_slug: 'home', section_slug });
        expect(found.slug).toBe('oak-chairs');
      }
      expect((await makeSection(ann, { board_id: home.id })).slug).toBe('chairs-2');
      expect((await edit({ section_id: section.id, name: 'Chairs' })).slug).toBe('chairs');
    },
  );

  test('puts it behind another one, or first', async () => {
    const [a, b, c] = [
      await makeSection(ann, { board_id: home.id, name: 'a' }),
      await makeSection(ann, { board_id: home.id, name: 'b' }),
      await makeSection(ann, { board_id: home.id, name: 'c' }),
    ];
    await edit({ section_id: a.id, after_section_id: b.id });
    expect(await titles()).toEqual(['b', 'a', 'c']);
    await edit({ section_id: c.id, after_section_id: null });
    expect(await titles()).toEqual(['c', 'b', 'a']);
    await edit({ section_id: b.id, name: 'B' });
    expect(await titles()).toEqual(['c', 'B', 'a']);
    await makeSection(ann, { board_id: home.id, name: 'd' });
    expect(await titles()).toEqual(['c', 'B', 'a', 'd']);
  });

  test('is refused for what is wrong or not there', async () => {
    const section = await makeSection(ann, { board_id: home.id });
    const other = await makeSection(ann, { board_id: (await makeBoard(ann, { name: 'Other' })).id });
    const ends = (options: Record<string, unknown>, who = ann) =>
      outcome(who, 'BoardSectionEditResource', 'update', { section_id: section.id, ...options });
    expect(await ends({ name: '' })).toBe('400/1');
    expect(await ends({ name: 'x'.repeat(51) })).toBe('400/1');
    expect(await ends({ section_id: '77', name: 'x' })).toBe('404/2026');
    expect(await ends({ after_section_id: other.id })).toBe('404/2026');
    expect(await ends({ name: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['section_add', 'section_delete']);
    expect(await ends({ name: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['section_edit']);
    expect(await ends({ name: 'x' }, bob)).toBe('200');
  });
});

test('a section that is deleted leaves its pins on the board', async () => {
  const section = await makeSection(ann, { board_id: home.id });
  const pin = await makePin(ann, { title: 'a', board_id: home.id, section: section.id });
  const deleting = (who: Member) =>
    outcome(who, 'BoardSectionEditResource', 'delete', { section_id: section.id });
  expect(await deleting(bob)).toBe('403/7');
  await shareBoard(app, home, bob.user, ['section_add', 'section_edit']);
  expect(await deleting(bob)).toBe('403/7');
  await shareBoard(app, home, bob.user, ['section_delete']);
  expect(await deleting(bob)).toBe('200');
  expect(await deleting(bob)).toBe('404/2026');
  expect(await listed(ann, 'BoardFeedResource', { board_id: home.id })).toEqual([pin.id]);
  expect(await readBoard(ann, home.id)).toMatchObject({ pin_count: 1, section_count: 0 });
  expect((await makeSection(ann, { board_id: home.id })).slug).toBe('chairs');
});
