import type { Readiness } from '../adapters/http-api/core/system-routes.ts';
import type { Clock } from '../application/ports/surroundings.ts';

/** Milliseconds for which a check result is cached: the check is public, and each one writes to the disk. */
const CHECKED_FOR_MS = 1000;

type HealthChecks = {
  readonly clock: Clock;
  /** Rejects when reading or writing fails. */
  readonly database: () => Promise<unknown>;
  readonly storage: () => Promise<unknown>;
  /** True if the tables have another version than this program. */
  readonly migrationsPending: () => Promise<boolean>;
};

type PartChecks = Omit<Readiness['checks'], 'queue'>;

/** Whether this process can serve: its parts respond, the disk has space, and it is not shutting down. */
export class Health {
  readonly #checks: HealthChecks;
  #isDraining = false;
  #checkQueue: () => Promise<void> = async () => undefined;
  #last: { readonly at: number; readonly checks: Promise<PartChecks> } | undefined;

  constructor(checks: HealthChecks) {
    this.#checks = checks;
  }

  /** Sets the health check of the jobs; without it they count as not running. */
  watchQueue(check: () => Promise<void>): void {
    this.#checkQueue = check;
  }

  /** From now on the response is "not ready": the process is shutting down. */
  startDraining(): void {
    this.#isDraining = true;
  }

  async readiness(): Promise<Readiness> {
    const [parts, jobs] = await Promise.all([this.#checkParts(), outcomeOf(this.#checkQueue())]);
    const checks = { ...parts, queue: this.#isDraining ? 'failed' : jobs } as const;
    return { ready: Object.values(checks).every((check) => check === 'ok'), checks };
  }

  #checkParts(): Promise<PartChecks> {
    const now = this.#checks.clock.now();
    if (this.#last === undefined || Math.abs(now - this.#last.at) >= CHECKED_FOR_MS) {
      this.#last = { at: now, checks: this.#freshChecks() };
    }
    return this.#last.checks;
  }

  async #freshChecks(): Promise<PartChecks> {
    const [database, storage, migrations] = await Promise.all([
      outcomeOf(this.#checks.database()),
      outcomeOf(this.#checks.storage()),
      outcomeOf(this.#checks.migrationsPending().then((pending) => (pending ? Promise.reject() : undefined))),
    ]);
    return { database, storage, migrations };
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
