import { expect, test } from 'vitest';
import { FEED_TYPES } from '../../../src/domain/surfaces/internal/feed-type.ts';
import { isOwnProfileGrid, isSurface, SURFACES } from '../../../src/domain/surfaces/surface.ts';

test('there are these 26 surfaces and no others', () => {
  expect([...SURFACES].sort()).toEqual([
    'AuthHomefeed',
    'BaseBoardPinGrid',
    'BoardCoverSelectablePin',
    'BoardMoreIdeasTabContent',
    'BoardlessPins',
    'CloseupRelatedProducts',
    'ConversationView',
    'CreatorProfileActivityPinGrid',
    'CreatorProfileStoryPinGrid',
    'EngagementDetails',
    'HomefeedMoreIdeasTabs',
    'NewsPage',
    'OtherProfilePinGrid',
    'PdpRelatedPinGrid',
    'RelatedPinGrid',
    'RetrievalHub',
    'SearchAdsOnlyModule',
    'SearchItem',
    'SearchItemHighShoppingIntent',
    'ShoppingGridSmall',
    'ShoppingGridSmallCarousel',
    'ShoppingPackageItem',
    'ShoppingSquareGridDomain',
    'UserProfilePinGrid',
    'VisualInspirationPin',
    'VisualInspirationShoppingPin',
  ]);
  expect(isSurface('AuthHomefeed')).toBe(true);
  expect(isSurface('authhomefeed')).toBe(false);
});

test('two of them are grids of the own profile', () => {
  expect(SURFACES.filter(isOwnProfileGrid)).toEqual(['UserProfilePinGrid', 'BoardlessPins']);
});

test('feeds have names', () => {
  expect(FEED_TYPES).toEqual(
    expect.arrayContaining(['boardfeed', 'board-section-pins', 'profileBoards', 'searchPins']),
  );
});
