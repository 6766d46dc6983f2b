import { allowsAnything, CONSENT_VERSION } from '../../../src/domain/visits/cookie-choice.ts';
import type { ConsentRecord } from '../ports/records.ts';

const DAY_MS = 86_400_000;

/** How long a consent is valid, in days; then the banner is shown again. Six calendar months are 181 to 184 days. */
export const CONSENT_DAYS = 184;

/** The consent without a decision: only necessary cookies. */
export const UNDECIDED: ConsentRecord = {
  analytics: false,
  marketing: false,
  personalization: false,
  decidedAt: null,
  despiteSignal: false,
  version: CONSENT_VERSION,
  receipt: null,
};

/**
 * The consent in force. An expired choice counts as none, and so does the answer to another version of the question, or a
 * choice that was made without the privacy signal that the browser sends now. Without a choice everything optional is off.
 */
export function consentInForce(
  stored: ConsentRecord,
  { now, hasSignal }: { readonly now: number; readonly hasSignal: boolean },
): ConsentRecord {
  const age = now - (stored.decidedAt ?? 0);
  if (stored.version !== CONSENT_VERSION) return UNDECIDED;
  // Clocks may differ by a day; anything later was not written by us.
  if (stored.decidedAt === null || age > CONSENT_DAYS * DAY_MS || age < -DAY_MS) return UNDECIDED;
  return hasSignal && !stored.despiteSignal ? UNDECIDED : stored;
}

/** The beginning of a day of the calendar, UTC. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}

/** The later decision of the account's and the browser's; on the same day a refusal of the browser, which has no time. */
export function mergedConsent(account: ConsentRecord, browser: ConsentRecord | null): ConsentRecord {
  if (browser === null || browser.decidedAt === null) return account;
  if (account.decidedAt === null) return browser;
  const isLater = allowsAnything(browser)
    ? browser.decidedAt > account.decidedAt
    : browser.decidedAt >= dayOf(account.decidedAt);
  return isLater ? browser : account;
}
