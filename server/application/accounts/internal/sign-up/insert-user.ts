import type { ConsentLog } from '../../../consent/consent-log.ts';
import type { UserRecord } from '../../../ports/records.ts';
import type { StoreTransaction } from '../../../ports/store.ts';
import { UNDECIDED } from '../../cookie-consent.ts';

export type InsertUserDeps = { readonly consentLog: Pick<ConsentLog, 'merge'> };

/** Inserts a new account, and records what its browser had decided before. @throws {NotUnique} */
export async function insertUser(
  tx: StoreTransaction,
  { consentLog }: InsertUserDeps,
  user: UserRecord,
): Promise<void> {
  await tx.users.insert(user);
  if (user.consent.decidedAt === null) return;
  const { id: userId, consent: browser, locale, createdAt: now } = user;
  const consent = await consentLog.merge(tx, { userId, account: UNDECIDED, browser, locale, now });
  if (consent.receipt !== browser.receipt) await tx.users.update(userId, { consent });
}
