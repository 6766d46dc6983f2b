import type { PinId, TopicId, UserId } from '../../../../../src/domain/ids/ids.ts';
import type { DiscoveryIndex } from '../../../ports/discovery/discovery-index.ts';
import type { StoreReader } from '../../../ports/store.ts';

type FollowedTopicDeps = {
  readonly store: Pick<StoreReader, 'follows' | 'home'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
};

/** As many topics as anybody follows in practice; of more, those that were followed last count. */
const MOST_TOPICS = 200;

/**
 * The newest pins of others about topics that the viewer follows, with the topic of each: at least `limit`, or all that
 * there are. Only pins with smaller ids than `after`; newest first. None while the index is being built.
 */
export async function followedTopicPins(
  { store, discovery }: FollowedTopicDeps,
  viewerId: UserId,
  { after, limit }: { readonly after: PinId | null; readonly limit: number },
): Promise<ReadonlyMap<PinId, TopicId>> {
  const pins = new Map<PinId, TopicId>();
  const followed = await store.follows.topicsFollowedBy(viewerId, { after: null, limit: MOST_TOPICS });
  if (followed.length === 0) return pins;
  const topics = followed.map(({ id }) => id);
  // Hidden pins are left out here, so more are asked for.
  const asked = limit * 2;
  for (let before = after; pins.size < limit;) {
    const found = (await discovery.ask('newestOfTopics', { topics, before, limit: asked })) ?? [];
    const rows = await store.home.pins(
      found.map(({ pin }) => pin),
      viewerId,
    );
    const wanted = new Set(
      rows
        .filter(({ isRecommendable, pinnerId }) => isRecommendable && pinnerId !== viewerId)
        .map(({ id }) => id),
    );
    for (const { pin, topic } of found) if (wanted.has(pin)) pins.set(pin, topic);
    before = found.at(-1)?.pin ?? null;
    if (found.length < asked) break;
  }
  return pins;
}
