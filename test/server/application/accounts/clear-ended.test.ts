import { expect, test } from 'vitest';
import { ClearEnded } from '../../../../server/application/accounts/clear-ended.ts';
import type { Store, StoreTransaction } from '../../../../server/application/ports/store.ts';

const DAY_MS = 86_400_000;

test('sessions and links go when they have ended, mails that nobody took after 30 days, what was given up after 14', async () => {
  const cleared: Record<string, number> = {};
  const note = (what: string) => async (time: number) => {
    cleared[what] = time;
    return 0;
  };
  const tx = {
    sessions: { removeExpired: note('sessions') },
    jobs: { removeFailedBefore: note('jobs') },
    mails: { removeBefore: note('letters') },
    mailTokens: { removeExpired: note('links') },
  } as unknown as StoreTransaction;
  const store: Pick<Store, 'transaction'> = { transaction: (work) => work(tx) };
  const now = 100 * DAY_MS;
  const outbox = { removeBefore: async (time: number) => void (await note('mails')(time)) };
  await new ClearEnded({ store, outbox, clock: { now: () => now } }).run();
  expect(cleared).toEqual({
    sessions: now,
    links: now,
    mails: 70 * DAY_MS,
    jobs: 86 * DAY_MS,
    letters: 86 * DAY_MS,
  });
});
