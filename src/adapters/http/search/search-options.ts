import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';

/** The options of a search for pins. */
export function searchOptions({
  exact,
  priceMin,
  priceMax,
  ...options
}: PinSearch): Sent<ResourceCall<'Search', 'get'>> {
  return {
    ...options,
    ...(exact && { auto_correction_disabled: true }),
    ...(priceMin !== undefined && { price_min: priceMin }),
    ...(priceMax !== undefined && { price_max: priceMax }),
  };
}
