import { expect, test } from 'vitest';
import { LogIn } from '../../../../../server/application/accounts/sessions/log-in.ts';
import type { Store } from '../../../../../server/application/ports/store.ts';
import { aUserRecord } from '../../../../builders/a-user-record.ts';

test('an unknown account costs as much work as a wrong password', async () => {
  const verified: string[] = [];
  const user = aUserRecord({ username: 'ann', passwordHash: 'hash' });
  const users = {
    findByUsername: async (name: string) => (name === 'ann' ? user : undefined),
    findByEmail: async () => undefined,
  } as unknown as Store['users'];
  const logIn = new LogIn({
    store: { users } as Store,
    passwords: {
      hash: async () => '',
      verify: async (password) => {
        verified.push(password);
        return false;
      },
    },
    secrets: { randomHex: () => '', hashToken: () => '', sign: () => '' },
    ids: { next: () => '1' },
    clock: { now: () => 0 },
    operators: new Set(),
    consentLog: { merge: async (_, { browser }) => browser },
    sessionDays: 30,
  });
  const browser = { userAgent: '', address: '', network: '', consent: null, sessionId: null };
  for (const usernameOrEmail of ['ann', 'nobody', 'nobody@example.org']) {
    const outcome = await logIn.run({ usernameOrEmail, password: 'wrong', remember: true, browser });
    expect(outcome).toEqual({ kind: 'refused' });
  }
  expect(verified).toEqual(['wrong', 'wrong', 'wrong']);
});
