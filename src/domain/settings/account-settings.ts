import type { NotificationCategory } from '../users/notification-settings.ts';
import type { Viewer } from '../users/user.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows the device. */
export type Theme = (typeof THEMES)[number];

export const MESSAGE_SENDERS = ['everyone', 'followed', 'nobody'] as const;
/** Who may send messages to this person. */
export type MessageSenders = (typeof MESSAGE_SENDERS)[number];

/** The person's consent beyond the necessary cookies. */
export interface CookieChoices {
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly personalization: boolean;
}

/** All data of the settings pages: the viewer and fields that only settings show. Plain data, serializable as JSON. */
export interface AccountSettings extends Viewer {
  readonly theme: Theme;
  readonly allowMessagesFrom: MessageSenders;
  readonly cookies: CookieChoices;
  /** Suspended, or to be deleted: the person can read but not change anything. */
  readonly isRestricted: boolean;
}

/** By category: whether notifications are shown in the app and sent by mail. */
export type NotificationSettings = { readonly [Category in NotificationCategory]?: NotificationChoice };
export interface NotificationChoice {
  readonly web: boolean;
  readonly email: boolean;
}

/** A browser in which the person is signed in. */
export interface OpenSession {
  readonly id: string;
  /** Milliseconds since the epoch; null when unknown. */
  readonly createdAt: number | null;
  readonly lastSeenAt: number | null;
  /** Part of the network address. */
  readonly addressHint: string;
  /** The browser's user agent. */
  readonly userAgent: string;
  readonly current: boolean;
}
