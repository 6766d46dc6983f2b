import { DECISIONS_KEPT_DAYS, REMOVED_KEPT_DAYS } from '../../../../src/domain/reports/decision.ts';
import { LEAD_ANSWERS_KEPT_MS } from '../../../../src/domain/promotions/lead-form.ts';
import { NEWS_KEPT_MS, NEWS_PER_PERSON } from '../../../../src/domain/news/news-item.ts';
import { CONSENT_DAYS } from '../cookie-consent.ts';
import type { Outbox } from '../../ports/outbox.ts';
import { CREATION_KNOWN_MS } from '../../ports/pins/pin-creations.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock } from '../../ports/surroundings.ts';

const DAY_MS = 86_400_000;

type ClearEndedDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** How long the proof of a consent is stored after it has expired. */
  readonly consentLogDays: number;
};

/** How long mails that were written to files are stored, in milliseconds. */
const MAILS_WAIT_MS = 30 * 86_400_000;

/** How long the networks of log-ins are stored, in milliseconds. */
export const PLACES_KEPT_MS = 365 * 86_400_000;

/** How long a member's search queries are stored after the last search for them, in milliseconds. */
export const QUERIES_KEPT_MS = 90 * 86_400_000;

/** How long the marks of a visitor's experiences are stored after the last change: as long as the visitor's id. */
export const VISITOR_MARKS_KEPT_MS = 180 * 86_400_000;

/** How long given-up jobs can be retried, and how long the contents of their mails are stored. */
export const FAILED_KEPT_MS = 14 * 86_400_000;

/** How many changes an index of discovery may be behind without being built anew. */
const CHANGES_KEPT = 100_000;

/**
 * Removes expired data: sessions, links of mails, networks of old log-ins, idempotency keys of creates, merges and
 * removals that can be undone no more, old decisions of operators, answers to forms of lead ads, mails that were not
 * collected, old proofs of consents, search queries and news, marks of visitors, and jobs that were given up long ago.
 */
export class PurgeExpired {
  readonly #deps: ClearEndedDeps;

  constructor(deps: ClearEndedDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { store, outbox, clock } = this.#deps;
    const now = clock.now();
    await store.transaction(async (tx) => {
      await tx.sessions.removeExpired(now);
      await tx.sessions.forgetPlacesBefore(now - PLACES_KEPT_MS);
      await tx.mailTokens.removeExpired(now);
      await tx.pinCreations.removeBefore(now - CREATION_KNOWN_MS);
      await tx.duplicates.removeExpired(now);
      await tx.moderation.forgetRemovedBefore(now - REMOVED_KEPT_DAYS * DAY_MS);
      await tx.moderation.forgetDecisionsBefore(now - DECISIONS_KEPT_DAYS * DAY_MS);
      await tx.promotions.removeAnswersBefore(now - LEAD_ANSWERS_KEPT_MS);
      await tx.jobs.removeFailedBefore(now - FAILED_KEPT_MS);
      await tx.searchQueries.removeBefore(now - QUERIES_KEPT_MS);
      await tx.news.removeBefore(now - NEWS_KEPT_MS);
      await tx.news.keepNewest(NEWS_PER_PERSON);
      await tx.experiences.removeVisitorsBefore(now - VISITOR_MARKS_KEPT_MS);
      await tx.consentLog.removeBefore(now - (CONSENT_DAYS + this.#deps.consentLogDays) * DAY_MS);
      await tx.mails.removeBefore(now - FAILED_KEPT_MS);
      await tx.discovery.keepNewestChanges(CHANGES_KEPT);
    });
    await outbox.removeBefore(now - MAILS_WAIT_MS);
  }
}
