import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationSettings,
  type NotificationWays,
} from '../../../src/domain/users/notification-settings.ts';
import { bool } from '../../params/kinds.ts';
import { object } from '../../params/lists.ts';
import { kind, type Kind } from '../../params/param.ts';
import { changeable, withDefault } from '../../params/presence.ts';
import { MAIL_TOKEN } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

/** Whether mails of a category are sent; omitted categories stay unchanged. */
type MailChoices = { readonly [Name in NotificationCategory]?: boolean };

const readBool = bool();
const WAYS = changeable(ways());
const CATEGORY_PARAMS = Object.fromEntries(
  NOTIFICATION_CATEGORIES.map((name) => [name, WAYS]),
) as unknown as Readonly<Record<NotificationCategory, typeof WAYS>>;

const SETTINGS = {
  name: 'NotificationSettingsResource',
  who: 'S',
  answer: payload<NotificationSettings>('all categories, each with "web" and "email"'),
} as const;

const SUBSCRIPTION = {
  name: 'EmailSubscriptionResource',
  who: 'A',
  answer: payload<{ readonly categories: Readonly<Record<NotificationCategory, boolean>> }>(
    'whether mails of each category are sent',
  ),
} as const;

/** Notification settings: which categories are sent, in the app and by mail. */
export const NOTIFICATION_CALLS = {
  readNotifications: resource({
    ...SETTINGS,
    action: 'get',
    endpointName: 'notification_settings_get',
    says: 'Tells what one is notified about, and how.',
    params: {},
  }),
  changeNotifications: resource({
    ...SETTINGS,
    action: 'update',
    endpointName: 'notification_settings_update',
    says: 'Changes what one is notified about, and how; what is not named stays.',
    params: CATEGORY_PARAMS,
    changes: ['account'],
  }),
  readSubscription: resource({
    ...SUBSCRIPTION,
    action: 'get',
    endpointName: 'email_subscription_get',
    says: 'Tells by the link of a mail which mails the account gets.',
    params: MAIL_TOKEN,
    errors: ['token_invalid'],
  }),
  changeSubscription: resource({
    ...SUBSCRIPTION,
    action: 'update',
    endpointName: 'email_subscription_update',
    says: 'Changes by the link of a mail which mails the account gets.',
    params: {
      ...MAIL_TOKEN,
      categories: changeable(mailChoices()),
      unsubscribe_all: withDefault(readBool, false),
    },
    errors: ['invalid_parameter', 'token_invalid'],
    changes: ['account'],
  }),
};

/** `{web, email}`, either of them. */
function ways(): Kind<Partial<NotificationWays>> {
  const asObject = object({ maxBytes: 200 });
  return kind('object with web, email', (raw) => {
    const read = asObject(raw);
    if (!read.ok) return read;
    const { web, email } = read.value;
    const [readWeb, readEmail] = [web, email].map((way) => (way === undefined ? undefined : readBool(way)));
    if (readWeb?.ok === false || readEmail?.ok === false) return refuse('wrong_type');
    return accept({
      ...(readWeb === undefined ? {} : { web: readWeb.value }),
      ...(readEmail === undefined ? {} : { email: readEmail.value }),
    });
  });
}

/** `{name: bool}` of known categories; unknown ones are ignored. */
function mailChoices(): Kind<MailChoices> {
  const asObject = object({ maxBytes: 1_000 });
  return kind('object with true or false by the name of a category', (raw) => {
    const read = asObject(raw);
    if (!read.ok) return read;
    const names = NOTIFICATION_CATEGORIES.filter((name) => read.value[name] !== undefined);
    const decided = names.map((name) => [name, readBool(read.value[name])] as const);
    const wrong = decided.map(([, way]) => way).find((way) => !way.ok);
    if (wrong?.ok === false) return wrong;
    return accept(Object.fromEntries(decided.map(([name, way]) => [name, way.ok && way.value])));
  });
}
