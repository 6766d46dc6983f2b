import { textMatcher } from './text-matcher.ts';
import type { SearchTexts, TextsPage } from '../../ports/discovery/search-reader.ts';

/** How many rows one statement reads. */
const BATCH = 500;
/** A page of a large store ends after this many rows, also with few texts: nothing else is answered meanwhile. */
const MOST_ROWS = 4 * BATCH;

/**
 * A page of the things whose texts match the query, in the order in which `read` returns them. `next` is the id after
 * which the next page begins, null on the last page. A page may be short, or empty, and not the last one.
 */
export async function scanTexts<Id extends string>(
  read: (batch: TextsPage<Id>) => Promise<readonly SearchTexts<Id>[]>,
  query: { readonly text: string; readonly after: Id | null; readonly limit: number },
): Promise<{ readonly ids: readonly Id[]; readonly next: Id | null }> {
  const matches = textMatcher(query.text);
  const found: Id[] = [];
  let before = query.after;
  for (let seen = 0; seen < MOST_ROWS; seen += BATCH) {
    const rows = await read({ before, limit: BATCH });
    for (const { id, texts } of rows) if (matches(texts)) found.push(id);
    before = rows.at(-1)?.id ?? null;
    const isOver = rows.length < BATCH;
    if (!isOver && found.length <= query.limit) continue;
    const ids = found.slice(0, query.limit);
    return { ids, next: found.length > query.limit ? (ids.at(-1) ?? null) : null };
  }
  return { ids: found, next: before };
}
