import type { TopicId } from '../../../../../src/domain/ids/ids.ts';
import type { RecommendationReason, SourceInterest } from '../../../../../src/domain/pins/pin-relations.ts';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { PinView } from '../../../ports/pins/views.ts';
import type { FeedItem } from '../../feed-item.ts';
import { feedReason } from '../feed-reason.ts';
import type { HomeReason } from './home-item.ts';

const ORDINARY: RecommendationReason = { reason: 'default', reasonId: '', hasBoard: false, board: null };

const INTERESTS: ReadonlyMap<TopicId, SourceInterest> = new Map(
  TOPIC_TREE.map(({ id, name, urlName }) => [id, { entityId: id, name, urlName }]),
);

/** A pin of a home feed with its reason. That its source is followed is a better reason than any other. */
export function homeFeedItem(pin: PinView, reason: HomeReason): FeedItem {
  const followed = feedReason(pin);
  if (reason.kind === 'followed' || followed.reason !== 'default') return { pin, reason: followed };
  switch (reason.kind) {
    case 'similar':
      return { pin, reason: { ...ORDINARY, reason: 'related', reasonId: reason.document } };
    case 'board': {
      const { id, name, url } = reason;
      return { pin, reason: { reason: 'pfyBoard', reasonId: id, hasBoard: true, board: { name, url } } };
    }
    case 'topic':
      return { pin, reason: { ...ORDINARY, reason: 'topic', reasonId: reason.topic }, ...interestOf(reason) };
    default:
      return { pin, reason: { ...ORDINARY, reasonId: reason.kind }, ...interestOf(reason) };
  }
}

/** What a pin is about, where that is a topic of the tree. */
export function interestOf({ topic }: { readonly topic: TopicId | null }): Pick<FeedItem, 'interest'> {
  const interest = topic === null ? undefined : INTERESTS.get(topic);
  return interest === undefined ? {} : { interest };
}
