const CHANNEL = 'pinakes-consent';

/**
 * Tells the other tabs about decisions, and hears of theirs. A page that waits to be shown again does not listen: a
 * message would end it.
 */
export class ConsentChannel {
  readonly #heard: () => void;
  #channel: BroadcastChannel | null = null;

  /** @param heard another tab has decided */
  constructor(heard: () => void) {
    this.#heard = heard;
    this.listen();
  }

  listen(): void {
    if (this.#channel !== null) return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = this.#heard;
  }

  tell(): void {
    this.#channel?.postMessage('decided');
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}
