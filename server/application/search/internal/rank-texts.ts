import type { SearchTexts, TextsPage } from '../../ports/discovery/search-reader.ts';
import { textScorer } from './text-matcher.ts';

/** How many rows one statement reads. */
const BATCH = 500;
/** Of a query that more things match, the newest ones are ranked. */
const MOST_MATCHES = 2_000;

/** A place in a ranked list: everything with a lower score, or with the same and an older id, comes after it. */
type Place<Id> = { readonly score: number; readonly id: Id };

/** Undefined for a malformed place. */
export function parsePlace<Id extends string>(
  text: string,
  toId: (digits: string) => Id,
): Place<Id> | undefined {
  const match = /^(\d{1,6})-(\d{1,16})$/.exec(text);
  return match === null ? undefined : { score: Number(match[1]), id: toId(match[2]!) };
}

/**
 * A page of the things whose texts match the query, best first, among equals the newest; where none match, of those that
 * it may have meant. `next` is the place of the last one; null on the last page. New things do not shift the pages.
 */
export async function rankTexts<Id extends string>(
  read: (batch: TextsPage<Id>) => Promise<readonly SearchTexts<Id>[]>,
  { text, after, limit }: { readonly text: string; readonly after: Place<Id> | null; readonly limit: number },
): Promise<{ readonly ids: readonly Id[]; readonly next: string | null }> {
  const exact = await matchesOf(read, textScorer(text));
  const found = exact.length > 0 ? exact : await matchesOf(read, textScorer(text, { mayMisspell: true }));
  const rest = found
    .toSorted((one, other) => other.score - one.score || Number(other.id) - Number(one.id))
    .filter(
      ({ score, id }) =>
        after === null || score < after.score || (score === after.score && Number(id) < Number(after.id)),
    );
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    next: rest.length > limit && last !== undefined ? `${last.score}-${last.id}` : null,
  };
}

async function matchesOf<Id extends string>(
  read: (batch: TextsPage<Id>) => Promise<readonly SearchTexts<Id>[]>,
  scoreOf: (texts: readonly string[]) => number,
): Promise<readonly Place<Id>[]> {
  const found: Place<Id>[] = [];
  for (let before: Id | null = null; found.length < MOST_MATCHES;) {
    const rows: readonly SearchTexts<Id>[] = await read({ before, limit: BATCH });
    for (const { id, texts } of rows) {
      const score = scoreOf(texts);
      if (score > 0) found.push({ id, score });
    }
    before = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) break;
  }
  return found;
}
