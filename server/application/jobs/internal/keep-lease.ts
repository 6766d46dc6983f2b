import type { JobRecord } from '../../ports/jobs.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock, Logger, Timer } from '../../ports/surroundings.ts';

/** A lease that is not renewed ends after this time, in milliseconds: then another process takes the job over. */
export const LEASE_MS = 15_000;

/** The time between two renewals, in milliseconds. Two may fail before the lease is lost. */
export const RENEWAL_MS = 4_000;

type KeepLeaseDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
};

/** Renews the lease of a running job until it is stopped. Calls `onLost` once if another process has the job. */
export function keepLease(deps: KeepLeaseDeps, job: JobRecord, onLost: () => void): { stop(): void } {
  const { store, clock, timer, logger } = deps;
  let isStopped = false;
  let alarm = timer.after(RENEWAL_MS);
  const stop = () => {
    isStopped = true;
    alarm.stop();
  };
  const renew = async (): Promise<void> => {
    try {
      const isHeld = await store.transaction((tx) => tx.jobs.renew(job, clock.now() + LEASE_MS));
      if (isHeld || isStopped) return;
      stop();
      onLost();
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      logger.warn('job.not_renewed', { kind: job.kind, jobId: job.id, error: cause });
    }
  };
  const keep = async (): Promise<void> => {
    while (!isStopped) {
      await alarm.rung;
      if (isStopped) return;
      // Set first: a store that answers slowly does not put off the next attempt.
      alarm = timer.after(RENEWAL_MS);
      await renew();
    }
  };
  void keep();
  return { stop };
}
