import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import type { LooksSource } from '../../../application/ports/search/search-gateway.ts';

/** The options of a search for pins by looks. */
export function looksOptions(source: LooksSource): Sent<ResourceCall<'VisualLiveSearch', 'get'>> {
  if (source.kind === 'color') return { color: source.color };
  return { pin_id: source.pinId, crop: source.crop, scope: source.productsOnly ? 'products' : 'pins' };
}
