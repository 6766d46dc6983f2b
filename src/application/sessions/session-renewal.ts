/**
 * Asks the user to log in again. True: the same user is signed in again.
 * @param write what was refused: `POST /resource/PinResource/create/`
 */
export type AskToReturn = (write?: string) => Promise<boolean>;

/**
 * Handles a write after the session has ended: asks the user to log in without leaving the page. All waiting writes
 * share one dialog. Without a dialog the writes fail.
 */
export class SessionRenewal {
  #ask: AskToReturn | null = null;
  #asking: Promise<boolean> | null = null;

  /** Sets the function that asks the user from now on. */
  askBy(ask: AskToReturn): void {
    this.#ask = ask;
  }

  /** True when the write may be tried again. */
  renew(write?: string): Promise<boolean> {
    if (this.#ask === null) return Promise.resolve(false);
    this.#asking ??= this.#ask(write).finally(() => (this.#asking = null));
    return this.#asking;
  }
}
