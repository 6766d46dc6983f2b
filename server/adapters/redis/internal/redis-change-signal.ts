import { InProcessSignal } from '../../../application/processes/in-process-signal.ts';
import type { ChangeSignal } from '../../../application/ports/processes.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * Tells other processes at once through Redis, and again through the store, which none misses. What both tell is heard
 * twice.
 */
export class RedisChangeSignal implements ChangeSignal {
  readonly #link: RedisLink;
  readonly #channel: string;
  readonly #store: ChangeSignal;
  readonly #owner: string;
  readonly #fromRedis = new InProcessSignal();

  /** @param owner identifies this process, which does not hear itself twice */
  constructor(link: RedisLink, prefix: string, { store, owner }: { store: ChangeSignal; owner: string }) {
    this.#link = link;
    this.#channel = `${prefix}changes`;
    this.#store = store;
    this.#owner = owner;
    link.subscribe(this.#channel, (message) => {
      const [from, topic] = message.split(' ', 2);
      if (topic !== undefined && from !== this.#owner) this.#fromRedis.announce(topic);
    });
  }

  announce(topic: string): void {
    this.#store.announce(topic);
    this.#link
      .ask((client) => client.publish(this.#channel, `${this.#owner} ${topic}`))
      // The store tells it as well.
      .catch(() => undefined);
  }

  listen(topic: string, heard: () => void): () => void {
    const ends = [this.#store.listen(topic, heard), this.#fromRedis.listen(topic, heard)];
    return () => {
      for (const end of ends) end();
    };
  }
}
