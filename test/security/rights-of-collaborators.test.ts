import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BoardPermission } from '../../src/domain/boards/board-permission.ts';
import { BOARD_PERMISSIONS } from '../../src/domain/boards/board-permission.ts';
import { toBoardId, toUserId } from '../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../wire/board.ts';
import type { WirePin } from '../../wire/pin.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, makeBoard, succeeded, type Member } from '../server/http-api/support/member.ts';
import { pinPhoto } from './support/photos.ts';
import { fingerprintOf } from './support/stored-rows.ts';
import { WholeServer } from './support/whole-server.ts';

/** Who may read a board may not therefore write on it: each right is given by itself, and some are the owner's alone. */

let server: WholeServer;
let owner: Member;
let helper: Member;
let board: WireBoard;
let other: WireBoard;
let section: WireSection;
let pin: WirePin;

beforeAll(async () => {
  server = await WholeServer.open();
  owner = await aMember(server, 'owner');
  helper = await aMember(server, 'helper');
  board = await makeBoard(owner, { name: 'Shared', privacy: 'secret' });
  other = await makeBoard(owner, { name: 'Shared too', privacy: 'secret' });
  const named = { board_id: board.id, name: 'Part' };
  section = succeeded<WireSection>(await owner.browser.call('BoardSectionResource', 'create', named));
  pin = await pinPhoto(owner, { board_id: board.id, title: 'A chair' });
});
beforeEach(() => grant());
afterAll(() => server.close());

/** The helper is a collaborator of both boards with these rights. */
async function grant(...permissions: readonly BoardPermission[]): Promise<void> {
  await server.store.transaction(async (tx) => {
    for (const { id } of [board, other]) {
      const helperId = toUserId(helper.user.id);
      await tx.boards.putCollaborator(toBoardId(id), helperId, { state: 'accepted', permissions });
    }
  });
}

type Deed = readonly [call: string, action: string, options: () => Record<string, unknown>];

/** What can be done on a board, and the right for it; null = the owner's alone. */
const DEEDS: readonly (readonly [BoardPermission | null, Deed])[] = [
  ['pin_add', ['RepinResource', 'create', () => ({ pin_id: pin.id, board_id: board.id })]],
  ['pin_add', ['BulkEditResource', 'create', () => ({ pin_ids: [pin.id], board_id: board.id })]],
  ['pin_edit', ['PinResource', 'update', () => ({ id: pin.id, title: 'Changed' })]],
  ['pin_move', ['PinResource', 'update', () => ({ id: pin.id, section_id: section.id })]],
  ['pin_move', ['BulkEditResource', 'update', () => ({ pin_ids: [pin.id], board_id: other.id })]],
  ['pin_delete', ['PinResource', 'delete', () => ({ id: pin.id })]],
  ['pin_delete', ['BulkEditResource', 'delete', () => ({ pin_ids: [pin.id], board_id: board.id })]],
  ['pin_delete', ['BulkEditSelectAllResource', 'delete', () => ({ board_id: board.id })]],
  ['section_add', ['BoardSectionResource', 'create', () => ({ board_id: board.id, name: 'New' })]],
  ['section_edit', ['BoardSectionEditResource', 'update', () => ({ section_id: section.id, name: 'New' })]],
  ['section_delete', ['BoardSectionEditResource', 'delete', () => ({ section_id: section.id })]],
  ['board_edit', ['BoardResource', 'update', () => ({ board_id: board.id, name: 'New' })]],
  ['board_edit', ['BoardPinReorderResource', 'update', () => ({ board_id: board.id, pin_id: pin.id })]],
  [null, ['BoardResource', 'update', () => ({ board_id: board.id, privacy: 'public' })]],
  [null, ['BoardResource', 'delete', () => ({ board_id: board.id })]],
  [null, ['BoardArchiveResource', 'update', () => ({ board_id: board.id })]],
  [null, ['BoardReorderResource', 'update', () => ({ board_ids: [board.id] })]],
];

const told = DEEDS.map(([right, [call, action, options]]) => ({ right, call, action, options }));

describe.each(told)('$call/$action takes the right $right', ({ right, call, action, options }) => {
  test('which no other right includes', async () => {
    // Who moves a pin also adds it elsewhere: that right is needed besides and alone is not enough.
    await grant(...BOARD_PERMISSIONS.filter((each) => each !== right));
    const before = fingerprintOf(server);
    const outcome = outcomeOf(await helper.browser.call(call, action, options()));
    expect(outcome).toBe('403/7');
    expect(fingerprintOf(server)).toBe(before);
  });

  test('which somebody without any has not, though they read it all', async () => {
    const before = fingerprintOf(server);
    expect(outcomeOf(await helper.browser.call('BoardResource', 'get', { board_id: board.id }))).toBe('200');
    expect(outcomeOf(await helper.browser.call('PinResource', 'get', { id: pin.id }))).toBe('200');
    expect(outcomeOf(await helper.browser.call(call, action, options()))).toBe('403/7');
    expect(fingerprintOf(server)).toBe(before);
  });

  test('and a stranger does not even learn that there is something to write on', async () => {
    const stranger = await aMember(server, `stranger${DEEDS.findIndex(([, deed]) => deed[2] === options)}`);
    const outcome = outcomeOf(await stranger.browser.call(call, action, options()));
    expect(outcome).toMatch(/^404\/(?:40|50|2026)$/);
  });
});

test('the right is enough for the deed', async () => {
  await grant('pin_add', 'pin_edit');
  const copy = await helper.browser.call('RepinResource', 'create', { pin_id: pin.id, board_id: board.id });
  expect(succeeded<WirePin>(copy).pinner.id).toBe(helper.user.id);
  const edited = await helper.browser.call('PinResource', 'update', { id: pin.id, title: 'A stool' });
  expect(succeeded<WirePin>(edited)).toMatchObject({ title: 'A stool', pinner: { id: owner.user.id } });
});

test('who takes somebody else\u2019s secret pin along gets nothing', async () => {
  const stranger = await aMember(server, 'taker');
  const own = await makeBoard(stranger);
  const aim = { board_id: own.id };
  expect(outcomeOf(await stranger.browser.call('RepinResource', 'create', { ...aim, pin_id: pin.id }))).toBe(
    '404/50',
  );
  expect(
    outcomeOf(await stranger.browser.call('BulkEditResource', 'create', { ...aim, pin_ids: [pin.id] })),
  ).toBe('404/50');
  expect(
    outcomeOf(await stranger.browser.call('BulkEditResource', 'update', { ...aim, pin_ids: [pin.id] })),
  ).toBe('404/50');
  expect(outcomeOf(await stranger.browser.call('PinResource', 'update', { ...aim, id: pin.id }))).toBe(
    '404/50',
  );
  expect(
    outcomeOf(await stranger.browser.call('BoardResource', 'update', { ...aim, cover_pin_id: pin.id })),
  ).toBe('404/50');
  const { body } = await stranger.browser.call('BoardResource', 'get', aim);
  expect(body.resource_response?.data).toMatchObject({ pin_count: 0, image_cover_url: null });
});
