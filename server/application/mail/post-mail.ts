import type { UserId } from '../../../src/domain/ids/ids.ts';
import { newJob, type NewJobDeps } from '../jobs/new-job.ts';
import type { Letter } from '../ports/people/mails.ts';
import type { StoreTransaction } from '../ports/store.ts';

export type PostMailDeps = NewJobDeps;

/** Queues a mail in the transaction that stores its reason. */
export async function postMail(
  tx: Pick<StoreTransaction, 'mails' | 'jobs'>,
  deps: PostMailDeps,
  userId: UserId | null,
  letter: Letter,
): Promise<void> {
  const id = deps.ids.next();
  await tx.mails.insert({ id, userId, letter, createdAt: deps.clock.now() });
  await tx.jobs.ask(newJob(deps, 'mail.send', { key: id, payload: { mailId: id } }));
}
