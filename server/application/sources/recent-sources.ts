import { linkKey } from '../../../src/domain/links/link-key.ts';
import type { SourceFacts } from '../../../src/domain/sources/source-facts.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebAnswer } from '../ports/web/web.ts';

/** What a page said when it was read. */
export type RecentSource = {
  readonly facts: SourceFacts | null;
  /** In ms since the epoch. */
  readonly readAt: number;
  readonly answer: Pick<WebAnswer, 'etag' | 'lastModified'>;
};

/** As long as somebody takes to choose a picture. */
const KEPT_MS = 30 * 60_000;
const MOST = 500;

/** Pages that somebody has looked at just now, so that a pin made of one need not ask for it again. */
export class RecentSources {
  readonly #clock: Clock;
  readonly #kept = new Map<string, RecentSource>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `addresses`: those that were asked for and led to the page. What a page says of another address counts nothing. */
  keep(addresses: readonly string[], { facts, answer }: Omit<RecentSource, 'readAt'>): void {
    const { etag, lastModified } = answer;
    const source = { facts, readAt: this.#clock.now(), answer: { etag, lastModified } };
    for (const address of addresses) {
      const key = linkKey(address);
      if (key === null) continue;
      this.#kept.delete(key);
      this.#kept.set(key, source);
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
  }

  find(address: string): RecentSource | undefined {
    const kept = this.#kept.get(linkKey(address) ?? '');
    return kept !== undefined && kept.readAt + KEPT_MS > this.#clock.now() ? kept : undefined;
  }
}
