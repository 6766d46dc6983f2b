import type { Clock, Logger } from '../../application/ports/surroundings.ts';

/** One kind of work: does all that is due and returns when more is due (ms since the epoch), null if that is unknown. */
export type Worker = () => Promise<number | null>;

/** The longest delay between two polls, ms: an operator's command in another process cannot wake this one. */
const ROUND_MS = 60 * 1000;

/** Pause after a failure, ms. */
const RETRY_MS = 60 * 1000;

type Shift = { readonly work: Worker; running: Promise<void> | null; isWokenAgain: boolean; timer: Timer };
type Timer = ReturnType<typeof setTimeout> | undefined;

/** Runs each kind of background work when it is woken, when it is due, and at least once a minute; never twice at a time. */
export class BackgroundWorkers {
  readonly #deps: { readonly clock: Clock; readonly logger: Logger };
  readonly #shifts = new Map<string, Shift>();
  #isStopped = false;

  constructor(deps: { readonly clock: Clock; readonly logger: Logger }) {
    this.#deps = deps;
  }

  /** Starts all kinds of work; each looks at once for what an earlier process left undone. */
  start(work: Readonly<Record<string, Worker>>): void {
    for (const [name, worker] of Object.entries(work)) {
      this.#shifts.set(name, { work: worker, running: null, isWokenAgain: false, timer: undefined });
      this.wake(name);
    }
  }

  wake(name: string): void {
    const shift = this.#shifts.get(name);
    if (shift === undefined || this.#isStopped) return;
    clearTimeout(shift.timer);
    if (shift.running === null) shift.running = this.#run(name, shift);
    else shift.isWokenAgain = true;
  }

  /** Waits for work in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#shifts.values()) clearTimeout(timer);
    await Promise.all([...this.#shifts.values()].map(({ running }) => running));
  }

  async #run(name: string, shift: Shift): Promise<void> {
    let wait = ROUND_MS;
    do {
      shift.isWokenAgain = false;
      try {
        const next = await shift.work();
        wait = next === null ? ROUND_MS : Math.max(0, next - this.#deps.clock.now());
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        // Cut off by the stop, which closes its dependencies: the next start repeats it.
        if (this.#isStopped) this.#deps.logger.debug('background_work_cut', { work: name, error: cause });
        else this.#deps.logger.error('background_work_failed', { work: name, error: cause });
        wait = RETRY_MS;
      }
    } while (shift.isWokenAgain && !this.#isStopped);
    shift.running = null;
    if (!this.#isStopped) {
      shift.timer = setTimeout(() => this.wake(name), Math.min(wait, ROUND_MS));
    }
  }
}
