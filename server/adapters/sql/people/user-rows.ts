import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { nameForm } from '../../../../src/domain/search/search-form.ts';
import { profileView } from '../../../../src/domain/surfaces/profile-view.ts';
import type { UserRecord } from '../../../application/ports/records.ts';
import { flag } from '../schema/flag.ts';
import { caseKey, storableKey } from '../schema/keys.ts';
import type { UserRow } from '../schema/tables.ts';

export type UserChange = Partial<Omit<UserRecord, 'id' | 'createdAt'>>;

type ColumnsOf = {
  readonly [Field in keyof Required<UserChange>]: (value: UserRecord[Field]) => Partial<UserRow>;
};

const columnsOf: ColumnsOf = {
  username: (username) => ({ username, username_key: caseKey(username) }),
  email: (email) => ({ email, email_key: caseKey(email) }),
  emailVerified: (yes) => ({ email_verified: flag(yes) }),
  passwordHash: (password_hash) => ({ password_hash }),
  firstName: (first_name) => ({ first_name, first_name_form: nameForm(first_name) }),
  lastName: (last_name) => ({ last_name, last_name_form: nameForm(last_name) }),
  about: (about) => ({ about }),
  location: (location) => ({ location }),
  pronouns: (pronouns) => ({ pronouns }),
  websiteUrl: (website_url) => ({ website_url }),
  avatarSignature: (avatar_signature) => ({ avatar_signature }),
  locale: (locale) => ({ locale }),
  country: (country) => ({ country }),
  gender: (gender) => ({ gender }),
  birthday: (birthday) => ({ birthday }),
  theme: (theme) => ({ theme }),
  accountType: (account_type) => ({ account_type }),
  businessName: (business_name) => ({
    business_name,
    business_name_form: business_name === null ? null : nameForm(business_name),
  }),
  isOperator: (yes) => ({ is_operator: flag(yes) }),
  saveBehavior: (save_behavior) => ({ save_behavior }),
  excludeFromSearch: (yes) => ({ exclude_from_search: flag(yes) }),
  consent: (consent) => ({
    consent_analytics: flag(consent.analytics),
    consent_marketing: flag(consent.marketing),
    consent_personalization: flag(consent.personalization),
    consent_decided_at: consent.decidedAt,
    consent_despite_signal: flag(consent.despiteSignal),
    consent_version: consent.version,
    consent_receipt: consent.receipt,
  }),
  surfaceTag: (surface_tag) => ({ surface_tag }),
  allowMessagesFrom: (allow_messages_from) => ({ allow_messages_from }),
  state: (state) => ({ state }),
  profileView: (view) => ({ profile_view: JSON.stringify(view) }),
  notifications: (choices) => ({ notifications: JSON.stringify(choices) }),
  deletesAt: (deletes_at) => ({ deletes_at }),
};

/** The columns of the named fields. */
export function userColumns(change: UserChange): Partial<UserRow> {
  const columns: Partial<UserRow> = {};
  for (const field of Object.keys(columnsOf) as (keyof ColumnsOf)[])
    Object.assign(columns, fieldColumns(field, change));
  return columns;
}

function fieldColumns<Field extends keyof ColumnsOf>(field: Field, change: UserChange): Partial<UserRow> {
  const value = change[field];
  const toColumns: (value: UserRecord[Field]) => Partial<UserRow> = columnsOf[field];
  return value === undefined ? {} : toColumns(value as UserRecord[Field]);
}

export function userRow(user: UserRecord): UserRow {
  const { id, createdAt, ...fields } = user;
  return { ...userColumns(fields), id: storableKey(id), created_at: createdAt } as UserRow;
}

export function userRecord(row: UserRow): UserRecord {
  return {
    id: toUserId(String(row.id)),
    username: row.username,
    email: row.email,
    emailVerified: row.email_verified === 1,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    about: row.about,
    location: row.location,
    pronouns: row.pronouns,
    websiteUrl: row.website_url,
    avatarSignature: row.avatar_signature,
    locale: row.locale,
    country: row.country,
    gender: row.gender,
    birthday: row.birthday,
    theme: row.theme,
    accountType: row.account_type,
    businessName: row.business_name,
    isOperator: row.is_operator === 1,
    saveBehavior: row.save_behavior,
    excludeFromSearch: row.exclude_from_search === 1,
    consent: {
      analytics: row.consent_analytics === 1,
      marketing: row.consent_marketing === 1,
      personalization: row.consent_personalization === 1,
      decidedAt: row.consent_decided_at,
      despiteSignal: row.consent_despite_signal === 1,
      version: row.consent_version,
      receipt: row.consent_receipt,
    },
    surfaceTag: row.surface_tag,
    allowMessagesFrom: row.allow_messages_from,
    state: row.state,
    createdAt: row.created_at,
    profileView: row.profile_view === null ? profileView({}) : profileView(JSON.parse(row.profile_view)),
    notifications:
      row.notifications === null ? {} : (JSON.parse(row.notifications) as UserRecord['notifications']),
    deletesAt: row.deletes_at,
  };
}
