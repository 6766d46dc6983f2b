import { toUserId } from '../../src/domain/ids/ids.ts';
import { profileView } from '../../src/domain/surfaces/profile-view.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';

/** An active account. Two of them need two ids, names and addresses. */
export function aUserRecord(fields: Partial<UserRecord> = {}): UserRecord {
  return {
    id: toUserId('101'),
    username: 'ada',
    email: 'ada@example.org',
    emailVerified: false,
    passwordHash: 'a hash',
    firstName: 'Ada',
    lastName: 'Lovelace',
    about: '',
    location: '',
    pronouns: '',
    websiteUrl: null,
    avatarSignature: null,
    locale: 'en-US',
    country: 'US',
    gender: 'unspecified',
    birthday: null,
    theme: 'system',
    accountType: 'pinner',
    businessName: null,
    isOperator: false,
    saveBehavior: 1,
    excludeFromSearch: false,
    consent: {
      analytics: false,
      marketing: false,
      personalization: false,
      decidedAt: null,
      despiteSignal: false,
      version: 1,
      receipt: null,
    },
    surfaceTag: null,
    allowMessagesFrom: 'followed',
    state: 'active',
    createdAt: Date.UTC(2026, 0, 1),
    profileView: profileView({}),
    notifications: {},
    deletesAt: null,
    ...fields,
  };
}
