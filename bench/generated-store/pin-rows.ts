import { newPinRow } from '../../server/adapters/sql/pins/pin-rows.ts';
import { pictureRow } from '../../server/adapters/sql/reading/picture-rows.ts';
import { PLACE_STEP } from '../../server/adapters/sql/schema/places.ts';
import { colorGroupOf } from '../../src/domain/feeds/color-group.ts';
import { popularityRank } from '../../src/domain/feeds/popularity.ts';
import { toBoardId, toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import { dayOf } from '../../src/domain/statistics/day.ts';
import { aPictureRecord } from '../../test/builders/a-picture-record.ts';
import { aPinRecord } from '../../test/builders/a-pin-record.ts';
import type { Row, TableRows } from './bulk-writer.ts';
import { SeededRandom } from './random.ts';
import type { StorePlan } from './store-plan.ts';
import { textsOfPin } from './texts.ts';
import { signatureOf } from './signature.ts';

/** Pictures are written before the people, pins after them. */
export function pictureRows(plan: StorePlan): readonly TableRows[] {
  return [['pictures', pictures(plan)]];
}

/** Pins, and what is counted of them. */
export function pinRows(plan: StorePlan): readonly TableRows[] {
  return [
    ['pins', pins(plan)],
    ['pin_favorites', favorites(plan)],
    ['pin_day_counts', dayCounts(plan)],
  ];
}

function* pictures({ pins, size }: StorePlan): Iterable<Row> {
  for (let pin = 0; pin < pins.count; pin += 1) {
    if (pins.roots[pin] !== pin || pins.pictures[pin] !== pin) continue;
    const random = new SeededRandom(pin + size.seed);
    const width = 564 + 4 * random.below(300);
    const height = Math.round(width * (0.66 + 1.2 * random.next()));
    const picture = { signature: signatureOf(pin), width, height, dominantColor: colorOf(pin) };
    yield pictureRow(aPictureRecord({ ...picture, createdAt: pins.times[pin]! }));
  }
}

function* pins({ size, userIds, boardIds, people, pins, favorites }: StorePlan): Iterable<Row> {
  const places = new Uint32Array(boardIds.length);
  const favoriteCounts = new Uint32Array(pins.count);
  for (const pin of favorites.pins) favoriteCounts[pin]! += 1;
  const idOf = (pin: number) => toPinId(String(pins.ids[pin]));
  for (let pin = 0; pin < pins.count; pin += 1) {
    const [root, board, createdAt] = [pins.roots[pin]!, pins.boards[pin]!, pins.times[pin]!];
    const isOriginal = root === pin;
    places[board]! += 1;
    const record = aPinRecord({
      ...textsOfPin(root + size.seed, pins.themes[pin]!),
      id: idOf(pin),
      boardId: toBoardId(String(boardIds[board])),
      pinnerId: toUserId(String(userIds[people.boardOwners[board]!])),
      originalPinId: isOriginal ? null : idOf(root),
      viaPinId: isOriginal ? null : idOf(pins.sources[pin]!),
      method: isOriginal ? 'uploaded' : 'button',
      pictureSignature: signatureOf(pins.pictures[pin]!),
      createdAt,
    });
    const saves = pins.saves[pin]!;
    const row = newPinRow(record, {
      rank: popularityRank({ createdAt, saves }),
      shown: 1,
      listed: people.secretBoards[board] === 1 ? 0 : 1,
      place: places[board]! * PLACE_STEP,
      color_group: colorGroupOf(colorOf(pins.pictures[pin]!)),
    });
    yield { ...row, repin_count: saves, favorite_count: favoriteCounts[pin] };
  }
}

function* favorites({ size, userIds, pins, favorites }: StorePlan): Iterable<Row> {
  for (const [mark, pin] of favorites.pins.entries())
    yield {
      user_id: userIds[favorites.people[mark]!],
      pin_id: pins.ids[pin],
      created_at: size.until - favorites.pins.length + mark,
    };
}

/** Saves of each day. */
function* dayCounts({ people, pins }: StorePlan): Iterable<Row> {
  let day = 0;
  let saves = new Map<number, number>();
  for (let pin = 0; pin <= pins.count; pin += 1) {
    const today = pin === pins.count ? Infinity : dayOf(pins.times[pin]!);
    if (today !== day) {
      for (const [source, count] of saves)
        yield { pin_id: pins.ids[source], day, impressions: 0, pin_clicks: 0, saves: count };
      day = today;
      saves = new Map();
    }
    const root = pins.roots[pin];
    if (root === undefined || root === pin || people.secretBoards[pins.boards[pin]!] === 1) continue;
    for (const source of new Set([root, pins.sources[pin]!])) saves.set(source, (saves.get(source) ?? 0) + 1);
  }
}

function colorOf(picture: number): string {
  const random = new SeededRandom(Math.imul(picture + 1, 0xc2b2_ae35));
  return `#${random.below(0x100_0000).toString(16).padStart(6, '0')}`;
}
