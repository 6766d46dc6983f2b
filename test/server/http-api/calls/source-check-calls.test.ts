import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { outcome } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let board: WireBoard;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  board = await makeBoard(ann, { name: 'Chairs' });
  pin = await makePin(ann, { link: 'https://www.wood.example/chair/?utm_source=mail', board_id: board.id });
});
afterAll(() => app.close());

const matches = async (options: Record<string, unknown>, who = ann) =>
  succeeded<{ matches: unknown[] }>(await who.browser.call('PinDuplicatesResource', 'get', options)).matches;

describe('what somebody has already', () => {
  test('is told by a link to the same page, with the board', async () => {
    expect(await matches({ link: 'http://wood.example/chair#top' })).toEqual([
      { pin_id: pin.id, matched_by: 'link', board: { id: board.id, name: 'Chairs', url: board.url } },
    ]);
    expect(await matches({ link: 'https://wood.example/table' })).toEqual([]);
  });

  test('is told by the same picture', async () => {
    expect(await matches({ image_signature: pin.image_signature })).toMatchObject([
      { pin_id: pin.id, matched_by: 'picture' },
    ]);
  });

  test('is told first where the pin is about to go, and without a board on the profile', async () => {
    const profile = await makePin(ann, { link: 'https://wood.example/chair' });
    const all = await matches({ link: 'https://wood.example/chair' });
    expect(all).toMatchObject([{ pin_id: profile.id, board: null }, { pin_id: pin.id }]);
    expect(await matches({ link: 'https://wood.example/chair', board_id: board.id })).toMatchObject([
      { pin_id: pin.id },
      { pin_id: profile.id },
    ]);
  });

  test('follows a changed link', async () => {
    await outcome(ann, 'PinResource', 'update', { id: pin.id, link: 'https://wood.example/table' });
    expect(await matches({ link: 'https://wood.example/chair' })).toEqual([]);
    expect(await matches({ link: 'https://wood.example/table' })).toHaveLength(1);
  });

  test('is nobody else’s business', async () => {
    const bob = await aMember(app, 'bob');
    expect(await matches({ link: 'https://wood.example/chair', board_id: board.id }, bob)).toEqual([]);
    expect(await matches({ image_signature: pin.image_signature }, bob)).toEqual([]);
    const visitor = { browser: app.browser() };
    expect(await outcome(visitor, 'PinDuplicatesResource', 'get', { link: 'https://wood.example/' })).toBe(
      '401/2',
    );
  });

  test('is asked for by something', async () => {
    expect(await outcome(ann, 'PinDuplicatesResource', 'get', {})).toBe('400/1');
    expect(await outcome(ann, 'PinDuplicatesResource', 'get', { image_signature: 'x' })).toBe('400/1');
  });

  test('takes few statements, however many pins there are', async () => {
    const count = await app.countStatements(async () => {
      await matches({ link: 'https://wood.example/chair', image_signature: pin.image_signature });
    });
    expect(count).toBeLessThanOrEqual(8);
  });
});
