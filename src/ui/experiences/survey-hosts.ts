import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** The hosts whose surveys may be shown in a frame; undefined without any. */
export const SURVEY_HOSTS: PageDataKey<readonly string[]> = 'surveyHosts';
