import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../wire/board.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { listed, outcome, readBoard, shareBoard } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

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

describe('the own order', () => {
  const order = (options: Record<string, unknown>, { browser } = ann) =>
    browser.call('BoardReorderResource', 'update', options);
  const names = () => listed(ann, 'BoardsResource', { sort: 'custom' }, 'name');

  test('of boards has the named ones first and the others as they were', async () => {
    const [a, b, c] = [
      await makeBoard(ann, { name: 'a' }),
      await makeBoard(ann, { name: 'b' }),
      await makeBoard(ann, { name: 'c' }),
    ];
    app.time += 60_000;
    const told = await order({ board_ids: [home.id, a.id, c.id, b.id] });
    expect(succeeded(told)).toEqual({ board_order_modified_at: 'Mon, 15 Jun 2026 12:01:00 +0000' });
    expect(await names()).toEqual(['Home', 'a', 'c', 'b']);
    await order({ board_ids: `${c.id},${home.id}` });
    expect(await names()).toEqual(['c', 'Home', 'a', 'b']);
    await makeBoard(ann, { name: 'new' });
    expect(await names()).toEqual(['new', 'c', 'Home', 'a', 'b']);
    expect((await readBoard(ann, c.id)).board_order_modified_at).toBe('Mon, 15 Jun 2026 12:01:00 +0000');
  });

  test('is of own boards only', async () => {
    const bobs = await makeBoard(bob, { name: 'Bobs' });
    const secret = await makeBoard(bob, { name: 'Hidden', privacy: 'secret' });
    const ends = (board_ids: unknown) => outcome(ann, 'BoardReorderResource', 'update', { board_ids });
    expect(await ends([home.id, bobs.id])).toBe('403/7');
    expect(await ends([home.id, secret.id])).toBe('404/40');
    expect(await ends([home.id, '77'])).toBe('404/40');
    expect(await ends([])).toBe('400/1');
  });

  test('of pins puts one behind another, or first', async () => {
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd']) {
      ids.push((await makePin(ann, { title, board_id: home.id })).id);
    }
    const titles = (sort = 'custom') =>
      listed(ann, 'BoardFeedResource', { board_id: home.id, sort }, 'title');
    const place = async (pin_id: unknown, after_pin_id?: unknown) =>
      succeeded(
        await ann.browser.call('BoardPinReorderResource', 'update', {
          board_id: home.id,
          pin_id,
          after_pin_id,
        }),
      );
    expect(await titles()).toEqual(['d', 'c', 'b', 'a']);
    await place(ids[0]);
    expect(await titles()).toEqual(['a', 'd', 'c', 'b']);
    await place(ids[0], ids[2]);
    expect(await titles()).toEqual(['d', 'c', 'a', 'b']);
    await place(ids[3], ids[1]);
    expect(await titles()).toEqual(['c', 'a', 'b', 'd']);
    expect(await titles('newest')).toEqual(['d', 'c', 'b', 'a']);
    await makePin(ann, { title: 'e', board_id: home.id });
    expect(await titles()).toEqual(['e', 'c', 'a', 'b', 'd']);
  });

  test('of pins is for who may edit the board', async () => {
    const pin = await makePin(ann, { title: 'a', board_id: home.id });
    const elsewhere = await makePin(ann, { title: 'b' });
    const ends = (options: Record<string, unknown>, who = ann) =>
      outcome(who, 'BoardPinReorderResource', 'update', { board_id: home.id, pin_id: pin.id, ...options });
    expect(await ends({}, bob)).toBe('403/7');
    await shareBoard(app, home, bob.user, ['board_edit']);
    expect(await ends({}, bob)).toBe('200');
    expect(await ends({ pin_id: elsewhere.id })).toBe('404/50');
    expect(await ends({ after_pin_id: elsewhere.id })).toBe('404/50');
    expect(await ends({ board_id: '77' })).toBe('404/40');
  });
});
