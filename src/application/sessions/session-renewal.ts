/** Asks the person to come back. True: the same person is signed in again. */
export type AskToReturn = () => Promise<boolean>;

/**
 * What happens when a write finds that the session has ended: the person is asked to log in where they are. All
 * writes that wait share one question. Where nobody can be asked, nobody comes back.
 */
export class SessionRenewal {
  #ask: AskToReturn | null = null;
  #asking: Promise<boolean> | null = null;

  /** Names who asks from now on. */
  askBy(ask: AskToReturn): void {
    this.#ask = ask;
  }

  /** True when the write may be tried again. */
  renew(): Promise<boolean> {
    if (this.#ask === null) return Promise.resolve(false);
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }
}
