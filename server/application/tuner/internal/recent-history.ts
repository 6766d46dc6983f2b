import { LISTED_HISTORY } from '../../../../src/domain/feeds/feed-tuner.ts';
import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { Placed } from '../../ports/people/follows.ts';
import type { StoreReader } from '../../ports/store.ts';
import type { PinView } from '../../ports/pins/views.ts';

/** A pin that somebody saved, liked or reacted to; `time` of the last of these, ms since the epoch. */
export type DonePin = { readonly pin: PinView; readonly original: PinId; readonly time: number };

/** The last things that a member did with pins after `since`, newest first, each original once. */
export async function recentHistory(
  store: Pick<StoreReader, 'feeds' | 'favorites' | 'reactions' | 'pins'>,
  userId: UserId,
  since: number,
): Promise<readonly DonePin[]> {
  const page = { after: null, limit: LISTED_HISTORY };
  const [own, favorites, reactions] = await Promise.all([
    store.feeds.ofUser(userId, {
      viewer: userId,
      createdOnly: false,
      quickSavesOnly: false,
      oldestFirst: false,
      ...page,
    }),
    store.favorites.ofUser(userId, { createdOnly: false, ...page }),
    store.reactions.ofUser(userId, page),
  ]);
  const marked: readonly Placed<PinId>[] = [
    ...favorites.map(({ id, rank }) => ({ id, time: rank })),
    ...reactions,
  ];
  const ids = new Set([...own, ...marked].map(({ id }) => id));
  const views = new Map((await store.pins.views([...ids], userId)).map((view) => [view.pin.id, view]));
  const done = [
    ...own.flatMap(({ id }) => doneWith(views.get(id))),
    ...marked.flatMap(({ id, time }) => doneWith(views.get(id), time)),
  ];
  const seen = new Set<PinId>();
  return done
    .filter(({ time }) => time > since)
    .sort((one, other) => other.time - one.time || Number(other.original) - Number(one.original))
    .filter(({ original }) => !seen.has(original) && seen.add(original))
    .slice(0, LISTED_HISTORY);
}

function doneWith(pin: PinView | undefined, time = pin?.pin.createdAt ?? 0): readonly DonePin[] {
  return pin === undefined ? [] : [{ pin, original: originalOf(pin), time }];
}

/** The pin by which switches know this one. */
export function originalOf({ pin }: PinView): PinId {
  return pin.originalPinId ?? pin.id;
}
