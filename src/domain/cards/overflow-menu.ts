import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import type { ShoppingTag } from '../shopping/shopping-tag.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Grids of profiles whose cards have no menu button. */
const BARE_GRIDS: readonly (Surface | null)[] = [
  'UserProfilePinGrid',
  'BoardlessPins',
  'CreatorProfileStoryPinGrid',
  'CreatorProfileActivityPinGrid',
];

interface MenuSetting {
  readonly viewerId: UserId | null;
  readonly surface: Surface | null;
  /** The shopping tag of the card; null for none. */
  readonly tag: ShoppingTag | null;
}

/**
 * Whether a card has a menu button: not for visitors, not on advertisements and pins of the viewer's own boards, not
 * beside a shopping tag, and not in some grids of profiles.
 */
export function showsOverflowMenu(
  pin: PromotionFacts & Pick<Pin, 'board'>,
  { viewerId, surface, tag }: MenuSetting,
): boolean {
  if (viewerId === null || isPromoted(pin) || BARE_GRIDS.includes(surface)) return false;
  return tag === null && pin.board?.owner?.entityId !== viewerId;
}
