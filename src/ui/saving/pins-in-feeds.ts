import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import { restored, without } from '../../domain/organizing/list-order.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Feed } from '../base/stores/feed.ts';
import type { FeedStore } from '../base/stores/feed-store.ts';

/** Adds a new pin at the top of the lists that contain it. */
export function addToFeeds(feeds: FeedStore, pin: Pin, username: string): void {
  for (const [, feed] of feeds.entries())
    if (isRead(feed) && holds(feed.source, pin, username))
      feed.arrange([pin.entityId, ...without(feed.ids, new Set([pin.entityId]))]);
}

/** Removes a pin from every list. The result puts it, or the pin that replaces it, back in its place. */
export function takeFromFeeds(feeds: FeedStore, id: PinId): (back: PinId) => void {
  const taken = [...feeds.entries()]
    .map(([, feed]) => ({ feed, before: feed.ids }))
    .filter(({ before }) => before.includes(id));
  for (const { feed, before } of taken) feed.arrange(without(before, new Set([id])));
  return (back) => {
    for (const { feed, before } of taken) {
      const as = before.map((one) => (one === id ? back : one));
      feed.arrange(restored(feed.ids, as, new Set([back])));
    }
  };
}

/** Removes a moved pin from the lists of its former place. */
export function moveInFeeds(feeds: FeedStore, pin: Pin, username: string): void {
  for (const [, feed] of feeds.entries()) {
    const { kind } = feed.source;
    const isOfPlace = kind === 'board' || kind === 'section';
    if (isOfPlace && !holds(feed.source, pin, username) && feed.ids.includes(pin.entityId))
      feed.arrange(without(feed.ids, new Set([pin.entityId])));
  }
  addToFeeds(feeds, pin, username);
}

/** Renders a pin again in the lists that contain it. */
export function redrawInFeeds(feeds: FeedStore, id: PinId): void {
  for (const [, feed] of feeds.entries()) if (feed.ids.includes(id)) feed.arrange([...feed.ids]);
}

/** The home feed does not contain own pins, and the list of created pins contains no copies. */
function holds(source: FeedSource, pin: Pin, username: string): boolean {
  switch (source.kind) {
    case 'board':
      return source.boardId === pin.board?.entityId;
    case 'section':
      return source.sectionId === pin.savedInfo?.sectionId;
    case 'user-pins':
      return source.filter === undefined && source.username.toLowerCase() === username.toLowerCase();
    default:
      return false;
  }
}

/** A feed that reloads when it is opened need not be updated. */
function isRead({ phase }: Feed): boolean {
  return phase !== 'fresh' && phase !== 'missing';
}
