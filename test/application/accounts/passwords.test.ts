import { describe, expect, test } from 'vitest';
import { ChangePassword } from '../../../src/application/accounts/change-password.ts';
import { SetPassword } from '../../../src/application/accounts/set-password.ts';
import { accountsThatAgree, problemsOf } from './accounts-that.ts';

const ANN = { username: 'annatree', email: 'ann@example.org' };
const GOOD = { oldPassword: 'what it was', newPassword: 'oak chairs', newPasswordAgain: 'oak chairs' };

describe('another password', () => {
  test('is sent when all of it fits', async () => {
    const { accounts, asked } = accountsThatAgree();
    expect(await new ChangePassword({ accounts }).run(GOOD, ANN)).toEqual({ kind: 'done' });
    expect(asked).toEqual([{ changePassword: GOOD }]);
  });

  test.each([
    [{ oldPassword: '' }, { oldPassword: 'missing' }],
    [{ newPassword: 'short', newPasswordAgain: 'short' }, { newPassword: 'too_short' }],
    [
      { newPassword: '', newPasswordAgain: '' },
      { newPassword: 'missing', newPasswordAgain: 'missing' },
    ],
    [{ newPasswordAgain: 'oak chair' }, { newPasswordAgain: 'not_allowed' }],
    [{ newPassword: 'password', newPasswordAgain: 'password' }, { newPassword: 'not_allowed' }],
    [{ newPassword: 'Annatree', newPasswordAgain: 'Annatree' }, { newPassword: 'not_allowed' }],
    [{ newPassword: 'ann@example.org', newPasswordAgain: 'ann@example.org' }, { newPassword: 'not_allowed' }],
  ])('is not sent with %o', async (part, problems) => {
    const { accounts, asked } = accountsThatAgree();
    const outcome = await new ChangePassword({ accounts }).run({ ...GOOD, ...part }, ANN);
    expect(problemsOf(outcome)).toEqual(problems);
    expect(asked).toEqual([]);
  });
});

test('by mail the same rules hold, and nobody asks for the old one', async () => {
  const { accounts, asked } = accountsThatAgree();
  const link = { username: 'annatree', token: 't', expires: '9' };
  const setPassword = new SetPassword({ accounts });
  const bad = await setPassword.run({ ...link, newPassword: 'annatree', newPasswordAgain: 'other' });
  expect(problemsOf(bad)).toEqual({ newPassword: 'not_allowed', newPasswordAgain: 'not_allowed' });
  const good = { ...link, newPassword: 'oak chairs', newPasswordAgain: 'oak chairs' };
  expect(await setPassword.run(good)).toEqual({ kind: 'done' });
  expect(asked).toEqual([{ setPassword: good }]);
});
