import type { ConsentRecord } from '../ports/records.ts';

/** What holds until somebody decides: nothing that is not necessary. */
export const UNDECIDED: ConsentRecord = {
  analytics: false,
  marketing: false,
  personalization: false,
  decidedAt: null,
};

/** Of the account's and the browser's decision the later one counts. */
export function mergedConsent(account: ConsentRecord, browser: ConsentRecord | null): ConsentRecord {
  if (browser === null || browser.decidedAt === null) return account;
  return account.decidedAt === null || browser.decidedAt > account.decidedAt ? browser : account;
}
