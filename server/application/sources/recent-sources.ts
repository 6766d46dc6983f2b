import { linkKey } from '../../../src/domain/links/link-key.ts';
import type { SourceFacts } from '../../../src/domain/sources/source-facts.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebAnswer } from '../ports/web/web.ts';

/** The facts of a page at the time of a read. */
export type RecentSource = {
  readonly facts: SourceFacts | null;
  /** In ms since the epoch. */
  readonly readAt: number;
  readonly answer: Pick<WebAnswer, 'etag' | 'lastModified'>;
};

/** About as long as choosing a picture takes. */
const KEPT_MS = 30 * 60_000;
const MOST = 500;

/** A cache of pages that people have just read, so that a pin made from one does not fetch it again. */
export class RecentSources {
  readonly #clock: Clock;
  readonly #cache = new Map<string, RecentSource>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * `addresses`: the requested ones that led to the page. Facts that a page states about another address are ignored.
   */
  keep(addresses: readonly string[], { facts, answer }: Omit<RecentSource, 'readAt'>): void {
    const { etag, lastModified } = answer;
    const source = { facts, readAt: this.#clock.now(), answer: { etag, lastModified } };
    for (const address of addresses) {
      const key = linkKey(address);
      if (key === null) continue;
      this.#cache.delete(key);
      this.#cache.set(key, source);
    }
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MOST) break;
      this.#cache.delete(oldest);
    }
  }

  find(address: string): RecentSource | undefined {
    const cached = this.#cache.get(linkKey(address) ?? '');
    return cached !== undefined && cached.readAt + KEPT_MS > this.#clock.now() ? cached : undefined;
  }
}
