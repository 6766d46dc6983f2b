import { notificationSettings, type MailedNews } from '../../../src/domain/users/notification-settings.ts';
import type { UserRecord } from '../ports/records.ts';

/** Optional mails are sent to active users with a verified address only, by their notification settings. */
export function wantsMails(user: UserRecord, about: MailedNews): boolean {
  const isThere = user.state === 'active' && user.emailVerified;
  return isThere && notificationSettings(user.notifications)[about].email;
}
