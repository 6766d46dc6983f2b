import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Grids of boards and profiles, where cards offer to promote their pins. */
const SURFACES: readonly (Surface | null)[] = [
  'BaseBoardPinGrid',
  'UserProfilePinGrid',
  'OtherProfilePinGrid',
  'BoardlessPins',
  'CreatorProfileStoryPinGrid',
  'CreatorProfileActivityPinGrid',
];

/** Whether a card in a grid offers to promote its pin. */
export function offersPromotion(
  pin: Pick<Pin, 'isQuickPromotable' | 'pinner' | 'storyPinData' | 'storyPinDataId'>,
  viewer: { readonly viewerId: UserId | null; readonly isPartner: boolean },
  surface: Surface | null,
): boolean {
  const { viewerId, isPartner } = viewer;
  if (viewerId === null || !pin.isQuickPromotable || pin.pinner?.entityId !== viewerId) return false;
  const isStory = pin.storyPinData !== null || pin.storyPinDataId !== null;
  if (isStory && !isPartner) return false;
  return SURFACES.includes(surface);
}
