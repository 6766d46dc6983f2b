import type { AccountSettings } from '../../../domain/settings/account-settings.ts';
import type { PageDataKey } from './page-data-store.ts';

/** The settings of the viewer, on pages that have read them. */
export const SETTINGS: PageDataKey<AccountSettings> = 'settings';
