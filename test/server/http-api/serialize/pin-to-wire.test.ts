import { describe, expect, test } from 'vitest';
import { publicCardFieldsCache } from '../../../../server/adapters/http-api/serialize/pin-card-to-wire.ts';
import { publicPinFieldsCache } from '../../../../server/adapters/http-api/serialize/public-pin-fields.ts';
import { pinToWire } from '../../../../server/adapters/http-api/serialize/pin-to-wire.ts';
import { serializationContext } from '../../../../server/adapters/http-api/serialize/serialization-context.ts';
import type { BoardShortView, PersonView, PinView } from '../../../../server/application/ports/pins/views.ts';
import { toBoardId, toPinId, toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { languageOf } from '../../../support/language-of.ts';
import { aBoardRecord } from '../../../builders/a-board-record.ts';
import { aPictureRecord } from '../../../builders/a-picture-record.ts';
import { aPinRecord } from '../../../builders/a-pin-record.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';

const ann = toUserId('11');
const bob = toUserId('12');
const NOON = Date.UTC(2026, 5, 15, 12);

function aPerson(id: UserId, fields: Partial<PersonView> = {}): PersonView {
  const record = aUserRecord({ id, username: `user${id}` });
  return {
    ...record,
    avatar: null,
    followedByViewer: false,
    followsViewer: false,
    blockedByViewer: false,
    ...fields,
  };
}

function aBoardView(board: Partial<BoardShortView['board']> = {}, owner = aPerson(ann)): BoardShortView {
  return {
    board: aBoardRecord({ ownerId: owner.id, ...board }),
    owner,
    followedByViewer: false,
    viewerPermissions: null,
    cover: null,
  };
}

function aPinView(fields: Partial<PinView> = {}): PinView {
  return {
    pin: aPinRecord({ pinnerId: ann }),
    picture: aPictureRecord(),
    video: null,
    board: aBoardView(),
    pinner: aPerson(ann),
    original: null,
    savedCopy: null,
    via: null,
    chainSaves: 0,
    favoritedByViewer: false,
    reactionByViewer: null,
    reactionCounts: [],
    sponsorship: null,
    dayCounts: null,
    linkFacts: null,
    content: null,
    product: null,
    ...fields,
  };
}

function write(view: PinView, viewerId: UserId | null = null) {
  const serialization = serializationContext(
    {
      viewerId,
      baseUrl: 'https://pins.test',
      readerLanguage: languageOf('en', []),
      now: NOON,
      requestId: '1',
    },
    {
      pinFieldsCache: publicPinFieldsCache({ sign: () => 'ab'.repeat(32) }),
      cardFieldsCache: publicCardFieldsCache({ sign: () => '' }),
      links: { verdictOn: () => 'ok' },
      offersAds: false,
      employees: new Set(),
      verifiedMerchants: new Set(),
    },
  );
  return pinToWire({ pin: view, reason: null }, serialization, { surface: 'home', position: 3 }).toJSON();
}

describe('a save of another pin', () => {
  const original = {
    pinId: toPinId('501'),
    pinner: aPerson(bob),
    board: aBoardView({ privacy: 'public' }, aPerson(bob)),
  };
  const saved = { pin: aPinRecord({ pinnerId: ann, originalPinId: toPinId('501') }) };

  test('names who made the original', () => {
    expect(write(aPinView({ ...saved, original }))).toMatchObject({
      is_repin: true,
      original_pin_id: '501',
      native_creator: { id: bob },
      origin_pinner: { id: bob },
      closeup_attribution: { id: bob },
      pinner: { id: ann },
      origin_board: { owner: { id: bob } },
    });
  });

  test('says nothing of an original that the viewer may not read', () => {
    expect(write(aPinView(saved))).toMatchObject({
      is_repin: true,
      original_pin_id: null,
      native_creator: null,
      origin_pinner: null,
      closeup_attribution: { id: ann },
      origin_board: null,
    });
  });

  test('names the board of the original only when that is public', () => {
    const hidden = { ...original, board: aBoardView({ privacy: 'protected' }, aPerson(bob)) };
    expect(write(aPinView({ ...saved, original: hidden })).origin_board).toBeNull();
  });
});

test('the copy of the viewer is told with its board', () => {
  const board = aBoardView({ id: toBoardId('77'), name: 'Mine', slug: 'mine' }, aPerson(bob));
  const savedCopy = { pinId: toPinId('502'), section: null, board };
  expect(write(aPinView({ savedCopy }), bob)).toMatchObject({
    pinned_to_board: { id: '77', name: 'Mine', url: '/user12/mine/' },
    saved_info: { local_pin_id: '502', board_id: '77', title: 'Mine', type: 'board', url: '/user12/mine/' },
  });
});

describe('the note of a pin', () => {
  const pin = aPinRecord({ pinnerId: ann, note: 'for me' });

  test('is for who may write it', () => {
    expect(write(aPinView({ pin }), ann)).toMatchObject({
      unified_user_note: 'for me',
      access: ['write', 'delete'],
    });
  });

  test.each([bob, null])('is left out for others (%s)', (viewer) => {
    expect(write(aPinView({ pin }), viewer)).not.toHaveProperty('unified_user_note');
  });

  test('is for collaborators as far as they may edit or delete', () => {
    const board = { ...aBoardView(), viewerPermissions: ['pin_edit', 'nonsense'] };
    expect(write(aPinView({ pin, board }), bob).access).toEqual(['write']);
  });
});

test('an animated picture comes with its player', () => {
  const picture = aPictureRecord({ extension: 'gif', isAnimated: true, width: 40, height: 30 });
  expect(write(aPinView({ picture })).embed).toMatchObject({ type: 'gif', width: 40, height: 30 });
});

test('the tracking text tells the place and no person', () => {
  expect(atob(write(aPinView(), ann).tracking_params)).toBe('home:3');
});

test('an owner who stays out of search engines takes the pins along', () => {
  const owner = aPerson(ann, { excludeFromSearch: true });
  const view = aPinView({ pin: aPinRecord({ title: 'x' }), board: aBoardView({}, owner) });
  expect(write(view).seo_noindex_reason).toBe('owner_opt_out');
});

test('the comment thread has another id than the pin', () => {
  const { id, aggregated_pin_data: thread } = write(aPinView());
  expect(thread.id).not.toBe(id);
  expect(thread.id).toMatch(/^\d{1,19}$/);
});

test('people and boards of one page are written once', () => {
  const view = aPinView();
  const wire = write(view);
  expect(wire.board.owner).toEqual(wire.pinner);
  expect(wire.origin_board).toBe(wire.board);
});
