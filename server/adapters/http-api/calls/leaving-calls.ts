import { timeToWire } from '../../../../wire/time.ts';
import type { ExportRecord } from '../../../application/ports/account-exports.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineResourceCall, OK, type Call } from '../core/define-call.ts';
import { textUpTo } from '../../../../wire/params/kinds.ts';
import { optional, required } from '../../../../wire/params/presence.ts';
import { password } from './account-kinds.ts';
import type { CallDeps } from './call-deps.ts';

/** Taking one's data along, pausing, and leaving for good. */
export function leavingCalls(deps: CallDeps): readonly Call[] {
  return [
    requestExport(deps),
    readExport(deps),
    deactivateAccount(deps),
    planDeletion(deps),
    cancelDeletion(deps),
  ];
}

/** What people say about it is read by nobody here, and so it is not kept. */
const FAREWELL = {
  password: required(password()),
  reason: optional(textUpTo(100)),
  explanation: optional(textUpTo(1000)),
};

function requestExport({ requestExport }: CallDeps): Call {
  return defineResourceCall({
    name: 'AccountExportResource',
    action: 'create',
    endpointName: 'account_export_create',
    who: 'S',
    allowsRestricted: true,
    params: {},
    async run({ viewerId, baseUrl }) {
      const outcome = await requestExport.run(viewerId);
      if (outcome.kind === 'too_often')
        throw new CallFailure('rate_limited', { retryAfter: Math.ceil(outcome.waitMs / 1000) });
      return { data: exportToWire(outcome.export, baseUrl) };
    },
  });
}

function readExport({ readExport }: CallDeps): Call {
  return defineResourceCall({
    name: 'AccountExportResource',
    action: 'get',
    endpointName: 'account_export_get',
    who: 'S',
    params: {},
    run: async ({ viewerId, baseUrl }) => ({
      data: exportToWire(await readExport.newest(viewerId), baseUrl),
    }),
  });
}

function exportToWire(record: ExportRecord | undefined, baseUrl: string) {
  if (record?.state !== 'ready' || record.expiresAt === null) {
    const status = record === undefined ? 'none' : record.state === 'failed' ? 'failed' : 'preparing';
    return { status, url: null, expires_at: null };
  }
  return {
    status: 'ready',
    url: `${baseUrl}/account/export/${record.id}.zip`,
    expires_at: timeToWire(record.expiresAt),
  };
}

function deactivateAccount({ deactivateAccount }: CallDeps): Call {
  return defineResourceCall({
    name: 'DeactivateAccountResource',
    action: 'create',
    endpointName: 'deactivate_account_create',
    who: 'S',
    bucket: 'password_checks',
    allowsRestricted: true,
    params: FAREWELL,
    async run({ user }, options) {
      switch (await deactivateAccount.run(user, options.password)) {
        case 'wrong_password':
          throw new CallFailure('wrong_password', { target: 'password' });
        case 'suspended':
          throw new CallFailure('account_restricted');
        case 'leaving':
          throw new CallFailure('conflict');
        case 'deactivated':
          return { data: OK, effects: [{ kind: 'session_ended' }] };
      }
    },
  });
}

function planDeletion({ planDeletion }: CallDeps): Call {
  return defineResourceCall({
    name: 'AccountDeletionResource',
    action: 'create',
    endpointName: 'account_deletion_create',
    who: 'S',
    bucket: 'password_checks',
    allowsRestricted: true,
    params: { ...FAREWELL, confirm: required(textUpTo(100)) },
    async run({ user, viewer }, options) {
      const outcome = await planDeletion.run({
        user,
        sessionId: viewer.session.id,
        password: options.password,
        confirm: options.confirm,
      });
      switch (outcome.kind) {
        case 'wrong_password':
          throw new CallFailure('wrong_password', { target: 'password' });
        case 'not_confirmed':
          throw invalidParameter('confirm', 'not_allowed', { message: 'This is not your username.' });
        case 'planned_already':
          throw new CallFailure('conflict');
        case 'planned':
          return {
            data: { delete_at: timeToWire(outcome.deletesAt) },
            effects: [{ kind: 'user_changed', user: outcome.user }],
          };
      }
    },
  });
}

function cancelDeletion({ cancelDeletion }: CallDeps): Call {
  return defineResourceCall({
    name: 'AccountDeletionResource',
    action: 'delete',
    endpointName: 'account_deletion_delete',
    who: 'S',
    allowsRestricted: true,
    params: {},
    async run({ viewerId }) {
      const user = await cancelDeletion.run(viewerId);
      if (user === undefined) throw new CallFailure('conflict');
      return { data: OK, effects: [{ kind: 'user_changed', user }] };
    },
  });
}
