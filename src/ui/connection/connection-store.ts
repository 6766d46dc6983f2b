import { makeAutoObservable } from 'mobx';
import type { ContactEvent, ServerContact } from '../../application/connection/server-contact.ts';

/** `back`: it is there again, and that is still being said. */
export type ConnectionPhase = 'there' | 'away' | 'back';

const FIRST_TRY_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const SAYS_BACK_MS = 4_000;

type ConnectionDeps = {
  readonly contact: ServerContact;
  /** Asks the server for something small; `contact` hears what comes of it. */
  readonly ask: () => Promise<unknown>;
  /** What waited for the connection can go on. */
  readonly onBack: () => void;
};

/**
 * Whether the server can be reached: what the browser says of its network, and what comes of the calls. While it is
 * away it is asked again and again, with growing pauses, and only in a window that is seen.
 */
export class ConnectionStore {
  phase: ConnectionPhase = 'there';
  readonly #deps: ConnectionDeps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_TRY_MS;
  #asking = false;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to watch. Call the answer to end it. */
  watch(): () => void {
    const stop = this.#deps.contact.listen(this.hear);
    const look = () => {
      if (document.visibilityState === 'visible' && this.phase === 'away') void this.#ask();
    };
    const online = () => void this.#ask();
    window.addEventListener('offline', this.lose);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', look);
    if (!navigator.onLine) this.lose();
    return () => {
      stop();
      clearTimeout(this.#timer);
      window.removeEventListener('offline', this.lose);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private hear(event: ContactEvent): void {
    if (event === 'answered') this.find();
    if (event !== 'silent') return;
    // One call that got no answer says little: it is asked once more before anything is said.
    if (this.phase === 'away' || this.#asking || !navigator.onLine) this.lose();
    else void this.#ask();
  }

  private lose(): void {
    if (this.phase !== 'away') this.#pauseMs = FIRST_TRY_MS;
    this.phase = 'away';
    this.#later(this.#pauseMs, () => {
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      if (document.visibilityState === 'visible') void this.#ask();
    });
  }

  private find(): void {
    if (this.phase !== 'away') return;
    this.phase = 'back';
    this.#later(SAYS_BACK_MS, this.rest);
    this.#deps.onBack();
  }

  private rest(): void {
    if (this.phase === 'back') this.phase = 'there';
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    // What comes of it is heard through the contact.
    await this.#deps.ask().catch(() => undefined);
    this.#asking = false;
  }

  #later(pauseMs: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, pauseMs);
  }
}
