import { makeAutoObservable } from 'mobx';
import type { ServerEvent, ServerEvents } from '../../application/connection/server-events.ts';
import { FIRST_RETRY_MS, nextRetryMs } from '../../domain/connection/retry-pause.ts';

/** `back`: it is there again, and that is still being said. */
export type ConnectionPhase = 'there' | 'away' | 'back';

/** What is away, or was: the network of this device, or the server alone. */
export type MissingPart = 'network' | 'server';

const SAYS_BACK_MS = 4_000;

type ConnectionDeps = {
  readonly contact: ServerEvents;
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
  missing: MissingPart = 'server';
  readonly #deps: ConnectionDeps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_RETRY_MS;
  /** The one that waits for its answer. */
  #question: symbol | undefined;

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
    const online = () => void this.#goOnline();
    window.addEventListener('offline', this.loseNetwork);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', look);
    if (!navigator.onLine) this.lose();
    return () => {
      stop();
      clearTimeout(this.#timer);
      window.removeEventListener('offline', this.loseNetwork);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private hear(event: ServerEvent): void {
    if (event === 'answered') this.find();
    if (event !== 'silent') return;
    // One call that got no answer says little: it is asked once more before anything is said.
    if (this.phase === 'away' || this.#question || !navigator.onLine) this.lose();
    else void this.#ask();
  }

  private lose(): void {
    if (this.phase !== 'away') {
      this.phase = 'away';
      this.#pauseMs = FIRST_RETRY_MS;
      this.lookWhatIsMissing();
    }
    this.#later(this.#pauseMs, () => {
      this.#pauseMs = nextRetryMs(this.#pauseMs);
      if (document.visibilityState === 'visible') void this.#ask();
    });
  }

  private loseNetwork(): void {
    this.lose();
    this.missing = 'network';
  }

  private lookWhatIsMissing(): void {
    this.missing = navigator.onLine ? 'server' : 'network';
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

  /** An answer that was still on its way when the network went may have been taken for its return. */
  async #goOnline(): Promise<void> {
    const wasAway = this.phase === 'away';
    // Fresh hope: a first question that is in vain is not followed by a long pause.
    this.#pauseMs = FIRST_RETRY_MS;
    // Nor does one that was asked without a network keep from asking now.
    this.#question = undefined;
    await this.#ask();
    if (!wasAway && this.phase !== 'away') this.#deps.onBack();
  }

  /** That it was answered or not is heard through the contact. */
  async #ask(): Promise<void> {
    if (this.#question !== undefined) return;
    const question = (this.#question = Symbol('question'));
    const failed = await this.#deps.ask().then(
      () => false,
      () => true,
    );
    if (this.#question !== question) return;
    this.#question = undefined;
    // Of other calls that fail nobody knows whether they were sent before the network was back.
    if (failed && this.phase === 'away') this.lookWhatIsMissing();
  }

  #later(pauseMs: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, pauseMs);
  }
}
