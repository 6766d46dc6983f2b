import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** Set while the operator has turned ads on. */
export const HAS_ADS: PageDataKey<true> = 'hasAds';
