import type { TopicId } from '../../../src/domain/ids/ids.ts';
import type { TopicReader, TopicView } from '../ports/pins/topics.ts';
import type { ViewerId } from '../ports/pins/views.ts';

/** Identifies a topic in a request. */
export type TopicName =
  { readonly kind: 'id'; readonly id: TopicId } | { readonly kind: 'url_name'; readonly urlName: string };

/** The topic with this id or slug as the viewer sees it; undefined when there is none. */
export async function findTopic(
  topics: TopicReader,
  name: TopicName,
  viewerId: ViewerId,
): Promise<TopicView | undefined> {
  const id = name.kind === 'id' ? name.id : await topics.findByUrlName(name.urlName);
  if (id === undefined) return undefined;
  const [view] = await topics.views([id], viewerId);
  return view;
}
