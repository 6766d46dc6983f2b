import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** The experiences that came with the page, by placement. */
export const PAGE_EXPERIENCES: PageDataKey<Readonly<Record<string, PlacedExperience | null>>> = 'experiences';
