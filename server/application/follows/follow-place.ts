import { isIdText } from '../../../src/domain/ids/ids.ts';
import type { FollowPlace, Placed } from '../ports/people/follows.ts';

/** One page of items, read with one item more than the page size. `next` is null on the last page. */
export type PlacedPage<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export function formatFollowPlace({ time, id }: FollowPlace): string {
  return `${time} ${id}`;
}

/** Null for the first page, undefined for a malformed cursor. */
export function parseFollowPlace(text: string | null): FollowPlace | null | undefined {
  if (text === null) return null;
  const [time = '', id = '', ...rest] = text.split(' ');
  const isPlace = /^\d{1,16}$/.test(time) && isIdText(id) && rest.length === 0;
  return isPlace ? { time: Number(time), id } : undefined;
}

/** Splits up to `limit` + 1 items into the page and the cursor of the next one. */
export function placedPage<Id extends string>(
  read: readonly Placed<Id>[],
  limit: number,
): PlacedPage<Placed<Id>> {
  const items = read.slice(0, limit);
  const last = items.at(-1);
  return { items, next: read.length > limit && last !== undefined ? formatFollowPlace(last) : null };
}
