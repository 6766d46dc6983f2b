import type { AccountSettings } from '../../src/domain/settings/account-settings.ts';
import { settingsFromWire } from '../../wire/settings-from-wire.ts';
import { aWireViewer } from './a-wire-user.ts';

/** The own settings as the server tells them. */
export function aWireSettings(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    ...aWireViewer(),
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
    cookies_decided_at: null,
    surface_tag: null,
    theme: 'system',
    account_type: 'pinner',
    birthday: null,
    is_write_banned: false,
    allow_messages_from: 'everyone',
    notifications: {},
    ...fields,
  };
}

export function theSettings(fields: Partial<AccountSettings> = {}): AccountSettings {
  return { ...settingsFromWire(aWireSettings()), ...fields };
}
