/** All places with cards of pins. */
export const SURFACES = [
  'AuthHomefeed',
  'RelatedPinGrid',
  'SearchItem',
  'SearchItemHighShoppingIntent',
  'PdpRelatedPinGrid',
  'BaseBoardPinGrid',
  'UserProfilePinGrid',
  'OtherProfilePinGrid',
  'BoardMoreIdeasTabContent',
  'HomefeedMoreIdeasTabs',
  'BoardlessPins',
  'NewsPage',
  'ShoppingGridSmallCarousel',
  'ShoppingGridSmall',
  'VisualInspirationShoppingPin',
  'VisualInspirationPin',
  'ConversationView',
  'EngagementDetails',
  'CloseupRelatedProducts',
  'RetrievalHub',
  'CreatorProfileStoryPinGrid',
  'CreatorProfileActivityPinGrid',
  'SearchAdsOnlyModule',
  'BoardCoverSelectablePin',
  'ShoppingPackageItem',
  'ShoppingSquareGridDomain',
] as const;

export type Surface = (typeof SURFACES)[number];

export function isSurface(text: string): text is Surface {
  return (SURFACES as readonly string[]).includes(text);
}

/** Grids that only the owner of a profile sees; null is an unknown grid. */
export function isOwnProfileGrid(surface: Surface | null): boolean {
  return surface === 'UserProfilePinGrid' || surface === 'BoardlessPins';
}

/** Whether people can tune what such a grid shows. */
export function isTunable(surface: Surface | null): boolean {
  return surface === 'AuthHomefeed';
}
