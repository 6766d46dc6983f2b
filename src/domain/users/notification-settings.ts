/** The categories of notifications. */
export const NOTIFICATION_CATEGORIES = [
  'save',
  'favorite',
  'reaction',
  'comment',
  'follow',
  'invite',
  'message',
  'report',
  'system',
] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** The two channels: in the app, and by mail. */
export type NotificationWays = { readonly web: boolean; readonly email: boolean };
export type NotificationSettings = Readonly<Record<NotificationCategory, NotificationWays>>;

/**
 * The notifications that are sent at present, and how. Choices for the others are stored until they are sent; the
 * settings do not show them before.
 */
export const DELIVERED_NOTIFICATIONS = [
  { category: 'save', way: 'web' },
  { category: 'favorite', way: 'web' },
  { category: 'reaction', way: 'web' },
  { category: 'follow', way: 'web' },
  { category: 'follow', way: 'email' },
  { category: 'message', way: 'web' },
  { category: 'report', way: 'web' },
  { category: 'report', way: 'email' },
] as const satisfies readonly {
  readonly category: NotificationCategory;
  readonly way: keyof NotificationWays;
}[];
/** The notifications that are sent by mail. */
export type MailedNews = Extract<
  (typeof DELIVERED_NOTIFICATIONS)[number],
  { readonly way: 'email' }
>['category'];

/** A person's choices; everything else has its default. */
export type NotificationChoices = { readonly [Name in NotificationCategory]?: Partial<NotificationWays> };

/** Mails are limited to the few events that wait for an answer, and new followers. */
const BY_MAIL: ReadonlySet<NotificationCategory> = new Set([
  'follow',
  'invite',
  'message',
  'report',
  'system',
]);

/** The settings that result from these choices. */
export function notificationSettings(choices: NotificationChoices): NotificationSettings {
  const ways = NOTIFICATION_CATEGORIES.map((name) => {
    const { web = true, email = BY_MAIL.has(name) } = choices[name] ?? {};
    return [name, { web, email }] as const;
  });
  return Object.fromEntries(ways) as unknown as NotificationSettings;
}

/** The choices after a change; unnamed ones stay. */
export function withNotificationChoices(
  choices: NotificationChoices,
  decided: NotificationChoices,
): NotificationChoices {
  const named = NOTIFICATION_CATEGORIES.filter((name) => choices[name] ?? decided[name]);
  return Object.fromEntries(named.map((name) => [name, { ...choices[name], ...decided[name] }]));
}
