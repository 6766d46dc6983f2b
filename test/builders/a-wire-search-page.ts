import type { WireSearchPage } from '../../wire/search.ts';

/** The answer of a search that found nothing special. */
export function aWireSearchPage(fields: Partial<WireSearchPage> = {}): WireSearchPage {
  return {
    results: [],
    guides: [],
    corrected_query: null,
    shopping_intent: false,
    facets: { kind: [], color: [], price: [], domain: [], since: [], followed: 0 },
    relaxed: null,
    exact_count: fields.results?.length ?? 0,
    state: 'ready',
    ...fields,
  };
}
