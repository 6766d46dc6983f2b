import { describe, expect, test } from 'vitest';
import { ChangeEmail } from '../../../src/application/accounts/change-email.ts';
import { DeactivateAccount } from '../../../src/application/accounts/deactivate-account.ts';
import { DeleteAccount } from '../../../src/application/accounts/delete-account.ts';
import { RequestReset } from '../../../src/application/accounts/request-reset.ts';
import { accountsThatAgree, problemsOf } from './accounts-that.ts';

describe('deleting an account', () => {
  const run = (confirm: string, password = 'oak chairs') => {
    const { accounts, asked } = accountsThatAgree();
    const outcome = new DeleteAccount({ accounts }).run({ confirm, password, reason: '' }, 'annatree');
    return outcome.then((each) => ({ problems: problemsOf(each), asked, kind: each.kind }));
  };

  test.each(['annatree', 'ANNATREE', ' @annatree '])('is meant by who types %o', async (confirm) => {
    expect(await run(confirm)).toEqual({
      kind: 'planned',
      problems: {},
      asked: [{ planDeletion: { confirm: 'annatree', password: 'oak chairs', reason: '' } }],
    });
  });

  test.each([
    ['', 'missing'],
    ['annatre', 'not_allowed'],
    ['ann atree', 'not_allowed'],
  ])('is not meant by who types %o', async (confirm, problem) => {
    expect(await run(confirm)).toMatchObject({ problems: { confirm: problem }, asked: [] });
  });

  test('needs the password', async () => {
    expect(await run('annatree', '')).toMatchObject({ problems: { password: 'missing' }, asked: [] });
  });
});

test('deactivating an account needs the password', async () => {
  const { accounts, asked } = accountsThatAgree();
  const deactivate = new DeactivateAccount({ accounts });
  expect(problemsOf(await deactivate.run({ password: '', reason: '' }))).toEqual({ password: 'missing' });
  expect(asked).toEqual([]);
  expect(await deactivate.run({ password: 'oak chairs', reason: '' })).toEqual({ kind: 'done' });
});

test('another mail address must look like one, and needs the password', async () => {
  const { accounts, asked } = accountsThatAgree();
  const changeEmail = new ChangeEmail({ accounts });
  expect(problemsOf(await changeEmail.run({ email: 'nowhere@', password: '' }))).toEqual({
    email: 'bad_format',
    password: 'missing',
  });
  expect(asked).toEqual([]);
});

test('a reset is asked for by a name, whose blanks do not count', async () => {
  const { accounts, asked } = accountsThatAgree();
  const requestReset = new RequestReset({ accounts });
  expect(problemsOf(await requestReset.run('  '))).toEqual({ usernameOrEmail: 'missing' });
  await requestReset.run(' ann ');
  expect(asked).toEqual([{ requestReset: 'ann' }]);
});
