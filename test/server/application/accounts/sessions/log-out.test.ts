import { expect, test } from 'vitest';
import { LogOut } from '../../../../../server/application/accounts/sessions/log-out.ts';
import type { StoreTransaction } from '../../../../../server/application/ports/store.ts';
import { aSessionRecord } from '../../../../builders/a-session-record.ts';

test.each([
  ['a full session keeps its browser known', 'full', 'browser', [['102', 'sealed 102 browser browser', 5]]],
  ['the session of a mail’s link was no log-in', 'limited', 'browser', []],
  ['a browser without a name is not known', 'full', null, []],
] as const)('%s', async (_name, type, browserId, expected) => {
  const noted: unknown[] = [];
  const removed: string[] = [];
  const sessions = {
    remove: async (id: string) => void removed.push(id),
    noteLogin: async (...login: unknown[]) => void noted.push(login),
  };
  const logOut = new LogOut({
    store: { transaction: (work) => work({ sessions } as unknown as StoreTransaction) },
    secrets: { sign: (_purpose, text) => `sealed ${text}` },
    clock: { now: () => 5 },
  });
  const session = aSessionRecord({ type, userId: '102' as never });
  await logOut.run({ session, browserId });
  expect(removed).toEqual([session.id]);
  expect(noted).toEqual(expected);
});
