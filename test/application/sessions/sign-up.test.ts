import { describe, expect, test } from 'vitest';
import type { SignUpCommand } from '../../../src/application/ports/login-gateway.ts';
import { SignUp } from '../../../src/application/sessions/sign-up.ts';
import { aViewer } from '../../builders/a-user.ts';
import { loginsThat } from './logins-that.ts';

function aSignUp(fields: Partial<SignUpCommand> = {}): SignUpCommand {
  return {
    email: 'ann@example.org',
    password: 'oak chairs and lamps',
    firstName: 'Ann',
    lastName: '',
    username: '',
    setupCode: '',
    ...fields,
  };
}

const welcoming = new SignUp({
  logins: loginsThat({ signUp: async () => ({ kind: 'signed-in', viewer: aViewer() }) }),
});
const askingNobody = new SignUp({ logins: loginsThat({}) });

describe('signing up', () => {
  test('gives the viewer', async () => {
    expect(await welcoming.run(aSignUp())).toEqual({ kind: 'signed-in', viewer: aViewer() });
  });

  test('may ask for the mail address to be confirmed', async () => {
    const signUp = new SignUp({
      logins: loginsThat({ signUp: async () => ({ kind: 'confirm-email' }) }),
    });
    expect(await signUp.run(aSignUp())).toEqual({ kind: 'confirm-email' });
  });

  test.each(['', '  ', 'ann', 'Ann_1'])('takes the username "%s"', async (username) => {
    expect(await welcoming.run(aSignUp({ username }))).toMatchObject({ kind: 'signed-in' });
  });

  test.each<[Partial<SignUpCommand>, string, string]>([
    [{ firstName: '' }, 'firstName', 'missing'],
    [{ firstName: 'x'.repeat(31) }, 'firstName', 'too_long'],
    [{ username: 'an' }, 'username', 'too_short'],
    [{ username: '1ann' }, 'username', 'bad_format'],
    [{ username: 'settings' }, 'username', 'not_allowed'],
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'ann' }, 'email', 'bad_format'],
    [{ password: '' }, 'password', 'missing'],
    [{ password: 'short' }, 'password', 'too_short'],
    [{ password: 'password123' }, 'password', 'not_allowed'],
    [{ username: 'annfromthewood', password: 'annfromthewood' }, 'password', 'not_allowed'],
  ])('%o is refused without asking the server', async (fields, name, problem) => {
    const outcome = await askingNobody.run(aSignUp(fields));
    expect(outcome).toMatchObject({ kind: 'refused', message: '', fields: [{ name, problem }] });
  });

  test('everything that is wrong is told at once, in the order of the form', async () => {
    const outcome = await askingNobody.run(aSignUp({ firstName: '', email: '', password: '' }));
    expect(outcome.kind === 'refused' && outcome.fields.map(({ name }) => name)).toEqual([
      'firstName',
      'email',
      'password',
    ]);
  });
});
