import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
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
let chairs: WireSection;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  home = await makeBoard(ann, { name: 'Home' });
  chairs = await makeSection(ann, { board_id: home.id });
  pin = await makePin(ann, { title: 'Oak', link: 'https://wood.example/', note: 'mine', board_id: home.id });
});
afterAll(() => app.close());

const change = async (options: Record<string, unknown>, { browser } = ann) =>
  succeeded<WirePin>(await browser.call('PinResource', 'update', { id: pin.id, ...options }));
const changing = (options: Record<string, unknown>, who: Pick<Member, 'browser'> = ann) =>
  outcome(who, 'PinResource', 'update', { id: pin.id, ...options });
const deleting = (who: Pick<Member, 'browser'>, options: Record<string, unknown> = { id: pin.id }) =>
  outcome(who, 'PinResource', 'delete', options);

describe('changing a pin', () => {
  test('touches what is named and leaves the rest', async () => {
    const changed = await change({ title: 'Ash', description: 'Light #wood', alt_text: 'a chair' });
    expect(changed).toMatchObject({
      title: 'Ash',
      description: 'Light #wood',
      alt_text: 'a chair',
      link: 'https://wood.example/',
      unified_user_note: 'mine',
      board: { id: home.id },
    });
    expect(await readPin(ann, pin.id)).toMatchObject({ title: 'Ash', hashtags: ['#wood'] });
  });

  test('can empty what may be empty', async () => {
    const emptied = { title: '', description: null, link: '', alt_text: null, note: '' };
    expect(await change(emptied)).toMatchObject({
      title: '',
      description: '',
      link: null,
      alt_text: null,
      unified_user_note: null,
    });
    expect(await changing({ is_comments_allowed: null })).toBe('400/1');
    expect(await changing({ board_id: '' })).toBe('400/1');
    expect((await change({ is_comments_allowed: 'false' })).is_comments_allowed).toBe(false);
  });

  test('checks texts and links', async () => {
    expect(await changing({ title: 'x'.repeat(201) })).toBe('400/1');
    expect(await changing({ description: 'x'.repeat(500) })).toBe('200');
    expect(await changing({ description: 'x'.repeat(501) })).toBe('400/1');
    expect(await changing({ link: 'javascript:alert(1)' })).toBe('400/1');
    expect(await changing({ scheduled_publish_at: '2026-07-01' })).toBe('400/1');
    expect(await changing({ id: undefined })).toBe('400/1');
  });

  test('leaves the link of a copy what that of its original is', async () => {
    const copy = await savePin(bob, { pin_id: pin.id });
    const changed = await change({ id: copy.id, title: 'Mine', link: 'https://elsewhere.example/' }, bob);
    expect([changed.title, changed.link]).toEqual(['Mine', 'https://wood.example/']);
  });

  test('is for its pinner and for who may edit on the board', async () => {
    expect(await changing({ title: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_add', 'pin_move']);
    expect(await changing({ title: 'x' }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_edit']);
    expect(await changing({ title: 'x' }, bob)).toBe('200');
    expect(await changing({ orbac_subject_id: ann.user.id }, bob)).toBe('403/13');
    expect(await changing({}, { browser: await app.browser().arrive() })).toBe('401/2');
  });

  test('cannot touch what is not there for the caller', async () => {
    await ann.browser.call('BoardResource', 'update', { board_id: home.id, privacy: 'secret' });
    expect(await changing({ title: 'x' }, bob)).toBe('404/50');
    expect(await changing({ id: '77' })).toBe('404/50');
  });
});

describe('moving a pin', () => {
  test('to another board takes it out of its section and corrects all counts', async () => {
    await change({ section: chairs.id });
    const there = await makeBoard(ann, { name: 'There' });
    const moved = await change({ board_id: there.id });
    expect(moved.board.id).toBe(there.id);
    expect(moved.saved_info).toMatchObject({ board_id: there.id, section_id: null, type: 'board' });
    const boards = await Promise.all([home, there].map(({ id }) => readBoard(ann, id)));
    expect(boards.map(({ pin_count }) => pin_count)).toEqual([0, 1]);
    const sections = await ann.browser.call('BoardSectionResource', 'get', { section_id: chairs.id });
    expect(succeeded<WireSection>(sections)).toMatchObject({ pin_count: 0, preview_pins: [] });
  });

  test('into a section and out of it', async () => {
    const inside = () => listed(ann, 'BoardSectionPinsResource', { section_id: chairs.id });
    const outside = () => listed(ann, 'BoardFeedResource', { board_id: home.id });
    await change({ board_section_id: chairs.id });
    expect([await inside(), await outside()]).toEqual([[pin.id], []]);
    await change({ title: 'still there' });
    expect([await inside(), await outside()]).toEqual([[pin.id], []]);
    await change({ section_id: null });
    expect([await inside(), await outside()]).toEqual([[], [pin.id]]);
  });

  test('to a board and section at once', async () => {
    const there = await makeBoard(ann, { name: 'There' });
    const section = await makeSection(ann, { board_id: there.id, name: 'Part' });
    const moved = await change({ board_id: there.id, section_id: section.id });
    expect(moved.saved_info).toMatchObject({ type: 'section', url: '/ann/there/part/' });
  });

  test('takes the right to take it here and to add it there', async () => {
    const bobs = await makeBoard(bob, { name: 'Bobs' });
    expect(await changing({ board_id: bobs.id }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_edit']);
    expect(await changing({ board_id: bobs.id }, bob)).toBe('403/7');
    expect(await changing({ section: chairs.id }, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_move']);
    expect(await changing({ section: chairs.id }, bob)).toBe('200');
    expect(await changing({ board_id: bobs.id, title: 'x' }, bob)).toBe('403/7');
    expect(await changing({ board_id: bobs.id }, bob)).toBe('200');
    expect(await changing({ board_id: bobs.id }, ann)).toBe('200');
    expect(await changing({ board_id: home.id }, ann)).toBe('200');
    expect(await changing({ board_id: bobs.id }, ann)).toBe('403/7');
  });

  test('goes nowhere that is not there', async () => {
    const secret = await makeBoard(bob, { name: 'Hidden', privacy: 'secret' });
    const other = await makeBoard(ann, { name: 'Other' });
    expect(await changing({ board_id: '77' })).toBe('404/40');
    expect(await changing({ board_id: secret.id })).toBe('404/40');
    expect(await changing({ section: '77' })).toBe('404/2026');
    expect(await changing({ board_id: other.id, section: chairs.id })).toBe('404/2026');
    await app.setPinCount(toBoardId(other.id), 200_000);
    expect(await changing({ board_id: other.id })).toBe('409/22');
  });

  test('to a secret board hides it everywhere, and back again', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    const copy = await savePin(ann, { pin_id: pin.id, board_id: home.id });
    expect((await readPin(bob, pin.id)).repin_count).toBe(1);
    await change({ id: copy.id, board_id: secret.id });
    expect((await readPin(bob, pin.id)).repin_count).toBe(0);
    expect(await listed(bob, 'UserPinsResource', { username: 'ann' })).toEqual([pin.id]);
    expect(await listed(bob, 'UserHomefeedResource', {})).toEqual([pin.id]);
    await change({ id: copy.id, board_id: home.id });
    expect((await readPin(bob, pin.id)).repin_count).toBe(1);
    expect(await listed(bob, 'UserPinsResource', { username: 'ann' })).toEqual([copy.id, pin.id]);
  });
});

describe('deleting a pin', () => {
  test('takes it from everywhere, and its copies stay', async () => {
    await change({ section: chairs.id });
    await ann.browser.call('BoardResource', 'update', { board_id: home.id, cover_pin_id: pin.id });
    const copy = await savePin(bob, { pin_id: pin.id });
    const told = await ann.browser.call('PinResource', 'delete', {
      id: pin.id,
      board_id: home.id,
      client_tracking_params: 'x',
    });
    expect(succeeded(told)).toEqual({ id: pin.id });
    expect(await deleting(ann)).toBe('404/50');
    expect(await readBoard(ann, home.id)).toMatchObject({
      pin_count: 0,
      cover_pin: null,
      image_cover_url: null,
    });
    expect(await readPin(bob, copy.id)).toMatchObject({ is_repin: true, original_pin_id: null });
  });

  test('of a copy is not counted as a save any more', async () => {
    const copy = await savePin(bob, { pin_id: pin.id });
    expect((await readPin(ann, pin.id)).repin_count).toBe(1);
    expect(await deleting(bob, { id: copy.id })).toBe('200');
    expect((await readPin(ann, pin.id)).repin_count).toBe(0);
    expect((await readPin(bob, pin.id)).saved_info).toBeNull();
  });

  test('is for its pinner and for who may delete on the board', async () => {
    expect(await deleting(bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_edit', 'pin_move']);
    expect(await deleting(bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['pin_delete']);
    expect(await deleting(bob)).toBe('200');
    const bobs = await makePin(ann, { title: 'x', board_id: home.id });
    await ann.browser.call('BoardResource', 'update', { board_id: home.id, privacy: 'secret' });
    expect(await deleting(await aMember(app, 'eve'), { id: bobs.id })).toBe('404/50');
    expect(await deleting({ browser: await app.browser().arrive() })).toBe('401/2');
  });

  test('is no more for somebody who may no longer read the board, even of an own pin', async () => {
    await shareBoard(app, home, bob.user, ['pin_add']);
    const bobs = await makePin(bob, { title: 'by bob', board_id: home.id });
    await ann.browser.call('BoardResource', 'update', { board_id: home.id, privacy: 'secret' });
    expect(await changing({ id: bobs.id, title: 'mine' }, bob)).toBe('200');
    await app.store.transaction((tx) =>
      tx.boards.removeCollaborator(toBoardId(home.id), bob.user.id as never),
    );
    expect(await deleting(bob, { id: bobs.id })).toBe('404/50');
    expect(await changing({ id: bobs.id, title: 'mine' }, bob)).toBe('404/50');
  });
});

test('a pin can be made in a section of its board', async () => {
  const { upload_id } = await sendPicture(ann, 'picture');
  const made = { upload_id, board_id: home.id };
  expect(await outcome(ann, 'PinResource', 'create', { ...made, section: '77' })).toBe('404/2026');
  const other = await makeBoard(ann, { name: 'Other' });
  expect(
    await outcome(ann, 'PinResource', 'create', { ...made, board_id: other.id, section: chairs.id }),
  ).toBe('404/2026');
  const inside = await makePin(ann, { title: 'x', board_id: home.id, section: chairs.id });
  expect(inside.saved_info).toMatchObject({ type: 'section', section_id: chairs.id });
});
