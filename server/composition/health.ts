import type { Readiness } from '../adapters/http-api/core/system-routes.ts';
import type { Clock, Timer } from '../application/ports/surroundings.ts';

/** Milliseconds for which a check result is cached: the check is public, and each one writes to the disk. */
const CHECKED_FOR_MS = 1000;

/** Milliseconds after which a check has failed: a load balancer waits for the answer. */
const PATIENCE_MS = 2000;

type HealthChecks = {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Rejects when reading or writing fails. */
  readonly database: () => Promise<unknown>;
  readonly storage: () => Promise<unknown>;
  /** True if the tables have another version than this program. */
  readonly migrationsPending: () => Promise<boolean>;
};

type PartChecks = Omit<Readiness['checks'], 'queue'>;

/** Whether this process can serve: its parts respond, the disk has space, and it is not shutting down. */
export class Health {
  readonly #clock: Clock;
  readonly #database: LimitedCheck;
  readonly #storage: LimitedCheck;
  readonly #migrations: LimitedCheck;
  readonly #queue: LimitedCheck;
  #isDraining = false;
  #checkQueue: () => Promise<void> = async () => undefined;
  #last: { readonly at: number; readonly checks: Promise<PartChecks> } | undefined;

  constructor({ clock, timer, database, storage, migrationsPending }: HealthChecks) {
    this.#clock = clock;
    this.#database = new LimitedCheck(timer, database);
    this.#storage = new LimitedCheck(timer, storage);
    this.#migrations = new LimitedCheck(timer, async () => {
      if (await migrationsPending()) throw new Error('Migrations are pending.');
    });
    this.#queue = new LimitedCheck(timer, () => this.#checkQueue());
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
    const [parts, jobs] = await Promise.all([this.#checkParts(), this.#queue.outcome()]);
    const checks = { ...parts, queue: this.#isDraining ? 'failed' : jobs } as const;
    return { ready: Object.values(checks).every((check) => check === 'ok'), checks };
  }

  #checkParts(): Promise<PartChecks> {
    const now = this.#clock.now();
    if (this.#last === undefined || Math.abs(now - this.#last.at) >= CHECKED_FOR_MS) {
      this.#last = { at: now, checks: this.#freshChecks() };
    }
    return this.#last.checks;
  }

  async #freshChecks(): Promise<PartChecks> {
    const [database, storage] = await Promise.all([this.#database.outcome(), this.#storage.outcome()]);
    // Who does not answer is not asked for more.
    const migrations = database === 'ok' ? await this.#migrations.outcome() : 'failed';
    return { database, storage, migrations };
  }
}

/** A check that has failed when it takes too long. While it has not ended, it is not begun again. */
class LimitedCheck {
  readonly #timer: Timer;
  readonly #check: () => Promise<unknown>;
  #running: Promise<'ok' | 'failed'> | null = null;
  #isLate = false;

  constructor(timer: Timer, check: () => Promise<unknown>) {
    this.#timer = timer;
    this.#check = check;
  }

  async outcome(): Promise<'ok' | 'failed'> {
    this.#running ??= this.#run();
    if (this.#isLate) return 'failed';
    const alarm = this.#timer.after(PATIENCE_MS);
    const late = alarm.rung.then(() => 'late' as const);
    const outcome = await Promise.race([this.#running, late]);
    alarm.stop();
    if (outcome !== 'late') return outcome;
    this.#isLate = this.#running !== null;
    return 'failed';
  }

  async #run(): Promise<'ok' | 'failed'> {
    try {
      await this.#check();
      return 'ok';
    } catch {
      return 'failed';
    } finally {
      this.#running = null;
      this.#isLate = false;
    }
  }
}
