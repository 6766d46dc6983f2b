import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type Told } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, type Member } from '../support/member.ts';
import { listed, makeSection, savePin } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Member;
let stranger: Member;
let invited: Member;
let secret: WireBoard;
let section: WireSection;
let pin: WirePin;
let ownBoard: WireBoard;
let ownPin: WirePin;

beforeAll(async () => {
  app = await TestApp.open();
  owner = await aMember(app, 'owner');
  stranger = await aMember(app, 'stranger');
  invited = await aMember(app, 'invited');
  secret = await makeBoard(owner, { name: 'Hidden', privacy: 'secret' });
  section = await makeSection(owner, { board_id: secret.id });
  pin = await makePin(owner, { title: 'hidden', board_id: secret.id, section: section.id });
  ownBoard = await makeBoard(stranger, { name: 'Own' });
  ownPin = await makePin(stranger, { title: 'own', board_id: ownBoard.id });
  await app.store.transaction((tx) =>
    tx.boards.putCollaborator(toBoardId(secret.id), toUserId(invited.user.id), {
      state: 'invited',
      permissions: ['pin_add', 'board_edit'],
    }),
  );
});
afterAll(() => app.close());

type Named = { readonly board: string; readonly section: string; readonly pin: string };
type Ask = readonly [name: string, action: string, options: (ids: Named) => Record<string, unknown>];

const MISSING: Named = { board: '71', section: '72', pin: '73' };
const own = () => ({ board_id: ownBoard.id });

/** Every way to name something on a secret board. */
const CALLS: readonly Ask[] = [
  ['BoardFeedResource', 'get', ({ board }) => ({ board_id: board })],
  ['PinLikeResource', 'create', ({ pin }) => ({ pin_id: pin })],
  ['PinLikeResource', 'delete', ({ pin }) => ({ pin_id: pin })],
  ['PinFeedbackResource', 'update', ({ pin }) => ({ pin_id: pin, feedback_type: 'hide' })],
  ['PinFeedbackResource', 'update', ({ pin }) => ({ pin_id: pin, feedback_type: 'unfollow' })],
  ['ReportResource', 'create', ({ pin }) => ({ object_type: 'pin', object_id: pin, reason: 'spam' })],
  ['ReportResource', 'create', ({ board }) => ({ object_type: 'board', object_id: board, reason: 'spam' })],
  ['SponsorshipResource', 'update', ({ pin }) => ({ pin_id: pin, status: 1 })],
  ['OnPinAnalyticsResource', 'get', ({ pin }) => ({ pin_id: pin })],
  ['AggregatedActivityFeedResource', 'get', ({ pin }) => ({ pin_id: pin })],
  ['BoardSectionsResource', 'get', ({ board }) => ({ board_id: board })],
  ['BoardSectionResource', 'get', ({ section }) => ({ section_id: section })],
  ['BoardSectionPinsResource', 'get', ({ section }) => ({ section_id: section })],
  ['BoardPickerBoardsResource', 'get', ({ pin }) => ({ pin_id: pin })],
  ['BoardTitleSuggestionsResource', 'get', ({ pin }) => ({ pin_id: pin })],
  ['BoardResource', 'update', ({ board }) => ({ board_id: board, name: 'x' })],
  ['BoardResource', 'update', ({ board }) => ({ board_id: board, cover_pin_id: pin.id })],
  ['BoardResource', 'delete', ({ board }) => ({ board_id: board })],
  ['BoardArchiveResource', 'update', ({ board }) => ({ board_id: board })],
  ['BoardReorderResource', 'update', ({ board }) => ({ board_ids: [ownBoard.id, board] })],
  ['BoardPinReorderResource', 'update', ({ board, pin }) => ({ board_id: board, pin_id: pin })],
  ['BoardPinReorderResource', 'update', ({ pin }) => ({ ...own(), pin_id: pin })],
  ['BoardPinReorderResource', 'update', ({ pin }) => ({ ...own(), pin_id: ownPin.id, after_pin_id: pin })],
  ['BoardSectionResource', 'create', ({ board }) => ({ board_id: board, name: 'x' })],
  ['BoardSectionResource', 'create', ({ pin }) => ({ ...own(), name: 'x', initial_pins: [pin] })],
  ['BoardSectionEditResource', 'update', ({ section }) => ({ section_id: section, name: 'x' })],
  ['BoardSectionEditResource', 'delete', ({ section }) => ({ section_id: section })],
  ['RepinResource', 'create', ({ pin }) => ({ ...own(), pin_id: pin })],
  ['RepinResource', 'create', ({ board }) => ({ board_id: board, pin_id: ownPin.id })],
  ['RepinResource', 'create', ({ section }) => ({ ...own(), pin_id: ownPin.id, section })],
  ['PinResource', 'update', ({ pin }) => ({ id: pin, title: 'x' })],
  ['PinResource', 'update', ({ board }) => ({ id: ownPin.id, board_id: board })],
  ['PinResource', 'update', ({ section }) => ({ id: ownPin.id, section })],
  ['PinResource', 'delete', ({ pin }) => ({ id: pin })],
  ['BulkEditResource', 'update', ({ pin }) => ({ ...own(), pin_ids: [pin] })],
  ['BulkEditResource', 'update', ({ board }) => ({ board_id: board, pin_ids: [ownPin.id] })],
  ['BulkEditResource', 'create', ({ pin }) => ({ ...own(), pin_ids: [pin] })],
  ['BulkEditResource', 'create', ({ section }) => ({ ...own(), pin_ids: [ownPin.id], section })],
  ['BulkEditResource', 'delete', ({ board, pin }) => ({ board_id: board, pin_ids: [pin] })],
  ['BulkEditResource', 'delete', ({ pin }) => ({ ...own(), pin_ids: [pin] })],
  ['BulkEditSelectAllResource', 'delete', ({ board }) => ({ board_id: board })],
];

