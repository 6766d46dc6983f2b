import type { Readiness } from '../adapters/http-api/core/system-routes.ts';

type HealthChecks = {
  readonly database: () => Promise<void>;
  readonly storage: () => Promise<void>;
  /** True if the tables are not those of this version. */
  readonly migrationsPending: () => Promise<boolean>;
};

/** Whether this process can serve: its parts answer and it is not about to end. */
export class Health {
  readonly #checks: HealthChecks;
  #isDraining = false;
  #checkQueue: () => Promise<void> = async () => undefined;

  constructor(checks: HealthChecks) {
    this.#checks = checks;
  }

  /** From now on this says whether jobs are done; without it nobody does any. */
  watchQueue(check: () => Promise<void>): void {
    this.#checkQueue = check;
  }

  /** From now on the answer is "not ready": the process is ending. */
  startDraining(): void {
    this.#isDraining = true;
  }

  async readiness(): Promise<Readiness> {
    const [database, storage, migrations, jobs] = await Promise.all([
      outcomeOf(this.#checks.database()),
      outcomeOf(this.#checks.storage()),
      outcomeOf(this.#checks.migrationsPending().then((pending) => (pending ? Promise.reject() : undefined))),
      outcomeOf(this.#checkQueue()),
    ]);
    const checks = { database, storage, migrations, queue: this.#isDraining ? 'failed' : jobs } as const;
    return { ready: Object.values(checks).every((check) => check === 'ok'), checks };
  }
}

async function outcomeOf(check: Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await check;
    return 'ok';
  } catch {
    return 'failed';
  }
}
