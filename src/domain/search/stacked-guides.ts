/** The longest query, in characters. */
export const QUERY_MAX = 200;

/** A query and the guides at its end, in the order in which they were chosen. */
type StackedGuides = {
  /** The query without the guides. */
  readonly base: string;
  readonly guides: readonly string[];
};

/**
 * Splits a query into what was typed and the guides that follow it.
 * @param listed the guides, separated by commas; those that the query does not end with are ignored
 */
export function stackedGuides(query: string, listed: string | undefined): StackedGuides {
  const guides: string[] = [];
  let base = query.trim();
  for (const guide of (listed ?? '').split(',').reverse()) {
    if (guide === '' || !base.endsWith(` ${guide}`)) break;
    guides.unshift(guide);
    base = base.slice(0, -guide.length).trimEnd();
  }
  return { base, guides };
}

/** The query with its guides, and their list. */
export function withGuides({ base, guides }: StackedGuides): { readonly q: string; readonly rg?: string } {
  const q = [base, ...guides].join(' ').slice(0, QUERY_MAX);
  return guides.length === 0 ? { q } : { q, rg: guides.join(',') };
}
