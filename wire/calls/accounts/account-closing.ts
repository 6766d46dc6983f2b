import { textUpTo } from '../../params/kinds.ts';
import { optional, required } from '../../params/presence.ts';
import { password } from './account-kinds.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

/** The server accepts the reason for a deletion, but does not store it. */
const UNREGISTER_WORKER = {
  password: required(password()),
  reason: optional(textUpTo(100)),
  explanation: optional(textUpTo(1000)),
};

const EXPORT = {
  name: 'AccountExportResource',
  who: 'S',
  params: {},
  answer: payload<{
    readonly status: 'none' | 'preparing' | 'ready' | 'failed';
    readonly url: string | null;
    readonly expires_at: string | null;
  }>('how far the newest copy is, with its address once it is ready'),
} as const;

const EVERYTHING = ['pins', 'boards', 'people', 'counts', 'account'] as const;

/** Calls to export the own data, and to deactivate or delete the account. */
export const ACCOUNT_CLOSING_CALLS = {
  requestExport: resource({
    ...EXPORT,
    action: 'create',
    endpointName: 'account_export_create',
    says: 'Asks for a copy of one’s own data; it is made in the background.',
    allowsRestricted: true,
    errors: ['rate_limited'],
    changes: ['account'],
  }),
  readExport: resource({
    ...EXPORT,
    action: 'get',
    endpointName: 'account_export_get',
    says: 'Tells how far the newest copy of one’s own data is.',
  }),
  deactivateAccount: resource({
    name: 'DeactivateAccountResource',
    action: 'create',
    endpointName: 'deactivate_account_create',
    says: 'Hides the account and logs out everywhere, until one logs in again.',
    who: 'S',
    bucket: 'password_checks',
    allowsRestricted: true,
    params: UNREGISTER_WORKER,
    answer: OK_PAYLOAD,
    errors: ['wrong_password', 'account_restricted', 'conflict'],
    changes: EVERYTHING,
  }),
  planDeletion: resource({
    name: 'AccountDeletionResource',
    action: 'create',
    endpointName: 'account_deletion_create',
    says: 'Hides the account, and deletes it with all that it holds after some days of grace.',
    who: 'S',
    bucket: 'password_checks',
    allowsRestricted: true,
    params: { ...UNREGISTER_WORKER, confirm: required(textUpTo(100)) },
    answer: payload<{ readonly delete_at: string }>('when everything will be deleted'),
    errors: ['invalid_parameter', 'wrong_password', 'conflict'],
    changes: EVERYTHING,
  }),
  cancelDeletion: resource({
    name: 'AccountDeletionResource',
    action: 'delete',
    endpointName: 'account_deletion_delete',
    says: 'Calls a planned deletion off.',
    who: 'S',
    allowsRestricted: true,
    params: {},
    answer: OK_PAYLOAD,
    errors: ['conflict'],
    changes: EVERYTHING,
  }),
};
