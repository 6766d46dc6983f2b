import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { hasKnownShoppingFlag } from '../pins/shopping-flags.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Grids of profiles whose cards go without the button. */
const BARE_GRIDS: readonly (Surface | null)[] = [
  'UserProfilePinGrid',
  'CreatorProfileStoryPinGrid',
  'CreatorProfileActivityPinGrid',
];

/**
 * Whether a card has the button with everything else that can be done with its pin: not for visitors, not on
 * advertisements, pins of the viewer's own boards and things to buy, and not in some grids of profiles.
 */
export function showsOverflowMenu(
  pin: PromotionFacts & Pick<Pin, 'isShoppable' | 'shoppingFlags' | 'board'>,
  { viewerId, surface }: { readonly viewerId: UserId | null; readonly surface: Surface | null },
): boolean {
  if (viewerId === null || isPromoted(pin) || BARE_GRIDS.includes(surface)) return false;
  const hasProductTag = pin.isShoppable || hasKnownShoppingFlag(pin.shoppingFlags);
  return !hasProductTag && pin.board?.owner?.entityId !== viewerId;
}
