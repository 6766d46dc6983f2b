import { EVENT_TYPES, type EventType } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';

const TYPES = {
  board: [EVENT_TYPES.boardFollow, EVENT_TYPES.boardUnfollow],
  topic: [EVENT_TYPES.topicFollow, EVENT_TYPES.topicUnfollow],
} as const satisfies Record<string, readonly [EventType, EventType]>;

/** The event of following or unfollowing a board or a topic. */
export function followEvent(
  kind: keyof typeof TYPES,
  objectId: string,
  followed: boolean,
  timeMs: number,
): LoggedEvent {
  const [follow, unfollow] = TYPES[kind];
  return { eventType: followed ? follow : unfollow, objectId, timeMs, trackingParams: '', auxData: {} };
}
