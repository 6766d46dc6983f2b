import { RunJobs, type JobHandlers } from '../../application/jobs/run-jobs.ts';
import type { JobKind, ServerJobKind } from '../../application/ports/jobs.ts';
import type { Store } from '../../application/ports/store.ts';
import type { Clock, Logger, Timer } from '../../application/ports/surroundings.ts';
import type { JobLane, ServerJobs } from './job-handlers.ts';

type JobLanesDeps = {
  readonly store: Pick<Store, 'jobs' | 'transaction' | 'isExclusive'>;
  /** The name of this process in leases. */
  readonly owner: string;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
};

/** The job runners, one for each lane. */
export class JobLanes {
  readonly runners: ReadonlyMap<JobLane, RunJobs>;
  readonly #jobs: ServerJobs;

  constructor(deps: JobLanesDeps, jobs: ServerJobs) {
    this.#jobs = jobs;
    const handlers = new Map<JobLane, JobHandlers>();
    for (const [kind, { lane, handler }] of Object.entries(jobs)) {
      handlers.set(lane, { ...handlers.get(lane), [kind]: handler });
    }
    this.runners = new Map([...handlers].map(([lane, ofLane]) => [lane, new RunJobs(deps, ofLane)]));
  }

  /** Undefined for a kind without a handler. */
  laneOf(kind: JobKind): JobLane | undefined {
    return kind in this.#jobs ? this.#jobs[kind as ServerJobKind].lane : undefined;
  }

  /** Calls `RunJobs.takeBack` of every lane. */
  async takeBack(): Promise<readonly JobKind[]> {
    const kinds: JobKind[] = [];
    for (const runner of this.runners.values()) kinds.push(...(await runner.takeBack()));
    return kinds;
  }

  /** Rejects while the jobs of any lane are not running. */
  async check(): Promise<void> {
    for (const [lane, runner] of this.runners) {
      if (await runner.isStuck()) throw new Error(`The jobs of the lane "${lane}" are not done.`);
    }
  }

  /** Stops current runs; no further job is started. */
  stop(): void {
    for (const runner of this.runners.values()) runner.stop();
  }
}
