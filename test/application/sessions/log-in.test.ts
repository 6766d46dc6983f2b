import { describe, expect, test } from 'vitest';
import type { LoginGateway } from '../../../src/application/ports/login-gateway.ts';
import { LogIn } from '../../../src/application/sessions/log-in.ts';
import { aViewer } from '../../builders/a-user.ts';
import { loginsThat } from './logins-that.ts';

/** Lets Ann in, with her password. */
const doorkeeper: LoginGateway['logIn'] = async ({ usernameOrEmail, password }) =>
  usernameOrEmail === 'ann' && password === ' secret '
    ? { kind: 'signed-in', viewer: aViewer() }
    : { kind: 'refused', message: 'Wrong.', fields: [] };

const logIn = new LogIn({ logins: loginsThat({ logIn: doorkeeper }) });

describe('logging in', () => {
  test('gives the viewer', async () => {
    expect(await logIn.run({ usernameOrEmail: 'ann', password: ' secret ' })).toEqual({
      kind: 'signed-in',
      viewer: aViewer(),
    });
  });

  test('is refused by the server', async () => {
    expect(await logIn.run({ usernameOrEmail: 'ann', password: 'guess' })).toMatchObject({
      message: 'Wrong.',
    });
  });

  test.each([
    [{ usernameOrEmail: '', password: 'x' }, ['usernameOrEmail']],
    [{ usernameOrEmail: '   ', password: 'x' }, ['usernameOrEmail']],
    [{ usernameOrEmail: 'ann', password: '' }, ['password']],
    [{ usernameOrEmail: '', password: '' }, ['usernameOrEmail', 'password']],
  ])('with %o is refused without asking the server', async (command, missing) => {
    const asksNobody = new LogIn({ logins: loginsThat({}) });
    expect(await asksNobody.run(command)).toEqual({
      kind: 'refused',
      message: '',
      fields: missing.map((name) => ({ name, problem: 'missing', limit: undefined })),
    });
  });

  test('a password of blanks is a password', async () => {
    expect(await logIn.run({ usernameOrEmail: 'ann', password: '   ' })).toMatchObject({ message: 'Wrong.' });
  });
});
