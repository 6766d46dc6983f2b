import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { WireTopic } from '../../../../wire/topic.ts';
import type { TopicView } from '../../../application/ports/pins/topics.ts';

/** A topic. It has no picture and no pin count, because pins have no topics yet. */
export function topicToWire({ topic, followedByViewer }: TopicView): WireTopic {
  return {
    id: topic.id,
    type: 'interest',
    name: topic.name,
    url_name: topic.urlName,
    url: formatRoute({ kind: 'interest', interest: topic.urlName, interestId: topic.id }),
    description: topic.description,
    image_url: null,
    dominant_color: topic.dominantColor,
    follower_count: topic.followerCount,
    pin_count: 0,
    followed_by_me: followedByViewer,
    parent_id: topic.parentId,
    level: topic.level,
  };
}
