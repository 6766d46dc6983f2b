import type { Metrics } from '../../adapters/node/metrics.ts';
import type { WebFetcher } from '../../application/ports/web/web.ts';

/** The same fetcher, whose outcomes are counted. */
export function measuredFetcher(fetcher: WebFetcher, metrics: Metrics | null): WebFetcher {
  if (metrics === null) return fetcher;
  return {
    async fetch(request) {
      const outcome = await fetcher.fetch(request);
      metrics.fetched(outcome.kind === 'failed' ? outcome.reason : outcome.kind);
      return outcome;
    },
  };
}
