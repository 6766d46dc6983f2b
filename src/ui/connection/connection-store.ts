import { makeAutoObservable } from 'mobx';
import type { ServerEvent, ServerEvents } from '../../application/connection/server-events.ts';
import { FIRST_RETRY_MS, nextRetryMs } from '../../domain/connection/retry-pause.ts';

/** `back`: connected again, and the notice is still shown. */
export type ConnectionPhase = 'there' | 'away' | 'back';

/** The unavailable part: the network of this device, or only the server. */
export type MissingPart = 'network' | 'server';

const SAYS_BACK_MS = 4_000;

type ConnectionDeps = {
  readonly contact: ServerEvents;
  /** Sends a small request to the server; the result arrives through the server events. */
  readonly ask: () => Promise<unknown>;
  /** Called when the connection is back. */
  readonly onBack: () => void;
};

/**
 * Whether the server can be reached, from the browser's network state and the results of requests. While it is
 * unreachable it is polled, with growing pauses, in visible windows only.
 */
export class ConnectionStore {
  phase: ConnectionPhase = 'there';
  missing: MissingPart = 'server';
  readonly #deps: ConnectionDeps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_RETRY_MS;
  /** The poll that waits for its response. */
  #question: symbol | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts watching. Call the result to stop. */
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
    if (event === 'answered') this.hearAnswer();
    if (event !== 'silent') return;
    // One unanswered request proves little: it is checked once before a notice.
    if (this.phase === 'away' || this.#question || !navigator.onLine) this.lose();
    else void this.#ask();
  }

  /** Without a network this may be a late answer from before the outage: only an answered poll counts. */
  private hearAnswer(): void {
    if (navigator.onLine) this.find();
    else if (this.phase === 'away') void this.#ask();
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

  async #goOnline(): Promise<void> {
    // After a network event the pauses start short again.
    this.#pauseMs = FIRST_RETRY_MS;
    // A poll without a network must not delay the next one.
    this.#question = undefined;
    await this.#ask();
  }

  /** An answer means that the connection is back; a failure also arrives through the server events. */
  async #ask(): Promise<void> {
    if (this.#question !== undefined) return;
    const question = (this.#question = Symbol('question'));
    const failed = await this.#deps.ask().then(
      () => false,
      () => true,
    );
    if (this.#question !== question) return;
    this.#question = undefined;
    if (!failed) this.find();
    // Other requests may have failed before the network was back, and the first poll may come before it is usable, so
    // only a poll after a pause is evidence.
    else if (this.phase === 'away' && this.#pauseMs > FIRST_RETRY_MS) this.lookWhatIsMissing();
  }

  #later(pauseMs: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, pauseMs);
  }
}
