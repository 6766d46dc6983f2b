import { linkKey } from '../../../src/domain/links/link-key.ts';
import type { SourceFacts } from '../../../src/domain/sources/source-facts.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { WebAnswer } from '../ports/web.ts';

/** What a page said when it was read. */
export type RecentSource = {
  readonly facts: SourceFacts | null;
  readonly answer: Pick<WebAnswer, 'etag' | 'lastModified'>;
};

/** As long as somebody takes to choose a picture. */
const KEPT_MS = 30 * 60_000;
const MOST = 500;

/** Pages that somebody has looked at just now, so that a pin made of one need not ask for it again. */
export class RecentSources {
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly until: number; readonly source: RecentSource }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Under every address that the page has. */
  keep(addresses: readonly string[], { facts, answer: { etag, lastModified } }: RecentSource): void {
    const until = this.#clock.now() + KEPT_MS;
    for (const address of addresses) {
      const key = linkKey(address);
      if (key === null) continue;
      this.#kept.delete(key);
      this.#kept.set(key, { until, source: { facts, answer: { etag, lastModified } } });
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
  }

  find(address: string): RecentSource | undefined {
    const kept = this.#kept.get(linkKey(address) ?? '');
    return kept !== undefined && kept.until > this.#clock.now() ? kept.source : undefined;
  }
}
