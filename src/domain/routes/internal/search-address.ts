import { formatRoute } from '../format-route.ts';

/** The search for `q`; `rs` is the origin of the query (`typed`, `autocomplete`, a topic's source). */
export function searchAddress(q: string, rs?: string): string {
  return formatRoute({ kind: 'search', q, rs });
}
