import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted, type PromotionFacts } from '../sponsorship/promoted.ts';
import { isRemovedStory } from '../stories/removed-story.ts';

export interface SaveSurroundings {
  readonly viewerId: UserId | null;
  /** For whom the viewer acts at the moment; null is the viewer in person. */
  readonly activeProfileId?: UserId | null;
  /** The card stands for a product of a catalogue that is being managed. */
  readonly isCatalogueProduct?: boolean;
}

/**
 * Whether a pin offers to be saved: not an advertisement that can be taken away, not a story that its creator has
 * removed, not a product of a catalogue, and not while a business profile is being managed.
 */
export function showsSaveButton(
  pin: PromotionFacts & Pick<Pin, 'promotedIsRemovable' | 'storyPinData'>,
  { viewerId, activeProfileId = null, isCatalogueProduct = false }: SaveSurroundings,
): boolean {
  if ((isPromoted(pin) && pin.promotedIsRemovable) || isRemovedStory(pin)) return false;
  return !isCatalogueProduct && (activeProfileId === null || activeProfileId === viewerId);
}
