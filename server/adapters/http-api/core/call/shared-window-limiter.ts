import type { CountedUses, SharedCounts } from '../../../../application/ports/processes.ts';
import type { Logger, Timer } from '../../../../application/ports/surroundings.ts';
import { waitFor } from './internal/sliding-window.ts';
import type { RateLimiter, RateUse } from './rate-limiter.ts';

/** A limit up to this is exact: its uses are counted together with those of the other processes before each answer. */
const EXACT_LIMIT = 100;

/** Uses of larger limits are exchanged after this time, in milliseconds, */
const EXCHANGE_MS = 1_000;
/** or when this part of a limit was used since the last exchange. */
const EXCHANGE_PART = 1 / 20;

type Window = {
  readonly key: string;
  readonly startedAt: number;
  readonly windowMs: number;
  /** Uses by all processes at the last exchange. */
  shared: CountedUses;
  /** Uses by this process since then; negative for a use that was counted and then refused. */
  own: number;
};

type SharedWindowLimiterDeps = {
  readonly counts: SharedCounts;
  readonly timer: Timer;
  readonly logger: Pick<Logger, 'warn'>;
  /** A name for a key that tells nobody whom it counts. */
  readonly nameOf: (key: string) => string;
};

/**
 * Counts together with other processes. Large limits cost no statement for a use: each process exchanges its counts with
 * the others about once a second, so a limit can be exceeded by what the others let through meanwhile. Without the
 * others (the exchange fails) each process counts by itself. The number of keys is bounded as in the limiter for one
 * process.
 */
export class SharedWindowLimiter implements RateLimiter {
  readonly #deps: SharedWindowLimiterDeps;
  readonly #windows = new Map<string, Window>();
  readonly #unexchanged = new Set<Window>();
  readonly #maxKeys: number;
  #exchange: Promise<void> | null = null;
  #isWaiting = false;
  #isAlone = false;

  constructor(deps: SharedWindowLimiterDeps, maxKeys = 100_000) {
    this.#deps = deps;
    this.#maxKeys = maxKeys;
  }

  take(uses: readonly RateUse[], now: number): Promise<number | null> | number | null {
    const wait = this.#waitForAll(uses, now);
    if (wait > 0) return wait;
    const exact = uses.filter(isExact);
    if (exact.length > 0) return this.#takeExactly(uses, exact, now);
    for (const use of uses) this.#count(use, 1, now);
    return null;
  }

  async isFull(use: RateUse, now: number): Promise<boolean> {
    if (isExact(use)) await this.#sum([use], 0, now);
    return this.#waitForAll([use], now) > 0;
  }

  async #takeExactly(
    uses: readonly RateUse[],
    exact: readonly RateUse[],
    now: number,
  ): Promise<number | null> {
    const sums = await this.#sum(exact, 1, now);
    if (sums === null) {
      const wait = this.#waitForAll(uses, now);
      if (wait > 0) return wait;
    } else {
      const waits = exact.map((use, index) => waitFor(without(sums[index]!, startOf(use, now)), use, now));
      const wait = Math.max(...waits);
      if (wait > 0) {
        // Takes back what was counted.
        for (const use of exact) this.#count(use, -1, now);
        return wait;
      }
    }
    for (const use of uses) if (sums === null || !isExact(use)) this.#count(use, 1, now);
    return null;
  }

  /** Adds uses to the shared counters at once; returns their sums. Null: the others cannot be reached. */
  async #sum(uses: readonly RateUse[], added: number, now: number): Promise<readonly CountedUses[] | null> {
    try {
      return await this.#add(
        uses.map((use) => this.#windowOf(use, now)),
        added,
      );
    } catch {
      return null;
    }
  }

  async #add(windows: readonly Window[], added: number): Promise<readonly CountedUses[]> {
    const { counts, nameOf, logger } = this.#deps;
    const sent = windows.map((window) => {
      const { key, startedAt, windowMs, own } = window;
      window.own = 0;
      this.#unexchanged.delete(window);
      return { key: nameOf(key), startedAt, windowMs, uses: own + added, own };
    });
    try {
      const sums = await counts.add(sent);
      for (const [index, window] of windows.entries()) window.shared = sums[index] ?? window.shared;
      this.#isAlone = false;
      return sums;
    } catch (error) {
      for (const [index, window] of windows.entries()) {
        window.own += sent[index]?.own ?? 0;
        if (window.own !== 0) this.#unexchanged.add(window);
      }
      const cause = error instanceof Error ? error : new Error(String(error));
      if (!this.#isAlone) logger.warn('rate_limits.not_shared', { error: cause });
      this.#isAlone = true;
      throw error;
    }
  }

  /** Milliseconds until all uses fit, as far as this process knows; 0: now. */
  #waitForAll(uses: readonly RateUse[], now: number): number {
    let longest = 0;
    for (const use of uses) {
      const { startedAt, shared, own } = this.#windowOf(use, now);
      const window = {
        startedAt,
        count: shared.count + own,
        countBefore: shared.countBefore,
      };
      longest = Math.max(longest, waitFor(window, use, now));
    }
    return longest;
  }

  #count(use: RateUse, uses: number, now: number): void {
    const window = this.#windowOf(use, now);
    window.own += uses;
    this.#unexchanged.add(window);
    if (window.own >= use.limit * EXCHANGE_PART) this.#startExchange();
    else void this.#exchangeLater();
  }

  async #exchangeLater(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#deps.timer.after(EXCHANGE_MS).rung;
    this.#isWaiting = false;
    this.#startExchange();
  }

  #startExchange(): void {
    if (this.#exchange !== null || this.#unexchanged.size === 0) return;
    this.#exchange = this.#add([...this.#unexchanged], 0)
      .then(
        () => undefined,
        () => void this.#exchangeLater(),
      )
      .finally(() => (this.#exchange = null));
  }

  #windowOf({ key, windowMs }: RateUse, now: number): Window {
    const startedAt = startOf({ windowMs }, now);
    const known = this.#windows.get(key);
    this.#windows.delete(key);
    const window =
      known?.startedAt === startedAt ? known : this.#nextWindow(known, { key, startedAt, windowMs });
    this.#windows.set(key, window);
    if (this.#windows.size > this.#maxKeys) this.#forgetOldest();
    return window;
  }

  #nextWindow(
    before: Window | undefined,
    window: { readonly key: string; readonly startedAt: number; readonly windowMs: number },
  ): Window {
    const isNext = before !== undefined && before.startedAt + before.windowMs === window.startedAt;
    const countBefore = isNext ? before.shared.count + before.own : 0;
    return { ...window, shared: { count: 0, countBefore }, own: 0 };
  }

  #forgetOldest(): void {
    const oldest = this.#windows.keys().next();
    if (!oldest.done) this.#windows.delete(oldest.value);
  }
}

function isExact({ limit }: RateUse): boolean {
  return limit <= EXACT_LIMIT;
}

/** The beginning of the window, which is the same for all processes. */
function startOf({ windowMs }: Pick<RateUse, 'windowMs'>, now: number): number {
  return Math.floor(now / windowMs) * windowMs;
}

/** The window as it was before the last use of a sum. */
function without({ count, countBefore }: CountedUses, startedAt: number) {
  return { startedAt, count: count - 1, countBefore };
}
