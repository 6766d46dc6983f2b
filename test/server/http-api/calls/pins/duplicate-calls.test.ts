import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireDuplicates, WireMerge } from '../../../../../wire/calls/pins/duplicates.ts';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf } from '../../core/small-browser.ts';
import { looksOfText } from '../../../../builders/some-looks.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { listed, outcome, readBoard, readPin, savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let home: WireBoard;
let garden: WireBoard;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  home = await makeBoard(ann, { name: 'Home' });
  garden = await makeBoard(ann, { name: 'Garden' });
});
afterAll(() => app.close());

const find = async (options: Record<string, unknown> = {}, who = ann) =>
  succeeded<WireDuplicates>(await who.browser.call('DuplicateGroupsResource', 'get', options));
const groups = async (options: Record<string, unknown> = {}, who = ann) =>
  (await find(options, who)).groups.map(({ pin_ids }) => pin_ids);
const merge = async (merges: readonly { keep_id: string; pin_ids: readonly string[] }[]) =>
  succeeded<WireMerge>(await ann.browser.call('DuplicateMergeResource', 'create', { merges }));
const undo = (merge_id: string | null, who = ann) =>
  outcome(who, 'DuplicateMergeResource', 'delete', { merge_id });
const onBoard = (board: WireBoard) => listed(ann, 'BoardFeedResource', { board_id: board.id });

/** Gives a pin's picture the looks of another one, with so many words of its hash changed. */
async function likenTo(pin: WirePin, other: WirePin, mask: number): Promise<void> {
  const looks = (await app.store.looks.find([other.image_signature])).get(other.image_signature)!;
  const hash = looks.hash.map((word, at) => (at < 3 ? word ^ mask : word));
  const { windows } = looksOfText('any');
  await app.store.transaction((tx) =>
    tx.looks.save(pin.image_signature, 1, { ...looks, hash, trimmedHash: hash, windows }),
  );
}

/** The same bytes, a copy of the same picture, one that looks the same, and another one. */
async function somePins() {
  const [one, two, file, alike, other] = [
    await makePin(ann, { title: 'Chair', board_id: home.id, link: 'https://shop.example/' }),
    await makePin(ann, { title: 'Chair', board_id: home.id, note: 'Nice' }),
    await makePin(ann, { title: 'Chair, large', board_id: garden.id }),
    await makePin(ann, { title: 'Chair with text', board_id: garden.id }),
    await makePin(ann, { title: 'Table', board_id: home.id }),
  ] as const;
  await likenTo(file, one, 0xff);
  await likenTo(alike, one, 0xffff);
  return { one, two, file, alike, other };
}

describe('groups of duplicates', () => {
  test('have the one to keep first, then how much each shows the same', async () => {
    const { one, two, file, alike } = await somePins();
    const found = await find();
    expect(found).toMatchObject({ state: 'found', group_count: 1, same_picture_count: 2 });
    expect(found.groups).toEqual([
      {
        pin_ids: [one.id, two.id, file.id, alike.id],
        levels: ['same_picture', 'same_picture', 'same_picture', 'looks_same'],
      },
    ]);
    expect(found.results.map(({ id, unified_user_note }) => [id, unified_user_note])).toEqual([
      [one.id, null],
      [two.id, 'Nice'],
      [file.id, null],
      [alike.id, null],
    ]);
  });

  test('can be those of one board, which one may see', async () => {
    const { one, two, file, alike } = await somePins();
    expect(await groups({ board_id: home.id })).toEqual([[one.id, two.id]]);
    await likenTo(alike, file, 0);
    expect(await groups({ board_id: garden.id })).toEqual([[file.id, alike.id]]);
    const bob = await aMember(app, 'bob');
    const secret = await makeBoard(ann, { name: 'Gifts', privacy: 'secret' });
    const of = (who: Member) => outcome(who, 'DuplicateGroupsResource', 'get', { board_id: secret.id });
    expect([await of(ann), await of(bob)]).toEqual(['200', '404/40']);
  });

  test('are one’s own alone', async () => {
    const { one } = await somePins();
    const bob = await aMember(app, 'bob');
    const board = await makeBoard(bob);
    await savePin(bob, { pin_id: one.id, board_id: board.id });
    expect(await groups({}, bob)).toEqual([]);
    expect(await outcome({ browser: app.browser() }, 'DuplicateGroupsResource', 'get', {})).toBe('401/2');
  });

  test('come in pages: the same pictures first, then the newest', async () => {
    const same = [];
    for (const name of ['Cup', 'Lamp', 'Door'])
      for (let count = 0; count < 2; count += 1)
        same.push(await makePin(ann, { title: name, board_id: home.id }));
    const [one, other] = [await makePin(ann, { title: 'A' }), await makePin(ann, { title: 'B' })];
    await likenTo(other, one, 0xffff);
    const page = await ann.browser.call('DuplicateGroupsResource', 'get', { page_size: 2 });
    const { bookmark } = (page.body as { resource_response: { bookmark: string } }).resource_response;
    const ids = (data: unknown) => (data as WireDuplicates).groups.map(({ pin_ids }) => pin_ids[0]);
    expect(ids(dataOf(page))).toEqual([same[4]!.id, same[2]!.id]);
    expect(ids(await find({ page_size: 2, bookmarks: [bookmark] }))).toEqual([same[0]!.id, one.id]);
  });

  test('take few statements, however many there are', async () => {
    const statements = () => app.countStatements(async () => void (await find()));
    await somePins();
    await find();
    const few = await statements();
    for (let count = 0; count < 6; count += 1) await makePin(ann, { title: `Cup ${count % 3}` });
    await find();
    expect(await statements()).toBe(few);
  });

  test('are no groups any more once somebody says so, and again when that is taken back', async () => {
    const { one, two, file, alike } = await somePins();
    const { id } = succeeded<{ id: string }>(
      await ann.browser.call('DistinctPinsResource', 'create', { pin_ids: [one.id, alike.id, file.id] }),
    );
    expect(await groups()).toEqual([[one.id, two.id]]);
    const bob = await aMember(app, 'bob');
    const forget = (who: Member) => outcome(who, 'DistinctPinsResource', 'delete', { id });
    expect(await forget(bob)).toBe('404/70');
    expect(await forget(ann)).toBe('200');
    expect(await groups()).toEqual([[one.id, two.id, file.id, alike.id]]);
    const pin_ids = [one.id, two.id];
    expect(await outcome(bob, 'DistinctPinsResource', 'create', { pin_ids })).toBe('404/50');
  });
});

