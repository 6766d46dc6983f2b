import {
  notificationSettings,
  type NotificationChoices,
} from '../../../../../src/domain/users/notification-settings.ts';
import { NOTIFICATION_CALLS } from '../../../../../wire/calls/accounts/notification.ts';
import type { MailDecision } from '../../../../application/mail/mail-subscription.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';

/** Notification settings: which categories are sent, in the app and by mail. */
export function notificationCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(NOTIFICATION_CALLS, {
    readNotifications: readNotifications(),
    changeNotifications: changeNotifications(deps),
    readSubscription: readSubscription(deps),
    changeSubscription: changeSubscription(deps),
  });
}

function readNotifications(): Answer<typeof NOTIFICATION_CALLS.readNotifications> {
  return ({ user }) => ({ data: notificationSettings(user.notifications) });
}

function changeNotifications({
  changeNotifications,
}: CallDeps): Answer<typeof NOTIFICATION_CALLS.changeNotifications> {
  return async ({ user }, options) => {
    const decided: NotificationChoices = Object.fromEntries(
      Object.entries(options).filter(([, ways]) => ways !== undefined && ways !== null),
    );
    const notifications = await changeNotifications.run(user.id, decided);
    return {
      data: notificationSettings(notifications),
      effects: [{ kind: 'user_changed', user: { ...user, notifications } }],
    };
  };
}

function readSubscription({
  mailSubscription,
}: CallDeps): Answer<typeof NOTIFICATION_CALLS.readSubscription> {
  return async (_context, { token }) => {
    const categories = await mailSubscription.read(token);
    if (categories === undefined) throw new CallFailure('token_invalid');
    return { data: { categories } };
  };
}

function changeSubscription({
  mailSubscription,
}: CallDeps): Answer<typeof NOTIFICATION_CALLS.changeSubscription> {
  return async (_context, { token, categories, unsubscribe_all }) => {
    if (!categories && !unsubscribe_all) throw invalidParameter('categories', 'missing');
    const decision: MailDecision = unsubscribe_all ? 'none_at_all' : (categories ?? {});
    const changed = await mailSubscription.change(token, decision);
    if (changed === undefined) throw new CallFailure('token_invalid');
    return { data: { categories: changed } };
  };
}
