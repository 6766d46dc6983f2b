import { isIdText, toUserId } from '../../../src/domain/ids/ids.ts';
import {
  NOTIFICATION_CATEGORIES,
  notificationSettings,
  withNotificationChoices,
  type NotificationCategory,
  type NotificationChoices,
} from '../../../src/domain/users/notification-settings.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { Secrets } from '../ports/surroundings.ts';
import { isSubscriptionToken } from './mail-links.ts';

/** Which mails an account gets, by category. */
export type MailCategories = Readonly<Record<NotificationCategory, boolean>>;
export type MailDecision = { readonly [Name in NotificationCategory]?: boolean } | 'none_at_all';

type MailSubscriptionDeps = { readonly store: Store; readonly secrets: Pick<Secrets, 'verify'> };

/**
 * Reads and changes which mails an account gets, with the link in each mail. It needs no login and can be used
 * repeatedly, as long as the account has the mail's address.
 */
export class MailSubscription {
  readonly #deps: MailSubscriptionDeps;

  constructor(deps: MailSubscriptionDeps) {
    this.#deps = deps;
  }

  /** Undefined: the link is invalid. */
  async read(token: string): Promise<MailCategories | undefined> {
    const user = await this.#userOf(token);
    return user && mailCategories(user.notifications);
  }

  /** Undefined: the link is invalid. */
  async change(token: string, decision: MailDecision): Promise<MailCategories | undefined> {
    const user = await this.#userOf(token);
    if (user === undefined) return undefined;
    const notifications = withNotificationChoices(user.notifications, asChoices(decision));
    await this.#deps.store.transaction((tx) => tx.users.update(user.id, { notifications }));
    return mailCategories(notifications);
  }

  async #userOf(token: string): Promise<UserRecord | undefined> {
    const [id = '', signature = ''] = token.split('.');
    if (!isIdText(id)) return undefined;
    const user = await this.#deps.store.users.find(toUserId(id));
    return user !== undefined && isSubscriptionToken(this.#deps.secrets, user, signature) ? user : undefined;
  }
}

function asChoices(decision: MailDecision): NotificationChoices {
  const decided = NOTIFICATION_CATEGORIES.map(
    (name) => [name, decision === 'none_at_all' ? false : decision[name]] as const,
  );
  return Object.fromEntries(
    decided.filter(([, email]) => email !== undefined).map(([name, email]) => [name, { email }]),
  );
}

function mailCategories(choices: NotificationChoices): MailCategories {
  const settings = notificationSettings(choices);
  const categories = NOTIFICATION_CATEGORIES.map((name) => [name, settings[name].email] as const);
  return Object.fromEntries(categories) as unknown as MailCategories;
}
