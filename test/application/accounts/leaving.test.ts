import { describe, expect, test } from 'vitest';
import { ChangeEmail } from '../../../src/application/accounts/change-email.ts';
import { DeactivateAccount } from '../../../src/application/accounts/deactivate-account.ts';
import { DeleteAccount } from '../../../src/application/accounts/delete-account.ts';
import { RequestReset } from '../../../src/application/accounts/request-reset.ts';
import type { Refused } from '../../../src/application/ports/refused.ts';
import { inMemoryDrafts } from '../../../src/composition/test/in-memory-drafts.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraft } from '../../builders/a-draft.ts';
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

describe('deactivating an account', () => {
  const ANN = toUserId('1');
  const REFUSED: Refused = { kind: 'refused', message: 'The current password is incorrect.', fields: [] };
  const opened = (agreeing = accountsThatAgree()) => {
    const drafts = inMemoryDrafts();
    drafts.openRepository(ANN).keep(aDraft({ title: 'A chair' }));
    const deactivate = new DeactivateAccount({
      accounts: agreeing.accounts,
      openDrafts: () => Promise.resolve(drafts),
      logger: new RecordingLogger(),
    });
    const run = (password: string) => deactivate.run({ password, reason: '' }, ANN);
    return { run, asked: agreeing.asked, left: () => drafts.openRepository(ANN).all().length };
  };

  test('needs the password', async () => {
    const { run, asked, left } = opened();
    expect(problemsOf(await run(''))).toEqual({ password: 'missing' });
    expect(asked).toEqual([]);
    expect(left()).toBe(1);
  });

  test('leaves nothing of the own drafts on this browser', async () => {
    const { run, left } = opened();
    expect(await run('oak chairs')).toEqual({ kind: 'done' });
    expect(left()).toBe(0);
  });

  test('that is refused keeps the drafts', async () => {
    const { accounts, asked } = accountsThatAgree();
    const refusing = { ...accounts, deactivate: () => Promise.resolve(REFUSED) };
    const { run, left } = opened({ accounts: refusing, asked });
    expect(await run('pine chairs')).toEqual(REFUSED);
    expect(left()).toBe(1);
  });
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
