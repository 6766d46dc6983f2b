import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Letter, MailRecord } from '../ports/mails.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

export type NewMailDeps = { readonly ids: Pick<IdGenerator, 'next'>; readonly clock: Clock };

/** A mail that goes at once; the caller stores it with what it is about, and rings. */
export function newMail({ ids, clock }: NewMailDeps, userId: UserId | null, letter: Letter): MailRecord {
  const now = clock.now();
  return { id: ids.next(), userId, letter, createdAt: now, attempts: 0, nextAttemptAt: now };
}
