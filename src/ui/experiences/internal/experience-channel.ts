const CHANNEL = 'pinakes-experiences';

/** Tells the other windows which experiences have ended, and hears of theirs. */
export class ExperienceChannel {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** @param heard `placement:experience` has ended in another window */
  listen(heard: (placed: string) => void): void {
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data);
    };
  }

  tell(placed: string): void {
    this.#channel.postMessage(placed);
  }

  close(): void {
    this.#channel.close();
  }
}
