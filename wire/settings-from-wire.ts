import {
  MESSAGE_SENDERS,
  THEMES,
  type AccountSettings,
  type NotificationSettings,
  type OpenSession,
} from '../src/domain/settings/account-settings.ts';
import { flag, oneOf, rawObject, text } from './raw.ts';
import { timeFromWire } from './time.ts';
import { viewerFromWire } from './viewer-from-wire.ts';

/** The own settings. Never throws: missing or malformed fields get the defaults of a new account. */
export function settingsFromWire(value: unknown): AccountSettings {
  const raw = rawObject(value);
  return {
    ...viewerFromWire(raw),
    theme: oneOf(raw.theme, THEMES, 'system'),
    allowMessagesFrom: oneOf(raw.allow_messages_from, MESSAGE_SENDERS, 'everyone'),
    cookies: {
      analytics: flag(raw.allow_analytic_cookies),
      marketing: flag(raw.allow_marketing_cookies),
      personalization: flag(raw.allow_personalization_cookies),
    },
    isRestricted: flag(raw.is_write_banned),
  };
}

export function notificationsFromWire(value: unknown): NotificationSettings {
  return Object.fromEntries(
    Object.entries(rawObject(value)).map(([category, choice]) => {
      const raw = rawObject(choice);
      return [category, { web: flag(raw.web), email: flag(raw.email) }];
    }),
  );
}

export function openSessionFromWire(value: unknown): OpenSession {
  const raw = rawObject(value);
  return {
    id: text(raw.id),
    createdAt: timeFromWire(raw.created_at),
    lastSeenAt: timeFromWire(raw.last_seen_at),
    addressHint: text(raw.address_hint),
    userAgent: text(raw.user_agent),
    current: flag(raw.current),
  };
}
