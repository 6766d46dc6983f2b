import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';

export interface SaveSurroundings {
  readonly viewerId: UserId | null;
  /** For whom the viewer acts at the moment; null is the viewer in person. */
  readonly activeProfileId?: UserId | null;
  /** The card stands for a product of a catalogue that is being managed. */
  readonly isCatalogueProduct?: boolean;
}

/**
 * Whether a pin offers to be saved: not an advertisement that can be taken away, not a product of a catalogue,
 * and not while a business profile is being managed.
 */
export function showsSaveButton(
  pin: Pick<Pin, 'promoter' | 'isDownstreamPromotion' | 'promotedIsRemovable'>,
  { viewerId, activeProfileId = null, isCatalogueProduct = false }: SaveSurroundings,
): boolean {
  const isPromoted = pin.promoter !== null && !pin.isDownstreamPromotion;
  if (isPromoted && pin.promotedIsRemovable) return false;
  return !isCatalogueProduct && (activeProfileId === null || activeProfileId === viewerId);
}
