import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { PinTopic } from '../../topics/topic-index.ts';

const PARENTS = new Map(TOPIC_TREE.map(({ id, parentId }) => [id, parentId]));

/** A topic is left out unless its score is more than this many times that of each of its subtopics. */
const OWN_PART = 1.6;
/** Acts become less important with each newer one. */
const FADING = 0.97;
/** Somebody does not want a topic any more of which they hid this many pins, and more than they took. */
const HIDES = 2;

/** The topics of what somebody did, the most important first; those above others only where they say more. */
export function interestsOf(
  acts: readonly { readonly topics: readonly PinTopic[]; readonly weight: number }[],
): readonly TopicId[] {
  const sums = new Map<TopicId, number>();
  for (const [place, { topics, weight }] of acts.entries()) {
    for (const { id, confidence } of topics) {
      sums.set(id, (sums.get(id) ?? 0) + weight * confidence * FADING ** place);
    }
  }
  const best = [...sums].sort(
    ([one, first], [other, second]) => second - first || Number(one) - Number(other),
  );
  return best
    .filter(([id, sum]) => !best.some(([below, part]) => PARENTS.get(below) === id && part * OWN_PART >= sum))
    .map(([id]) => id);
}

/** Topics that somebody hides more often than they take them. */
export function refusedTopics(
  hidden: readonly (readonly PinTopic[])[],
  acts: readonly (readonly PinTopic[])[],
): readonly TopicId[] {
  const taken = countsOf(acts);
  return [...countsOf(hidden)]
    .filter(([id, count]) => count >= HIDES && count > 2 * (taken.get(id) ?? 0))
    .map(([id]) => id);
}

function countsOf(pins: readonly (readonly PinTopic[])[]): ReadonlyMap<TopicId, number> {
  const counts = new Map<TopicId, number>();
  for (const [first] of pins) if (first !== undefined) counts.set(first.id, (counts.get(first.id) ?? 0) + 1);
  return counts;
}
