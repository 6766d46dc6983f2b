import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userFromWire } from '../../wire/user-from-wire.ts';
import { viewerFromWire } from '../../wire/viewer-from-wire.ts';
import { aWireUser, aWireViewer } from '../builders/a-wire-user.ts';

describe('a user from the wire', () => {
  test('keeps every field under its client name', () => {
    const user = userFromWire(
      aWireUser({
        id: '7',
        username: 'bob',
        full_name: 'Bob Builder',
        first_name: 'Bob',
        explicitly_followed_by_me: true,
        is_ads_only_profile: true,
        is_verified_merchant: true,
        is_primary_website_verified: true,
        verified_identity: { verified: true },
        is_partner: true,
        should_show_messaging: true,
      }),
    );
    expect(user).toMatchObject({
      entityId: '7',
      username: 'bob',
      fullName: 'Bob Builder',
      firstName: 'Bob',
      imageSmallUrl: 'https://pins.test/media/30x30/bob.jpg',
      imageMediumUrl: 'https://pins.test/media/75x75/bob.jpg',
      imageLargeUrl: 'https://pins.test/media/140x140/bob.jpg',
      explicitlyFollowedByMe: true,
      isAdsOnlyProfile: true,
      isVerifiedMerchant: true,
      isPrimaryWebsiteVerified: true,
      verifiedIdentity: { verified: true },
      isPartner: true,
      isAuth: false,
      isEmployee: false,
      isEligibleForImageOnlyGrid: false,
      should_show_messaging: true,
      createdAt: Date.UTC(2026, 8, 1, 1, 10, 33),
    });
  });

  test('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(userFromWire(value).username).toBeTypeOf('string');
      }),
    );
  });
});

describe('the viewer from the wire', () => {
  test('keeps four fields under their wire names', () => {
    const viewer = viewerFromWire(
      aWireViewer({ has_quicksave_board: true, save_behavior: 0, should_show_messaging: true }),
    );
    expect(viewer).toMatchObject({
      isAuth: true,
      has_quicksave_board: true,
      save_behavior: 0,
      created_at: Date.UTC(2026, 8, 1, 1, 10, 33),
      should_show_messaging: true,
    });
  });

  test('keeps the counts and rights of the account', () => {
    const wire = aWireViewer({ secret_board_count: 2, board_count: 5, eligible_for_stl_tool: true });
    expect(viewerFromWire(wire)).toMatchObject({
      boardCount: 5,
      secretBoardCount: 2,
      eligibleForStlTool: true,
    });
  });

  test('without a choice saves through the board picker', () => {
    expect(viewerFromWire({ is_auth: true }).save_behavior).toBe(1);
  });

  test.each([[undefined], ['LOGGED_OUT'], ['SOMETHING']])(
    'counts as limited when the kind is %s',
    (viewer_type) => {
      expect(viewerFromWire({ is_auth: true, viewer_type }).kind).toBe('limited');
      expect(viewerFromWire({ viewer_type: 'LOGGED_IN' }).kind).toBe('full');
    },
  );

  test('of a limited session has no e-mail address', () => {
    const viewer = viewerFromWire({ is_auth: true, viewer_type: 'LIMITED_LOGIN' });
    expect(viewer).toMatchObject({ kind: 'limited', email: null, gender: null, hasMfa: null });
  });
});
