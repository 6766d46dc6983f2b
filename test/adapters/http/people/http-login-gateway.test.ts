import { describe, expect, test } from 'vitest';
import { HttpLoginGateway } from '../../../../src/adapters/http/people/http-login-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { viewerFromWire } from '../../../../wire/viewer-from-wire.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../../builders/a-wire-user.ts';
import { WireServer } from '../../wire-server.ts';

function opened() {
  const server = new WireServer();
  return { server, logins: new HttpLoginGateway(new ResourceClient(server, () => null)) };
}

const SIGN_UP = {
  email: 'ann@example.org',
  password: 'a long one, this',
  firstName: 'Ann',
  lastName: '',
  username: 'ann',
  setupCode: 'ABC',
};

describe('logging in', () => {
  test('gives the viewer', async () => {
    const { server, logins } = opened();
    server.on('UserSession.create', aWireAnswer(aWireViewer()));
    expect(await logins.logIn({ usernameOrEmail: 'ann', password: 'x' })).toEqual({
      kind: 'signed-in',
      viewer: viewerFromWire(aWireViewer()),
    });
    expect(server.optionsOf('UserSession.create')).toEqual([{ username_or_email: 'ann', password: 'x' }]);
  });

  test('is refused in the words of the server', async () => {
    const { server, logins } = opened();
    server.on('UserSession.create', aWireFailure('login_failed'));
    expect(await logins.logIn({ usernameOrEmail: 'ann', password: 'x' })).toEqual({
      kind: 'refused',
      message: 'The username, e-mail or password you entered is incorrect.',
      fields: [],
    });
  });
});

describe('signing up', () => {
  test('sends the form and gives the viewer', async () => {
    const { server, logins } = opened();
    server.on('UserRegister.create', aWireAnswer(aWireViewer()));
    expect(await logins.signUp(SIGN_UP)).toMatchObject({ kind: 'signed-in', viewer: { username: 'ann' } });
    expect(server.optionsOf('UserRegister.create')).toEqual([
      {
        email: 'ann@example.org',
        password: 'a long one, this',
        first_name: 'Ann',
        last_name: '',
        username: 'ann',
        setup_code: 'ABC',
      },
    ]);
  });

  test('may ask to confirm the mail address first', async () => {
    const { server, logins } = opened();
    server.on('UserRegister.create', aWireAnswer({ status: 'confirm_email' }));
    expect(await logins.signUp(SIGN_UP)).toEqual({ kind: 'confirm-email' });
  });

  test('is refused with the fields under the names of the form', async () => {
    const { server, logins } = opened();
    server.on(
      'UserRegister.create',
      aWireFailure('invalid_parameter', {
        fields: [
          { name: 'username', problem: 'not_unique' },
          { name: 'first_name', problem: 'missing' },
          { name: 'last_name', problem: 'too_long', limit: 60 },
          { name: 'setup_code', problem: 'not_allowed' },
        ],
      }),
    );
    const outcome = await logins.signUp(SIGN_UP);
    expect(outcome.kind === 'refused' && outcome.fields.map(({ name }) => name)).toEqual([
      'username',
      'firstName',
      'lastName',
      'setupCode',
    ]);
  });
});
