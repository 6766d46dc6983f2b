import { mayInterruptNow, type LastInterruption } from '../../domain/experiences/interruption.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';

const LAST = 'pinakes:interruption';
/** In this window. */
const OWN = 'pinakes:interrupted';
/** Two windows that write at the same time have both read again after so many milliseconds. */
const SETTLED_MS = 60;

type InterruptDeps = {
  /** Shared by all windows. */
  readonly storage: KeyValueStorage;
  /** Of this window. */
  readonly session: KeyValueStorage;
  /** A random name of this window. */
  readonly window: string;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** Lets one experience interrupt a visit, in one window at a time. */
export class Interrupt {
  readonly #deps: InterruptDeps;
  constructor(deps: InterruptDeps) {
    this.#deps = deps;
  }

  /** Whether this experience may interrupt now; then nothing else may until the end of the visit. */
  async run(experienceId: number): Promise<boolean> {
    const { storage, session, window, now, wait } = this.#deps;
    const before = session.get(OWN);
    const ofWindow = before === undefined ? null : Number(before);
    const at = now();
    if (!mayInterruptNow(this.#last(), { experienceId, window, now: at, ofWindow })) return false;
    const own = JSON.stringify({ experienceId, at, window } satisfies LastInterruption);
    // Where nothing can be stored there are no other windows to know of.
    if (storage.set(LAST, own)) {
      await wait(SETTLED_MS);
      if (storage.get(LAST) !== own) return false;
    }
    session.set(OWN, String(experienceId));
    return true;
  }

  /** The experience is gone from this window, so that it may come back in another one. */
  end(experienceId: number): void {
    const last = this.#last();
    if (last === null || last.experienceId !== experienceId || last.window !== this.#deps.window) return;
    this.#deps.storage.set(LAST, JSON.stringify({ ...last, window: null }));
  }

  /** The experience could not be seen, so that another one may interrupt this visit. */
  undo(experienceId: number): void {
    const { storage, session, window } = this.#deps;
    const last = this.#last();
    if (last?.experienceId === experienceId && last.window === window) storage.remove(LAST);
    if (session.get(OWN) === String(experienceId)) session.remove(OWN);
  }

  #last(): LastInterruption | null {
    try {
      const value = JSON.parse(this.#deps.storage.get(LAST) ?? 'null') as Partial<LastInterruption> | null;
      const { experienceId, at, window = null } = value ?? {};
      return experienceId === undefined || at === undefined ? null : { experienceId, at, window };
    } catch {
      return null;
    }
  }
}
