import { notificationSettings, type MailedNews } from '../../../src/domain/users/notification-settings.ts';
import type { UserRecord } from '../ports/records.ts';

/** Only who has proven the address and is there gets mails that nobody has to send. */
export function wantsMails(user: UserRecord, about: MailedNews): boolean {
  const isThere = user.state === 'active' && user.emailVerified;
  return isThere && notificationSettings(user.notifications)[about].email;
}
