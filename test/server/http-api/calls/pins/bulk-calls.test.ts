import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { listed, makeSection, outcome, readBoard, readPin, shareBoard } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

type Place = { board_id: string; section_id: string | null; pin_ids: string[] };
type Answer = {
  ok_ids: string[];
  failed: { id: string; code: number; message: string }[];
  moved_from?: Place[];
};

let app: TestApp;
let ann: Member;
let bob: Member;
let home: WireBoard;
let away: WireBoard;
let part: WireSection;
let pins: WirePin[];
let ids: string[];
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  home = await makeBoard(ann, { name: 'Home' });
  away = await makeBoard(ann, { name: 'Away' });
  part = await makeSection(ann, { board_id: away.id });
  pins = [];
  for (const title of ['a', 'b', 'c']) pins.push(await makePin(ann, { title, board_id: home.id }));
  ids = pins.map(({ id }) => id);
});
afterAll(() => app.close());

type Action = 'update' | 'create' | 'delete';
const bulk = async (action: Action, options: Record<string, unknown>, { browser } = ann) =>
  succeeded<Answer>(await browser.call('BulkEditResource', action, { pin_ids: ids, ...options }));
const ends = (action: Action, options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
  outcome(who, 'BulkEditResource', action, { pin_ids: ids, ...options });
const titles = (board: WireBoard, options: Record<string, unknown> = {}) =>
  listed(ann, 'BoardFeedResource', { board_id: board.id, ...options }, 'title');
const counts = async () => [
  (await readBoard(ann, home.id)).pin_count,
  (await readBoard(ann, away.id)).pin_count,
];

describe('moving many pins', () => {
  test('puts them first on the other board, the newest foremost', async () => {
    await makePin(ann, { title: 'there before', board_id: away.id });
    expect(await bulk('update', { board_id: away.id, pin_ids: [ids[1], ids[0]] })).toEqual({
      ok_ids: [ids[1], ids[0]],
      failed: [],
      moved_from: [{ board_id: home.id, section_id: null, pin_ids: [ids[1], ids[0]] }],
    });
    expect(await titles(away)).toEqual(['b', 'a', 'there before']);
    expect(await titles(home)).toEqual(['c']);
    expect(await counts()).toEqual([1, 3]);
  });

  test('into a section, within it and out of it', async () => {
    const inside = () => listed(ann, 'BoardSectionPinsResource', { section_id: part.id }, 'title');
    await bulk('update', { board_id: away.id, board_section_id: part.id });
    expect([await inside(), await titles(away)]).toEqual([['c', 'b', 'a'], []]);
    await bulk('update', { board_id: away.id, section_id: part.id });
    expect(await inside()).toHaveLength(3);
    await bulk('update', { board_id: away.id, pin_ids: ids[0] });
    expect([await inside(), await titles(away)]).toEqual([['c', 'b'], ['a']]);
    expect(await counts()).toEqual([0, 3]);
  });

  test('tells where each one was before', async () => {
    const [a, b, c] = ids;
    await bulk('update', { board_id: away.id, section_id: part.id, pin_ids: [b] });
    await bulk('update', { board_id: away.id, pin_ids: [c] });
    const bobs = await makeBoard(ann, { name: 'Third' });
    const { moved_from = [] } = await bulk('update', { board_id: bobs.id });
    expect(moved_from).toEqual([
      { board_id: home.id, section_id: null, pin_ids: [a] },
      { board_id: away.id, section_id: part.id, pin_ids: [b] },
      { board_id: away.id, section_id: null, pin_ids: [c] },
    ]);
    for (const place of moved_from) await bulk('update', place);
    expect([await titles(home), await titles(away)]).toEqual([['a'], ['c']]);
    expect(await listed(ann, 'BoardSectionPinsResource', { section_id: part.id }, 'title')).toEqual(['b']);
  });

  test('tells which ones could not go', async () => {
    await shareBoard(app, home, bob.user, ['pin_add', 'pin_move']);
    const bobs = await makeBoard(bob, { name: 'Bobs' });
    const foreign = await makePin(ann, { title: 'x', board_id: away.id });
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    const hidden = await makePin(ann, { title: 'y', board_id: secret.id });
    const pin_ids = [ids[0], foreign.id, hidden.id, '77'];
    expect(await bulk('update', { board_id: bobs.id, pin_ids }, bob)).toEqual({
      ok_ids: [ids[0]],
      failed: [
        { id: foreign.id, code: 7, message: 'You are not allowed to do that.' },
        { id: hidden.id, code: 50, message: 'Pin not found.' },
        { id: '77', code: 50, message: 'Pin not found.' },
      ],
      moved_from: [{ board_id: home.id, section_id: null, pin_ids: [ids[0]] }],
    });
    expect(await ends('update', { board_id: bobs.id, pin_ids: [hidden.id] }, bob)).toBe('404/50');
    expect(await ends('update', { board_id: bobs.id, pin_ids: [foreign.id] }, bob)).toBe('403/7');
  });

  test('fills a board up to its limit', async () => {
    await app.setPinCount(toBoardId(away.id), 199_999);
    const { ok_ids, failed } = await bulk('update', { board_id: away.id });
    expect([ok_ids, failed.map(({ id, code }) => [id, code])]).toEqual([
      [ids[0]],
      [
        [ids[1], 22],
        [ids[2], 22],
      ],
    ]);
    expect(await ends('update', { board_id: away.id })).toBe('200');
    expect(await ends('update', { board_id: away.id, pin_ids: [ids[1]] })).toBe('409/22');
  });
});

describe('copying many pins', () => {
  test('makes own copies in the order that was given', async () => {
    const { ok_ids } = await bulk('create', { board_id: away.id, section_id: part.id });
    expect(ok_ids).toEqual(ids);
    expect(await titles(home)).toEqual(['c', 'b', 'a']);
    expect(await titles(away, { filter_section_pins: false })).toEqual(['a', 'b', 'c']);
    expect(await titles(away, { filter_section_pins: false, sort: 'newest' })).toEqual(['a', 'b', 'c']);
    expect(await counts()).toEqual([3, 3]);
    expect((await readPin(ann, ids[0] ?? '')).repin_count).toBe(1);
  });

  test('is open for all pins that one may read', async () => {
    const bobs = await makeBoard(bob, { name: 'Bobs' });
    expect(await bulk('create', { board_id: bobs.id }, bob)).toMatchObject({ ok_ids: ids });
    expect(await ends('create', { board_id: away.id }, bob)).toBe('403/7');
    await app.setPinCount(toBoardId(bobs.id), 200_000);
    expect(await ends('create', { board_id: bobs.id }, bob)).toBe('409/22');
  });
});

describe('deleting many pins', () => {
  test('of one board', async () => {
    const other = await makePin(ann, { title: 'x', board_id: away.id });
    const { ok_ids, failed } = await bulk('delete', { board_id: home.id, pin_ids: [ids[0], other.id] });
    expect([ok_ids, failed.map(({ code }) => code)]).toEqual([[ids[0]], [50]]);
    expect(await counts()).toEqual([2, 1]);
  });

  test('is for who may delete them', async () => {
    expect(await ends('delete', { board_id: home.id }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_add']);
    const own = await makePin(bob, { title: 'own', board_id: home.id });
    const { ok_ids, failed } = await bulk('delete', { board_id: home.id, pin_ids: [ids[0], own.id] }, bob);
    expect([ok_ids, failed.length]).toEqual([[own.id], 1]);
  });
});

describe('deleting all pins', () => {
  const all = (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
    who.browser.call('BulkEditSelectAllResource', 'delete', options);

  test('of a board leaves those that are to be kept', async () => {
    const told = await all({ board_id: home.id, pin_ids: [ids[1]] });
    expect(succeeded(told)).toEqual({ deleted_count: 2 });
    expect(await titles(home)).toEqual(['b']);
    expect(succeeded(await all({ board_id: home.id }))).toEqual({ deleted_count: 1 });
    expect(succeeded(await all({ board_id: home.id }))).toEqual({ deleted_count: 0 });
    expect(await counts()).toEqual([0, 0]);
  });

  test('of a section leaves the others', async () => {
    await bulk('update', { board_id: away.id, section_id: part.id, pin_ids: ids.slice(0, 2) });
    await bulk('update', { board_id: away.id, pin_ids: [ids[2]] });
    expect(succeeded(await all({ board_id: away.id, section_id: part.id }))).toEqual({ deleted_count: 2 });
    expect(await titles(away)).toEqual(['c']);
  });

  test('is for who may delete any pin of the board', async () => {
    const ending = (options: Record<string, unknown>, who: Member) =>
      outcome(who, 'BulkEditSelectAllResource', 'delete', options);
    await shareBoard(app, home, bob.user, ['pin_add', 'pin_edit', 'board_edit']);
    expect(await ending({ board_id: home.id }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_delete']);
    expect(await ending({ board_id: home.id }, bob)).toBe('200');
    expect(await ending({ board_id: '77' }, ann)).toBe('404/40');
    expect(await ending({ board_id: home.id, section_id: part.id }, ann)).toBe('404/2026');
  });
});

test.each(['update', 'create', 'delete'] as const)('%s names a board that is there', async (action) => {
  const secret = await makeBoard(bob, { name: 'Hidden', privacy: 'secret' });
  expect(await ends(action, { board_id: secret.id })).toBe('404/40');
  expect(await ends(action, { board_id: '77' })).toBe('404/40');
  expect(await ends(action, { board_id: home.id, section_id: part.id })).toBe('404/2026');
  expect(await ends(action, {})).toBe('400/1');
  expect(await ends(action, { board_id: home.id, pin_ids: [] })).toBe('400/1');
  const many = Array.from({ length: 501 }, (_, index) => String(index + 1));
  expect(await ends(action, { board_id: home.id, pin_ids: many })).toBe('400/1');
  expect(await ends(action, { board_id: home.id, orbac_subject_id: bob.user.id })).toBe('403/13');
  expect(await ends(action, { board_id: home.id }, { browser: await app.browser().arrive() })).toBe('401/2');
});
