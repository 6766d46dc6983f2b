import { describe, expect, test } from 'vitest';
import { HttpAccountGateway } from '../../../../src/adapters/http/people/http-account-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../../builders/a-wire-user.ts';
import { WireServer } from '../../wire-server.ts';

const opened = (server: WireServer) => new HttpAccountGateway(new ResourceClient(server, () => null));
const OK = aWireAnswer({ ok: true });
const WRONG = { kind: 'refused', message: 'The current password is incorrect.' };

describe('a wrong password is told beside the field that it was typed in', () => {
  const asks: readonly (readonly [string, string, (gateway: HttpAccountGateway) => Promise<unknown>])[] = [
    [
      'UserPassword.update',
      'oldPassword',
      (accounts) => accounts.changePassword({ oldPassword: 'a', newPassword: 'b', newPasswordAgain: 'b' }),
    ],
    [
      'UserEmail.update',
      'password',
      (accounts) => accounts.changeEmail({ email: 'a@b.example', password: 'a' }),
    ],
    [
      'DeactivateAccount.create',
      'password',
      (accounts) => accounts.deactivate({ password: 'a', reason: '' }),
    ],
    [
      'AccountDeletion.create',
      'password',
      (accounts) => accounts.planDeletion({ password: 'a', reason: '', confirm: 'ann' }),
    ],
  ];

  test.each(asks)('%s: %s', async (call, field, ask) => {
    const server = new WireServer().on(call, aWireFailure('wrong_password'));
    expect(await ask(opened(server))).toEqual({
      ...WRONG,
      fields: [{ name: field, problem: 'not_allowed' }],
    });
  });
});

describe('by mail', () => {
  test('a new password goes with all that the link carried', async () => {
    const server = new WireServer().on('ResetPasswordFromEmail.update', OK);
    const passwords = { newPassword: 'oak chairs', newPasswordAgain: 'oak chairs' };
    await opened(server).setPassword({ username: 'ann', token: 't', expires: '9', ...passwords });
    await opened(server).setPassword({ username: 'ann', token: 't', expires: undefined, ...passwords });
    const sent = {
      username: 'ann',
      token: 't',
      new_password: 'oak chairs',
      new_password_confirm: 'oak chairs',
    };
    expect(server.optionsOf('ResetPasswordFromEmail.update')).toEqual([{ ...sent, expiration: '9' }, sent]);
  });

  test.each([
    ['EmailVerification.update', (accounts: HttpAccountGateway) => accounts.verifyEmail('t')],
    ['SecurePanic.update', (accounts: HttpAccountGateway) => accounts.secure('t')],
    ['UserSession.create', (accounts: HttpAccountGateway) => accounts.logInByLink('t')],
    ['EmailSubscription.get', (accounts: HttpAccountGateway) => accounts.mails('t')],
  ] as const)('%s says that a link is no longer valid', async (call, ask) => {
    const server = new WireServer().on(call, aWireFailure('token_invalid'));
    expect(await ask(opened(server))).toMatchObject({
      kind: 'refused',
      message: 'This link is no longer valid. Please ask for a new one.',
    });
    expect(server.optionsOf(call)).toEqual([{ token: 't' }]);
  });

  test('somebody who comes by a link is signed in', async () => {
    const server = new WireServer().on('UserSession.create', aWireAnswer(aWireViewer({ username: 'ann' })));
    expect(await opened(server).logInByLink('t')).toMatchObject({
      kind: 'signed-in',
      viewer: { username: 'ann' },
    });
  });

  test('mails are stopped one by one or all at once', async () => {
    const server = new WireServer().on(
      'EmailSubscription.update',
      aWireAnswer({ categories: { follow: false } }),
    );
    const accounts = opened(server);
    const mails = { kind: 'mails', categories: { follow: false } };
    expect(await accounts.changeMails('t', { kind: 'category', name: 'follow', sent: false })).toEqual(mails);
    expect(await accounts.changeMails('t', { kind: 'none' })).toEqual(mails);
    expect(server.optionsOf('EmailSubscription.update')).toEqual([
      { token: 't', categories: { follow: false } },
      { token: 't', unsubscribe_all: true },
    ]);
  });
});

describe('a copy of everything', () => {
  test('is none before it was asked for', async () => {
    const none = { status: 'none', url: null, expiresAt: null };
    const missing = new WireServer().on('AccountExport.get', aWireFailure('object_not_found'));
    expect(await opened(missing).readExport()).toEqual(none);
    const empty = new WireServer().on('AccountExport.get', aWireAnswer({ status: 'none', url: null }));
    expect(await opened(empty).readExport()).toEqual(none);
  });

  test('has an address and a last day when it is ready', async () => {
    const wire = {
      status: 'ready',
      url: 'https://pins.test/account/export/9.zip',
      expires_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    };
    const server = new WireServer().on('AccountExport.create', aWireAnswer(wire));
    expect(await opened(server).requestExport()).toEqual({
      kind: 'export',
      export: { status: 'ready', url: wire.url, expiresAt: Date.UTC(2026, 8, 1, 1, 10, 33) },
    });
  });
});

test('a planned end tells its day, and can be called off', async () => {
  const server = new WireServer()
    .on('AccountDeletion.create', aWireAnswer({ delete_at: 'Tue, 01 Sep 2026 01:10:33 +0000' }))
    .on('AccountDeletion.delete', OK);
  const accounts = opened(server);
  const deletion = { password: 'a', reason: 'none', confirm: 'ann' };
  expect(await accounts.planDeletion(deletion)).toEqual({
    kind: 'planned',
    deleteAt: Date.UTC(2026, 8, 1, 1, 10, 33),
  });
  expect(server.optionsOf('AccountDeletion.create')).toEqual([
    { password: 'a', confirm: 'ann', explanation: 'none' },
  ]);
  expect(await accounts.cancelDeletion()).toEqual({ kind: 'done' });
});
