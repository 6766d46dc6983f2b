import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import {
  NOTIFICATION_CATEGORIES,
  notificationSettings,
  type NotificationCategory,
  type NotificationChoices,
  type NotificationWays,
} from '../../../../src/domain/users/notification-settings.ts';
import type { MailDecision } from '../../../application/mail/mail-subscription.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { bool, textUpTo } from '../../../../wire/params/kinds.ts';
import { object } from '../../../../wire/params/lists.ts';
import type { Kind, Param } from '../../../../wire/params/param.ts';
import { changeable, required, withDefault } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';

/** What people are told about, in the app and by mail. */
export function notificationCalls(deps: CallDeps): readonly Call[] {
  return [readNotifications(), changeNotifications(deps), readSubscription(deps), changeSubscription(deps)];
}

const SETTINGS_NAME = 'NotificationSettingsResource';
const SUBSCRIPTION_NAME = 'EmailSubscriptionResource';
const TOKEN = { token: required(textUpTo(512)) };
const readBool = bool();

function readNotifications(): Call {
  return defineResourceCall({
    name: SETTINGS_NAME,
    action: 'get',
    endpointName: 'notification_settings_get',
    who: 'S',
    params: {},
    run: ({ user }) => ({ data: notificationSettings(user.notifications) }),
  });
}

const CATEGORY_PARAMS = Object.fromEntries(
  NOTIFICATION_CATEGORIES.map((name) => [name, changeable(ways())]),
) as unknown as Record<NotificationCategory, Param<Partial<NotificationWays> | null | undefined>>;

function changeNotifications({ changeNotifications }: CallDeps): Call {
  return defineResourceCall({
    name: SETTINGS_NAME,
    action: 'update',
    endpointName: 'notification_settings_update',
    who: 'S',
    params: CATEGORY_PARAMS,
    async run({ user }, options) {
      const decided: NotificationChoices = Object.fromEntries(
        Object.entries(options).filter(([, ways]) => ways !== undefined && ways !== null),
      );
      const notifications = await changeNotifications.run(user.id, decided);
      return {
        data: notificationSettings(notifications),
        effects: [{ kind: 'user_changed', user: { ...user, notifications } }],
      };
    },
  });
}

/** `{web, email}`, either of them. */
function ways(): Kind<Partial<NotificationWays>> {
  const asObject = object({ maxBytes: 200 });
  return (raw) => {
    const read = asObject(raw);
    if (!read.ok) return read;
    const { web, email } = read.value;
    const [readWeb, readEmail] = [web, email].map((way) => (way === undefined ? undefined : readBool(way)));
    if (readWeb?.ok === false || readEmail?.ok === false) return refuse('wrong_type');
    return accept({
      ...(readWeb === undefined ? {} : { web: readWeb.value }),
      ...(readEmail === undefined ? {} : { email: readEmail.value }),
    });
  };
}

function readSubscription({ mailSubscription }: CallDeps): Call {
  return defineResourceCall({
    name: SUBSCRIPTION_NAME,
    action: 'get',
    endpointName: 'email_subscription_get',
    who: 'A',
    params: TOKEN,
    async run(_context, { token }) {
      const categories = await mailSubscription.read(token);
      if (categories === undefined) throw new CallFailure('token_invalid');
      return { data: { categories } };
    },
  });
}

function changeSubscription({ mailSubscription }: CallDeps): Call {
  return defineResourceCall({
    name: SUBSCRIPTION_NAME,
    action: 'update',
    endpointName: 'email_subscription_update',
    who: 'A',
    params: {
      ...TOKEN,
      categories: changeable(mailDecision()),
      unsubscribe_all: withDefault(readBool, false),
    },
    async run(_context, { token, categories, unsubscribe_all }) {
      if (!categories && !unsubscribe_all) throw invalidParameter('categories', 'missing');
      const decision: MailDecision = unsubscribe_all ? 'none_at_all' : (categories ?? {});
      const changed = await mailSubscription.change(token, decision);
      if (changed === undefined) throw new CallFailure('token_invalid');
      return { data: { categories: changed } };
    },
  });
}

/** `{name: bool}` of known categories; others are passed over. */
function mailDecision(): Kind<Exclude<MailDecision, 'none_at_all'>> {
  const asObject = object({ maxBytes: 1_000 });
  return (raw) => {
    const read = asObject(raw);
    if (!read.ok) return read;
    const given = NOTIFICATION_CATEGORIES.filter((name) => read.value[name] !== undefined);
    const decided = given.map((name) => [name, readBool(read.value[name])] as const);
    const wrong = decided.map(([, way]) => way).find((way) => !way.ok);
    if (wrong?.ok === false) return wrong;
    return accept(Object.fromEntries(decided.map(([name, way]) => [name, way.ok && way.value])));
  };
}
