const CHANNEL = 'pinakes-consent';

/** Tells the other tabs about decisions, and hears of theirs. */
export class ConsentChannel {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** @param heard another tab has decided */
  constructor(heard: () => void) {
    this.#channel.onmessage = heard;
  }

  tell(): void {
    this.#channel.postMessage('decided');
  }

  close(): void {
    this.#channel.close();
  }
}
