import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId } from '../../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireBoardShort } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
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
let source: WirePin;
let board: WireBoard;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  source = await makePin(ann, {
    title: 'Oak chair',
    description: 'Solid #oak',
    link: 'https://wood.example/chair',
    alt_text: 'A chair',
    note: 'ask for the price',
    board_id: (await makeBoard(ann, { name: 'Chairs' })).id,
  });
  board = await makeBoard(bob, { name: 'Home' });
});
afterAll(() => app.close());

const save = (options: Record<string, unknown>, who = bob) =>
  outcome(who, 'RepinResource', 'create', options);

describe('a saved pin', () => {
  test('is a new one on the own board that tells where it came from', async () => {
    const copy = await savePin(bob, {
      pin_id: source.id,
      board_id: board.id,
      clientTrackingParams: 'x',
      user_id: bob.user.id,
      disable_event_log_info: true,
      eventContext: {},
    });
    expect(copy).toMatchObject({
      board: { id: board.id, url: '/bob/home/' },
      pinner: { username: 'bob' },
      original_pin_id: source.id,
      is_repin: true,
      method: 'button',
      native_creator: { username: 'ann' },
      origin_pinner: { username: 'ann' },
      via_pinner: { username: 'ann' },
      origin_board: { name: 'Chairs' },
      image_signature: source.image_signature,
      access: ['write', 'delete'],
      aggregated_pin_data: { aggregated_stats: { saves: 1 } },
      saved_info: {
        board_id: board.id,
        section_id: null,
        title: 'Home',
        type: 'board',
        url: '/bob/home/',
      },
    });
    expect(copy.id).not.toBe(source.id);
    expect(copy.saved_info?.local_pin_id).toBe(copy.id);
  });

  test('takes the texts of its source, but not its note', async () => {
    const options = { pin_id: source.id, board_id: board.id, title: '', description: null };
    expect(await savePin(bob, options)).toMatchObject({
      title: 'Oak chair',
      description: 'Solid #oak',
      link: 'https://wood.example/chair',
      alt_text: 'A chair',
      unified_user_note: null,
    });
    expect((await savePin(ann, { pin_id: source.id })).unified_user_note).toBe('ask for the price');
  });

  test('may have texts of its own, never a link', async () => {
    const copy = await savePin(bob, {
      pin_id: source.id,
      board_id: board.id,
      title: 'My chair',
      description: 'To buy',
      note: 'in May',
      link: 'https://elsewhere.example/',
    });
    expect(copy).toMatchObject({
      title: 'My chair',
      description: 'To buy',
      unified_user_note: 'in May',
      link: 'https://wood.example/chair',
    });
  });

  test('goes to the own profile when no board is named', async () => {
    const copy = await savePin(bob, { pin_id: source.id });
    expect(copy.board).toMatchObject({ layout: 'quick_saves', owner: { username: 'bob' } });
    expect(copy.saved_info).toMatchObject({ type: 'profile', title: 'Profile', url: '/bob/_saved' });
    expect((await savePin(bob, { pin_id: source.id })).board.id).toBe(copy.board.id);
  });

  test.each(['section', 'section_id', 'board_section_id'])(
    'goes into a section named as %s',
    async (name) => {
      const section = await makeSection(bob, { board_id: board.id });
      const copy = await savePin(bob, { pin_id: source.id, board_id: board.id, [name]: section.id });
      expect(copy.saved_info).toMatchObject({
        section_id: section.id,
        title: 'Chairs',
        type: 'section',
        url: '/bob/home/chairs/',
      });
    },
  );

  test('of a copy names the first of the chain and whom it was saved from', async () => {
    const first = await savePin(bob, { pin_id: source.id, board_id: board.id });
    const eve = await aMember(app, 'eve');
    const second = await savePin(eve, { pin_id: first.id });
    expect(second).toMatchObject({
      original_pin_id: source.id,
      native_creator: { username: 'ann' },
      via_pinner: { username: 'bob' },
    });
  });

  test('twice is there twice', async () => {
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      ids.push((await savePin(bob, { pin_id: source.id, board_id: board.id })).id);
    }
    expect(await listed(bob, 'BoardFeedResource', { board_id: board.id })).toEqual(ids.toReversed());
  });

  test('is counted on its board, its source and its original', async () => {
    const first = await savePin(bob, { pin_id: source.id, board_id: board.id });
    await savePin(await aMember(app, 'eve'), { pin_id: first.id });
    expect((await readPin(bob, source.id)).repin_count).toBe(2);
    const seen = await readPin(bob, first.id);
    expect([seen.repin_count, seen.aggregated_pin_data.aggregated_stats.saves]).toEqual([1, 2]);
    expect((await readBoard(bob, board.id)).pin_count).toBe(1);
  });

  test('on a secret board is counted for nobody', async () => {
    const secret = await makeBoard(bob, { name: 'Hidden', privacy: 'secret' });
    const copy = await savePin(bob, { pin_id: source.id, board_id: secret.id });
    expect((await readPin(ann, source.id)).repin_count).toBe(0);
    expect((await readPin(await aMember(app, 'eve'), source.id)).pinned_to_board).toBeNull();
    expect(await outcome(ann, 'PinResource', 'get', { id: copy.id })).toBe('404/50');
  });
});

