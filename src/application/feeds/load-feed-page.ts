import type { FeedGateway, FeedPage, FeedSource } from '../ports/pins/feed-gateway.ts';

export type LoadFeedOutcome =
  /** `restarted`: the bookmark had expired, so this is the first page again. */
  | { readonly kind: 'page'; readonly page: FeedPage; readonly restarted: boolean }
  | { readonly kind: 'not-found' };

/** Reads a page of a feed. If the bookmark has expired, it reads the first page instead of failing. */
export class LoadFeedPage {
  readonly #deps: { readonly feeds: FeedGateway };
  constructor(deps: { readonly feeds: FeedGateway }) {
    this.#deps = deps;
  }

  async run(source: FeedSource, bookmark: string | null): Promise<LoadFeedOutcome> {
    const page = await this.#deps.feeds.page(source, bookmark);
    if (page === 'not-found') return { kind: 'not-found' };
    if (page !== 'expired') return { kind: 'page', page, restarted: false };
    const first = await this.#deps.feeds.page(source, null);
    if (first === 'not-found' || first === 'expired') return { kind: 'not-found' };
    return { kind: 'page', page: first, restarted: true };
  }
}
