import { expect, test } from 'vitest';
import { scanTexts } from '../../../../server/application/search/internal/scan-texts.ts';
import type { TextsPage } from '../../../../server/application/ports/discovery/search-reader.ts';
import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';

/** Pins with ids from `count` down to 1; those whose id is a multiple of `each` are about oak. */
function rows(count: number, each: number) {
  const all = Array.from({ length: count }, (_, at) => count - at).map((id) => ({
    id: toPinId(String(id)),
    texts: [id % each === 0 ? 'Oak' : 'Elm'],
  }));
  let read = 0;
  return {
    get read() {
      return read;
    },
    async batch({ before, limit }: TextsPage<PinId>) {
      const found = all.filter(({ id }) => before === null || Number(id) < Number(before)).slice(0, limit);
      read += found.length;
      return found;
    },
  };
}
const scan = (from: ReturnType<typeof rows>, after: PinId | null = null) =>
  scanTexts((batch) => from.batch(batch), { text: 'oak', after, limit: 3 });

test('a page has so many texts that match, and the next one begins behind the last of them', async () => {
  const from = rows(10, 2);
  expect(await scan(from)).toEqual({ ids: ['10', '8', '6'], next: '6' });
  expect(await scan(from, toPinId('6'))).toEqual({ ids: ['4', '2'], next: null });
});

test('a page ends after 2,000 rows, and the next one goes on behind them', async () => {
  const from = rows(5_000, 2_400);
  expect(await scan(from)).toEqual({ ids: ['4800'], next: '3001' });
  expect(from.read).toBe(2_000);
  expect(await scan(from, toPinId('3001'))).toEqual({ ids: ['2400'], next: '1001' });
  expect(await scan(from, toPinId('1001'))).toEqual({ ids: [], next: null });
});
