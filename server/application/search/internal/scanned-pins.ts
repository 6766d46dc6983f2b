import { isIdText, toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type { SearchReader } from '../../ports/discovery/search-reader.ts';
import type { SearchQuery } from '../search-query.ts';
import { scanTexts } from './scan-texts.ts';

/** Positions in rows, as opposed to places in a result of the index. */
export const ROW_POSITION = 'row-';

/** All listed pins that match, from their rows and newest first, while there is no index. */
export async function scannedPins(
  { text, viewerId, position, limit }: SearchQuery,
  search: SearchReader,
): Promise<{ readonly ids: readonly PinId[]; readonly next: string | null }> {
  const row = position?.startsWith(ROW_POSITION) ? position.slice(ROW_POSITION.length) : null;
  const after = row !== null && isIdText(row) ? toPinId(row) : null;
  const { ids, next } = await scanTexts((batch) => search.textsOfListedPins(viewerId, batch), {
    text,
    after,
    limit,
  });
  return { ids, next: next === null ? null : ROW_POSITION + next };
}
