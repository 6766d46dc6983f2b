import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { WireTopic, WireTopicPreview } from '../../../../wire/topic.ts';
import type { TopicPreview } from '../../../application/topics/list-topics.ts';
import { topicNameIn } from '../../../application/topics/topic-names.ts';
import { pictureUrl } from './internal/picture-to-wire.ts';
import { pinToWire } from './pin-to-wire.ts';
import type { Written } from '../core/call/define-call.ts';
import type { SerializationContext } from './serialization-context.ts';

/** A topic with its name in the reader's language; its picture is that of its most popular pin. */
export function topicToWire(
  { view, pinCount, covers }: TopicPreview,
  { baseUrl, readerLanguage }: Pick<SerializationContext, 'baseUrl' | 'readerLanguage'>,
): WireTopic {
  const { topic, followedByViewer } = view;
  const [best] = covers;
  return {
    id: topic.id,
    type: 'interest',
    name: topicNameIn(topic, readerLanguage),
    url_name: topic.urlName,
    url: formatRoute({ kind: 'interest', interest: topic.urlName, interestId: topic.id }),
    description: topic.description,
    image_url: best === undefined ? null : pictureUrl(best.picture, '508x640', baseUrl),
    dominant_color: topic.dominantColor,
    follower_count: topic.followerCount,
    pin_count: pinCount,
    followed_by_me: followedByViewer,
    parent_id: topic.parentId,
    level: topic.level,
  };
}

/** A topic, in the full form with popular pins. */
export function topicPreviewToWire(
  preview: TopicPreview,
  context: SerializationContext,
  form: 'card' | 'full',
): Written<WireTopic | WireTopicPreview> {
  if (form === 'card') return topicToWire(preview, context);
  const pins = preview.covers.map((pin, position) =>
    pinToWire({ pin, reason: null }, context, { surface: 'topics', position }),
  );
  return { ...topicToWire(preview, context), preview_pins: pins };
}