describe('saving is refused', () => {
  test('for pins that are not there for the caller', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    const hidden = await makePin(ann, { title: 'hidden', board_id: secret.id });
    expect(await save({ pin_id: hidden.id, board_id: board.id })).toBe('404/50');
    expect(await save({ pin_id: '77', board_id: board.id })).toBe('404/50');
    expect(await save({ board_id: board.id })).toBe('400/1');
  });

  test('for boards and sections where it cannot go', async () => {
    const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
    const open = await makeBoard(ann, { name: 'Open' });
    const section = await makeSection(ann, { board_id: open.id });
    expect(await save({ pin_id: source.id, board_id: secret.id })).toBe('404/40');
    expect(await save({ pin_id: source.id, board_id: '77' })).toBe('404/40');
    expect(await save({ pin_id: source.id, board_id: open.id })).toBe('403/7');
    expect(await save({ pin_id: source.id, board_id: board.id, section: section.id })).toBe('404/2026');
    expect(await save({ pin_id: source.id, section: section.id })).toBe('404/2026');
  });

  test('for collaborators who were not allowed to add', async () => {
    const shared = await makeBoard(ann, { name: 'Shared', privacy: 'secret' });
    await shareBoard(app, shared, bob.user, ['pin_edit']);
    expect(await save({ pin_id: source.id, board_id: shared.id })).toBe('403/7');
    await shareBoard(app, shared, bob.user, ['pin_add']);
    expect(await save({ pin_id: source.id, board_id: shared.id })).toBe('200');
  });

  test('for somebody else and for visitors', async () => {
    expect(await save({ pin_id: source.id, user_id: ann.user.id })).toBe('403/7');
    expect(await save({ pin_id: source.id, orbac_subject_id: ann.user.id })).toBe('403/13');
    const browser = await app.browser().arrive();
    expect(await outcome({ browser }, 'RepinResource', 'create', { pin_id: source.id })).toBe('401/2');
  });

  test('for texts that are too long', async () => {
    expect(await save({ pin_id: source.id, description: 'é'.repeat(500) })).toBe('200');
    expect(await save({ pin_id: source.id, description: 'é'.repeat(501) })).toBe('400/1');
    expect(await save({ pin_id: source.id, title: 'x'.repeat(201) })).toBe('400/1');
  });

  test('by a full board', async () => {
    await app.setPinCount(toBoardId(board.id), 200_000);
    expect(await save({ pin_id: source.id, board_id: board.id })).toBe('409/22');
  });
});

test('what the caller may no longer read is not told about a saved pin', async () => {
  const copy = await savePin(bob, { pin_id: source.id, board_id: board.id });
  const shown = async () => {
    const pin = await readPin(bob, copy.id);
    return [pin.original_pin_id, pin.native_creator, pin.via_pinner, pin.origin_board];
  };
  expect(await shown()).toMatchObject([
    source.id,
    { username: 'ann' },
    { username: 'ann' },
    { name: 'Chairs' },
  ]);
  await ann.browser.call('BoardResource', 'update', { board_id: source.board.id, privacy: 'secret' });
  expect(await shown()).toEqual([null, null, null, null]);
  await ann.browser.call('BoardResource', 'update', { board_id: source.board.id, privacy: 'public' });
  await ann.browser.call('PinResource', 'delete', { id: source.id });
  expect(await shown()).toEqual([null, null, null, null]);
});

describe('the boards to choose from', () => {
  const choice = async (options: Record<string, unknown> = {}) =>
    succeeded<{ all_boards: WireBoardShort[]; boards_shortlist: WireBoardShort[] }>(
      await bob.browser.call('BoardPickerBoardsResource', 'get', options),
    );
  const names = (boards: readonly WireBoardShort[]) => boards.map(({ name }) => name);

  test('are all where one may add, last used first, in one answer', async () => {
    const shared = await makeBoard(ann, { name: 'Shared', privacy: 'secret' });
    await shareBoard(app, shared, bob.user, ['pin_add']);
    await shareBoard(app, await makeBoard(ann, { name: 'Only seen' }), bob.user, ['pin_edit']);
    const old = await makeBoard(bob, { name: 'Old' });
    await bob.browser.call('BoardArchiveResource', 'update', { board_id: old.id });
    app.time += 1_000;
    await makePin(bob, { title: 'quick' });
    app.time += 1_000;
    await makePin(bob, { title: 'a', board_id: board.id });
    const { all_boards, boards_shortlist } = await choice({ filter: 'all', pin_id: source.id });
    expect(names(all_boards)).toEqual(['Home', 'Quick Saves', 'Shared']);
    expect(names(boards_shortlist)).toEqual(['Home', 'Quick Saves', 'Shared']);
    expect(all_boards[2]).toMatchObject({ owner: { username: 'ann' }, collaborated_by_me: true });
  });

  test('are for members, and for pins that they may read', async () => {
    expect(await outcome(bob, 'BoardPickerBoardsResource', 'get', { pin_id: '77' })).toBe('404/50');
    expect(await outcome({ browser: app.browser() }, 'BoardPickerBoardsResource', 'get', {})).toBe('401/2');
  });
});

describe('names for a new board', () => {
  const names = (pin: string) => listed(bob, 'BoardTitleSuggestionsResource', { pin_id: pin }, 'name');

  test('come from the pin and its boards, without those that are there', async () => {
    expect(await names(source.id)).toEqual(['Chairs', 'Oak', 'Oak chair']);
    await makeBoard(bob, { name: 'Oak' });
    expect(await names(source.id)).toEqual(['Chairs', 'Oak chair']);
    expect(await outcome(bob, 'BoardTitleSuggestionsResource', 'get', { pin_id: '77' })).toBe('404/50');
  });
});
