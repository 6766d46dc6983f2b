import type { LooksSource } from '../../../application/ports/search/search-gateway.ts';
import { cropFromText, WHOLE_CROP } from '../../../domain/looks/picture-crop.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { VisualRoute } from './visual-search-view.tsx';

/** What a page of visual search lists. */
export function visualFeed(pin: Pick<Pin, 'entityId'>, { kind, crop = '' }: VisualRoute): LooksSource {
  return {
    kind: 'visual',
    pinId: pin.entityId,
    crop: cropFromText(crop) ?? WHOLE_CROP,
    productsOnly: kind === 'pin-visual-search-products',
  };
}
