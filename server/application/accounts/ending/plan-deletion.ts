import { newJob, ONLY_KEY } from '../../jobs/new-job.ts';
import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { confirmPassword } from '../internal/credentials/confirm-password.ts';

export type PlanDeletionCommand = {
  readonly user: UserRecord;
  readonly sessionId: string;
  readonly password: string;
  /** The confirmation that the user has typed: the username. */
  readonly confirm: string;
};

export type PlanDeletionOutcome =
  | { readonly kind: 'planned'; readonly user: UserRecord; readonly deletesAt: number }
  | { readonly kind: 'wrong_password' }
  | { readonly kind: 'not_confirmed' }
  | { readonly kind: 'planned_already' };

type PlanDeletionDeps = PostMailDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  /** The grace period in days. */
  readonly graceDays: number;
};

const DAY_MS = 86_400_000;

/** Hides an account at once, unless it is suspended; it is deleted after the grace period. Other sessions end. */
export class PlanDeletion {
  readonly #deps: PlanDeletionDeps;

  constructor(deps: PlanDeletionDeps) {
    this.#deps = deps;
  }

  async run({ user, sessionId, password, confirm }: PlanDeletionCommand): Promise<PlanDeletionOutcome> {
    if (user.deletesAt !== null) return { kind: 'planned_already' };
    if (confirm.toLowerCase() !== user.username.toLowerCase()) return { kind: 'not_confirmed' };
    const { store, passwords, clock, graceDays } = this.#deps;
    if (!(await confirmPassword(passwords, user, password))) return { kind: 'wrong_password' };
    const deletesAt = clock.now() + graceDays * DAY_MS;
    // Cancelling the deletion must not end a suspension.
    const change = { state: user.state === 'suspended' ? 'suspended' : 'deactivated', deletesAt } as const;
    await store.transaction(async (tx) => {
      await tx.users.update(user.id, change);
      await tx.sessions.removeAllOf(user.id, sessionId);
      await tx.jobs.ask(
        newJob(this.#deps, 'accounts.delete', { key: ONLY_KEY, payload: {}, runAt: deletesAt }),
      );
      await postMail(tx, this.#deps, user.id, { kind: 'deletion_planned' });
    });
    return { kind: 'planned', user: { ...user, ...change }, deletesAt };
  }
}
