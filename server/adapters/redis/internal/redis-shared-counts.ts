import type { CountedUses, CountedWindow, SharedCounts } from '../../../application/ports/processes.ts';
import { RedisAway, type RedisLink } from './redis-link.ts';

type Added = CountedWindow & { readonly uses: number };

/**
 * Counters in Redis, and in the store while Redis is away. Uses that the one has counted are unknown to the other, so
 * limits are less precise for the time of a window after each change.
 */
export class RedisSharedCounts implements SharedCounts {
  readonly #link: RedisLink;
  readonly #prefix: string;
  readonly #store: SharedCounts;

  /** @param prefix what the keys of this instance begin with, in a Redis that it may share with others */
  constructor(link: RedisLink, prefix: string, store: SharedCounts) {
    this.#link = link;
    this.#prefix = prefix;
    this.#store = store;
  }

  async add(windows: readonly Added[]): Promise<readonly CountedUses[]> {
    try {
      return await this.#link.ask((client) =>
        // The client sends all of them together.
        Promise.all(
          windows.map(async ({ key, startedAt, windowMs, uses }) => {
            const now = this.#keyOf(key, startedAt);
            const [count, before] = await Promise.all([
              uses === 0 ? client.get(now) : client.incrBy(now, uses),
              client.get(this.#keyOf(key, startedAt - windowMs)),
              // A counter is read until the end of the window after its own.
              uses === 0 ? null : client.pExpire(now, 2 * windowMs),
            ]);
            return { count: Number(count ?? 0), countBefore: Number(before ?? 0) };
          }),
        ),
      );
    } catch (error) {
      if (error instanceof RedisAway) return this.#store.add(windows);
      throw error;
    }
  }

  #keyOf(key: string, startedAt: number): string {
    return `${this.#prefix}uses:${key}:${startedAt}`;
  }
}
