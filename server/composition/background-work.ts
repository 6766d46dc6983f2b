import type { Clock, Logger } from '../application/ports/surroundings.ts';

/** One kind of work: does all that is due and says when there will be more (ms since the epoch), null if nobody knows. */
export type Worker = () => Promise<number | null>;

/** Nobody has to wait longer than this for work that nobody rang for (an operator's, say), in milliseconds. */
const ROUND_MS = 60 * 1000;

/** After a failure, in milliseconds. */
const RETRY_MS = 60 * 1000;

type Shift = { readonly work: Worker; running: Promise<void> | null; isRungAgain: boolean; timer: Timer };
type Timer = ReturnType<typeof setTimeout> | undefined;

/** Does the work of the background when it is rung for, when it is due, and else about once a minute; each kind alone. */
export class BackgroundWorkers {
  readonly #deps: { readonly clock: Clock; readonly logger: Logger };
  readonly #shifts = new Map<string, Shift>();
  #isStopped = false;

  constructor(deps: { readonly clock: Clock; readonly logger: Logger }) {
    this.#deps = deps;
  }

  /** From now on; what was left undone before comes first. */
  start(work: Readonly<Record<string, Worker>>): void {
    for (const [name, worker] of Object.entries(work)) {
      this.#shifts.set(name, { work: worker, running: null, isRungAgain: false, timer: undefined });
      this.ring(name);
    }
  }

  ring(name: string): void {
    const shift = this.#shifts.get(name);
    if (shift === undefined || this.#isStopped) return;
    clearTimeout(shift.timer);
    if (shift.running === null) shift.running = this.#run(name, shift);
    else shift.isRungAgain = true;
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#shifts.values()) clearTimeout(timer);
    await Promise.all([...this.#shifts.values()].map(({ running }) => running));
  }

  async #run(name: string, shift: Shift): Promise<void> {
    let wait = ROUND_MS;
    do {
      shift.isRungAgain = false;
      try {
        const next = await shift.work();
        wait = next === null ? ROUND_MS : Math.max(0, next - this.#deps.clock.now());
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        // Cut off at the end, when what it needs was closed: it is taken up after the next start.
        if (this.#isStopped) this.#deps.logger.debug('background_work_cut', { work: name, error: cause });
        else this.#deps.logger.error('background_work_failed', { work: name, error: cause });
        wait = RETRY_MS;
      }
    } while (shift.isRungAgain && !this.#isStopped);
    shift.running = null;
    if (!this.#isStopped) {
      shift.timer = setTimeout(() => this.ring(name), Math.min(wait, ROUND_MS));
    }
  }
}
