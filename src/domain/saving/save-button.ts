import type { UserId } from '../ids/ids.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';
import { isRemovedStory } from '../stories/removed-story.ts';

export interface SaveSurroundings {
  readonly viewerId: UserId | null;
  /** The profile on whose behalf the viewer acts; null is the viewer. */
  readonly activeProfileId?: UserId | null;
  /** True for a product in the catalogue manager. */
  readonly isCatalogueProduct?: boolean;
}

/** The offer for a pin: a save button, the place of one of the viewer's own pins, or nothing. */
export type SaveOffer = 'save' | 'own-place' | 'none';

/** Own pins, created or saved, cannot be saved: it would create a duplicate. */
export function saveOffer(
  pin: PromotionFacts & Pick<Pin, 'promotedIsRemovable' | 'storyPinData' | 'pinner'>,
  surroundings: SaveSurroundings,
): SaveOffer {
  if (!showsSaveButton(pin, surroundings)) return 'none';
  return ownsPin(pin, surroundings.viewerId) ? 'own-place' : 'save';
}

/**
 * Whether a pin can be saved: not dismissible advertisements, not removed stories, not catalogue products, and not
 * while a business profile is being managed.
 */
function showsSaveButton(
  pin: PromotionFacts & Pick<Pin, 'promotedIsRemovable' | 'storyPinData'>,
  { viewerId, activeProfileId = null, isCatalogueProduct = false }: SaveSurroundings,
): boolean {
  if ((isPromoted(pin) && pin.promotedIsRemovable) || isRemovedStory(pin)) return false;
  return !isCatalogueProduct && (activeProfileId === null || activeProfileId === viewerId);
}
