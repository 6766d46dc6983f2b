import type { Answered } from '../../../../../wire/calls/contract.ts';
import { ACCOUNT_CLOSING_CALLS } from '../../../../../wire/calls/accounts/account-closing.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { ExportRecord } from '../../../../application/ports/people/account-exports.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';

/** Calls to export the own data, and to deactivate or delete the account. */
export function accountClosingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(ACCOUNT_CLOSING_CALLS, {
    requestExport: requestExport(deps),
    readExport: readExport(deps),
    deactivateAccount: deactivateAccount(deps),
    planDeletion: planDeletion(deps),
    cancelDeletion: cancelDeletion(deps),
  });
}

function requestExport({ requestExport }: CallDeps): Answer<typeof ACCOUNT_CLOSING_CALLS.requestExport> {
  return async ({ viewerId, baseUrl }) => {
    const outcome = await requestExport.run(viewerId);
    if (outcome.kind === 'too_often')
      throw new CallFailure('rate_limited', { retryAfter: Math.ceil(outcome.waitMs / 1000) });
    return { data: exportToWire(outcome.export, baseUrl) };
  };
}

function readExport({ readExport }: CallDeps): Answer<typeof ACCOUNT_CLOSING_CALLS.readExport> {
  return async ({ viewerId, baseUrl }) => ({
    data: exportToWire(await readExport.newest(viewerId), baseUrl),
  });
}

function exportToWire(
  record: ExportRecord | undefined,
  baseUrl: string,
): Answered<typeof ACCOUNT_CLOSING_CALLS.readExport> {
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

function deactivateAccount({
  deactivateAccount,
}: CallDeps): Answer<typeof ACCOUNT_CLOSING_CALLS.deactivateAccount> {
  return async ({ user }, options) => {
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
  };
}

function planDeletion({ planDeletion }: CallDeps): Answer<typeof ACCOUNT_CLOSING_CALLS.planDeletion> {
  return async ({ user, viewer }, options) => {
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
        throw invalidParameter('confirm', 'not_allowed', { message: callMessages.notYourUsername });
      case 'planned_already':
        throw new CallFailure('conflict');
      case 'planned':
        return {
          data: { delete_at: timeToWire(outcome.deletesAt) },
          effects: [{ kind: 'user_changed', user: outcome.user }],
        };
    }
  };
}

function cancelDeletion({ cancelDeletion }: CallDeps): Answer<typeof ACCOUNT_CLOSING_CALLS.cancelDeletion> {
  return async ({ viewerId }) => {
    const user = await cancelDeletion.run(viewerId);
    if (user === undefined) throw new CallFailure('conflict');
    return { data: OK, effects: [{ kind: 'user_changed', user }] };
  };
}
