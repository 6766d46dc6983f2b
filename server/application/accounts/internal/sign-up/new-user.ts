import { profileView } from '../../../../../src/domain/surfaces/profile-view.ts';
import type { PendingSignup } from '../../../ports/people/mails.ts';
import type { UserRecord } from '../../../ports/records.ts';

/** The record of a new account. Copied field by field, so that no other input gets into the record. */
export function newUser(
  signup: PendingSignup,
  { id, createdAt }: Pick<UserRecord, 'id' | 'createdAt'>,
): UserRecord {
  return {
    id,
    username: signup.username,
    email: signup.email,
    emailVerified: false,
    passwordHash: signup.passwordHash,
    firstName: signup.firstName,
    lastName: signup.lastName,
    about: '',
    location: '',
    pronouns: '',
    websiteUrl: null,
    avatarSignature: null,
    locale: signup.locale,
    country: signup.country,
    gender: signup.gender,
    birthday: signup.birthday,
    theme: 'system',
    accountType: signup.businessName === null ? 'pinner' : 'business',
    businessName: signup.businessName,
    isOperator: false,
    saveBehavior: 1,
    excludeFromSearch: false,
    consent: signup.consent,
    surfaceTag: null,
    allowMessagesFrom: 'everyone',
    state: 'active',
    createdAt,
    profileView: profileView({}),
    notifications: {},
    deletesAt: null,
  };
}
