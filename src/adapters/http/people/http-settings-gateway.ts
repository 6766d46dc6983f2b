import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import type {
  ChangeSettingsOutcome,
  Choice,
  NotificationOutcome,
  SettingsChange,
  SettingsGateway,
} from '../../../application/ports/people/settings-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { UserId } from '../../../domain/ids/ids.ts';
import type {
  AccountSettings,
  NotificationChoice,
  NotificationSettings,
  OpenSession,
} from '../../../domain/settings/account-settings.ts';
import type { NotificationCategory } from '../../../domain/users/notification-settings.ts';
import {
  notificationsFromWire,
  openSessionFromWire,
  settingsFromWire,
} from '../../../../wire/settings-from-wire.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Wire names of the fields in a settings change. */
const WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  username: 'username',
  about: 'about',
  location: 'location',
  pronouns: 'pronouns',
  website: 'website_url',
  avatar: 'profile_image_upload_id',
  locale: 'locale',
  country: 'country',
  gender: 'gender',
  theme: 'theme',
  excludeFromSearch: 'exclude_from_search',
  analyticCookies: 'allow_analytic_cookies',
  marketingCookies: 'allow_marketing_cookies',
  personalizationCookies: 'allow_personalization_cookies',
} as const satisfies Record<keyof SettingsChange, keyof Sent<ResourceCall<'UserSettings', 'update'>>>;

/** A change with wire names. */
type Fields = { readonly [Part in keyof SettingsChange as (typeof WIRE_NAMES)[Part]]: SettingsChange[Part] };

const FORM_NAMES = Object.fromEntries(Object.entries(WIRE_NAMES).map(([form, wire]) => [wire, form]));

/** The viewer's settings over the resource calls. */
export class HttpSettingsGateway implements SettingsGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(): Promise<AccountSettings> {
    return settingsFromWire(dataOf(await this.#calls.get('UserSettings', {})));
  }

  async change(change: SettingsChange): Promise<ChangeSettingsOutcome> {
    const answer = await this.#calls.update('UserSettings', fieldsOf(change));
    return answer.kind === 'ok'
      ? { kind: 'changed', settings: settingsFromWire(answer.data) }
      : refusedBy(answer.error, FORM_NAMES);
  }

  async locales(): Promise<readonly Choice[]> {
    return choicesOf(dataOf(await this.#calls.get('Locales', {})));
  }

  async countries(): Promise<readonly Choice[]> {
    return choicesOf(dataOf(await this.#calls.get('Countries', {})));
  }

  async notifications(): Promise<NotificationSettings> {
    return notificationsFromWire(dataOf(await this.#calls.get('NotificationSettings', {})));
  }

  async changeNotification(
    category: NotificationCategory,
    choice: NotificationChoice,
  ): Promise<NotificationOutcome> {
    const options: Sent<ResourceCall<'NotificationSettings', 'update'>> = { [category]: choice };
    const answer = await this.#calls.update('NotificationSettings', options);
    return answer.kind === 'ok'
      ? { kind: 'changed', choices: notificationsFromWire(answer.data) }
      : refusedBy(answer.error);
  }

  async sessions(): Promise<readonly OpenSession[]> {
    return dataOf(await this.#calls.get('UserSessionStore', {})).map(openSessionFromWire);
  }

  async endSession(id: string): Promise<void> {
    await this.#calls.delete('UserSessionStore', { session_id: id });
  }

  async endOtherSessions(): Promise<void> {
    await this.#calls.delete('UserSessionStore', { all_others: true });
  }

  async block(id: UserId, blocked: boolean): Promise<Refused | undefined> {
    const options = { blocked_user_id: id };
    const answer = await (blocked
      ? this.#calls.create('UserBlock', options)
      : this.#calls.delete('UserBlock', options));
    return answer.kind === 'ok' ? undefined : refusedBy(answer.error);
  }
}

function fieldsOf(change: SettingsChange): Fields {
  const parts = Object.entries(change).map(([name, value]) => [
    WIRE_NAMES[name as keyof SettingsChange],
    value,
  ]);
  return Object.fromEntries(parts) as Fields;
}

/** @throws {ServiceError} when only a fault of the service can be the reason */
function dataOf<D>(answer: CallOutcome<D>): D {
  if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  return answer.data;
}

function choicesOf(data: unknown): readonly Choice[] {
  const items = Array.isArray(data) ? (data as Partial<Choice>[]) : [];
  return items.map(({ code, name }) => ({ code: String(code), name: String(name) }));
}
