import { expect, test } from 'vitest';
import { PurgeExpired } from '../../../../../server/application/accounts/ending/purge-expired.ts';
import type { Store, StoreTransaction } from '../../../../../server/application/ports/store.ts';

const DAY_MS = 86_400_000;

test('sessions, links and merges go when they have ended, keys of creates after a day, mails that nobody took after 30 days, what was given up after 14, searches and news after 90, marks of visitors after 180, places of logins after a year, answers to forms after 90 days, proofs of consents when they have expired for as long as the operator says, removed pins after 183, decisions after two years, changes when there are enough newer ones', async () => {
  const cleared: Record<string, number> = {};
  const note = (what: string) => async (time: number) => {
    cleared[what] = time;
    return 0;
  };
  const tx = {
    sessions: { removeExpired: note('sessions'), forgetPlacesBefore: note('places') },
    pinCreations: { removeBefore: note('creations') },
    duplicates: { removeExpired: note('merges') },
    moderation: { forgetRemovedBefore: note('removed'), forgetDecisionsBefore: note('decisions') },
    promotions: { removeAnswersBefore: note('answers') },
    jobs: { removeFailedBefore: note('jobs') },
    mails: { removeBefore: note('letters') },
    mailTokens: { removeExpired: note('links') },
    experiences: { removeVisitorsBefore: note('marks') },
    news: { removeBefore: note('news'), keepNewest: note('newest news') },
    consentLog: { removeBefore: note('consents') },
    searchQueries: { removeBefore: note('searches') },
    discovery: { keepNewestChanges: note('changes') },
  } as unknown as StoreTransaction;
  const store: Pick<Store, 'transaction'> = { transaction: (work) => work(tx) };
  const now = 1000 * DAY_MS;
  const outbox = { removeBefore: async (time: number) => void (await note('mails')(time)) };
  await new PurgeExpired({ store, outbox, clock: { now: () => now }, consentLogDays: 300 }).run();
  expect(cleared).toEqual({
    sessions: now,
    places: 635 * DAY_MS,
    links: now,
    creations: 999 * DAY_MS,
    merges: now,
    removed: 817 * DAY_MS,
    decisions: 269 * DAY_MS,
    answers: 910 * DAY_MS,
    mails: 970 * DAY_MS,
    jobs: 986 * DAY_MS,
    letters: 986 * DAY_MS,
    searches: 910 * DAY_MS,
    news: 910 * DAY_MS,
    'newest news': 500,
    marks: 820 * DAY_MS,
    consents: 516 * DAY_MS,
    changes: 100_000,
  });
});