describe.each(CALLS)('%s %s', (name, action, options) => {
  test('answers about a secret board as about nothing', async () => {
    const hidden: Named = { board: secret.id, section: section.id, pin: pin.id };
    const asked = await stranger.browser.call(name, action, options(hidden));
    const nothing = await stranger.browser.call(name, action, options(MISSING));
    expect(outcomeOf(asked)).toMatch(/^404\//);
    expect(bare(asked)).toEqual(bare(nothing));
    const byInvited = await invited.browser.call(name, action, options(hidden));
    expect(outcomeOf(byInvited)).toMatch(/^40[34]\//);
  });
});

/** The answer without what tells one request from another. */
function bare({ body }: Told) {
  return [body.resource_response, body.client_context];
}

test('a list of deeds does not tell what is hidden from what is missing', async () => {
  const told = await stranger.browser.call('BulkEditResource', 'create', {
    board_id: ownBoard.id,
    pin_ids: [ownPin.id, pin.id, MISSING.pin],
  });
  expect(told.body.resource_response?.data).toMatchObject({
    ok_ids: [ownPin.id],
    failed: [
      { id: pin.id, code: 50, message: 'Pin not found.' },
      { id: MISSING.pin, code: 50, message: 'Pin not found.' },
    ],
  });
});

test('nothing of it is told anywhere after all that, and all of it is still there', async () => {
  const names = ['BoardsResource', 'UserPinsResource'] as const;
  for (const name of names) {
    for (const options of [{}, { pin_filter: 'COLORS' }, { pin_filter: 'INTERESTS' }]) {
      expect(await listed(stranger, name, { username: 'owner', ...options })).toEqual([]);
    }
  }
  expect(await listed(owner, 'BoardSectionPinsResource', { section_id: section.id })).toEqual([pin.id]);
});

test('a copy of what became secret tells nothing of where it came from', async () => {
  const board = await makeBoard(owner, { name: 'For a while' });
  const source = await makePin(owner, { title: 'shown', board_id: board.id });
  const copy = await savePin(stranger, { pin_id: source.id, board_id: ownBoard.id });
  await owner.browser.call('BoardResource', 'update', { board_id: board.id, privacy: 'secret' });
  const told = await stranger.browser.call('PinResource', 'get', { id: copy.id });
  expect(told.text).not.toContain(source.id);
  expect(told.text).not.toContain(board.id);
  expect(told.text).not.toContain('For a while');
  expect(told.text).not.toContain('"username":"owner"');
});