describe('a merge', () => {
  test('keeps one pin, and saves it to the boards of the others, with their notes', async () => {
    const { one, two, file, alike, other } = await somePins();
    const told = await merge([{ keep_id: one.id, pin_ids: [two.id, file.id, alike.id] }]);
    expect(told).toMatchObject({
      removed_ids: [two.id, file.id, alike.id],
      kept_ids: [one.id],
      stays: [],
      left: 0,
    });
    expect(await onBoard(home)).toEqual([other.id, one.id]);
    const [copy] = await onBoard(garden);
    expect(await readPin(ann, copy!)).toMatchObject({
      image_signature: one.image_signature,
      link: 'https://shop.example/',
    });
    expect((await readPin(ann, one.id)).unified_user_note).toBe('Nice');
    expect(await readBoard(ann, garden.id)).toMatchObject({ pin_count: 1 });
    expect(await groups()).toEqual([]);
  });

  test('is undone as a whole, once, by who made it', async () => {
    const { one, two, file, alike, other } = await somePins();
    const before = await Promise.all([one, two, file, alike].map(({ id }) => readPin(ann, id)));
    const { merge_id } = await merge([{ keep_id: one.id, pin_ids: [two.id, file.id, alike.id] }]);
    expect(await undo(merge_id, await aMember(app, 'bob'))).toBe('404/70');
    expect(await undo(merge_id)).toBe('200');
    expect(await Promise.all([one, two, file, alike].map(({ id }) => readPin(ann, id)))).toEqual(before);
    expect(await onBoard(home)).toEqual([other.id, two.id, one.id]);
    expect(await onBoard(garden)).toEqual([alike.id, file.id]);
    expect(await undo(merge_id)).toBe('404/70');
  });

  test('can be undone for an hour', async () => {
    const { one, two } = await somePins();
    const { merge_id } = await merge([{ keep_id: one.id, pin_ids: [two.id] }]);
    app.time += 3_600_000;
    expect(await undo(merge_id)).toBe('404/70');
  });

  test('publishes nothing secret', async () => {
    const secret = await makeBoard(ann, { name: 'Gifts', privacy: 'secret' });
    const hidden = await makePin(ann, { title: 'Chair', board_id: secret.id, note: 'For Bob' });
    const open = await makePin(ann, { title: 'Chair', board_id: home.id });
    const stayed = await merge([{ keep_id: hidden.id, pin_ids: [open.id] }]);
    expect(stayed).toMatchObject({ merge_id: null, stays: [{ pin_id: open.id, why: 'privacy' }] });
    expect(await onBoard(home)).toEqual([open.id]);

    expect(await groups()).toEqual([[open.id, hidden.id]]);
    await merge([{ keep_id: open.id, pin_ids: [hidden.id] }]);
    expect((await readPin(ann, open.id)).unified_user_note).toBeNull();
    const [copy] = await onBoard(secret);
    expect((await readPin(ann, copy!)).unified_user_note).toBe('For Bob');
  });

  test('takes nobody else’s pins, and leaves out what is gone', async () => {
    const bob = await aMember(app, 'bob');
    const bobs = await makePin(bob, { title: 'Chair', board_id: (await makeBoard(bob)).id });
    const own = await makePin(ann, { title: 'Chair', board_id: home.id });
    const told = await merge([
      { keep_id: own.id, pin_ids: [bobs.id, '1'] },
      { keep_id: bobs.id, pin_ids: [own.id] },
    ]);
    expect(told).toMatchObject({ merge_id: null, removed_ids: [], kept_ids: [] });
    expect((await readPin(bob, bobs.id)).id).toBe(bobs.id);
  });

  test('of all takes what shows the same picture, not what only looks the same', async () => {
    const { one, two, file, alike } = await somePins();
    await makePin(ann, { title: 'Cup', board_id: garden.id });
    await makePin(ann, { title: 'Cup', board_id: garden.id });
    const all = (options: Record<string, unknown> = {}) =>
      ann.browser.call('DuplicateMergeAllResource', 'create', options);
    const told = succeeded<WireMerge>(await all());
    expect(told.removed_ids).toContain(two.id);
    expect(told.removed_ids).toContain(file.id);
    expect(told).toMatchObject({ left: 0, kept_ids: { length: 2 } });
    expect(await groups()).toEqual([[one.id, alike.id]]);
    expect(succeeded<WireMerge>(await all())).toMatchObject({ merge_id: null, removed_ids: [] });
    expect(await undo(told.merge_id)).toBe('200');
    expect(await groups()).toHaveLength(2);
  });
});
