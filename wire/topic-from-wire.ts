import { toTopicId } from '../src/domain/ids/ids.ts';
import type { Topic } from '../src/domain/topics/topic.ts';
import { count, flag, rawObject, text, textOrNull } from './raw.ts';

/** A topic. Never throws: missing or malformed fields are empty. */
export function topicFromWire(value: unknown): Topic {
  const raw = rawObject(value);
  return {
    entityId: toTopicId(text(raw.id)),
    name: text(raw.name),
    urlName: text(raw.url_name),
    description: text(raw.description),
    imageUrl: textOrNull(raw.image_url),
    dominantColor: text(raw.dominant_color),
    followerCount: count(raw.follower_count),
    pinCount: count(raw.pin_count),
    followedByMe: flag(raw.followed_by_me),
  };
}
