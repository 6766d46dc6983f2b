/** A list is about a topic when so large a part of its pins is. */
const SHARE = 0.2;

/**
 * What a list of pins is about as a whole: single pins about something else do not make it a place for ads about that.
 * @param topicsOfPins the topics of each pin, each at most once
 */
export function pageTopics<Topic>(
  topicsOfPins: readonly (readonly Topic[])[],
  pinCount: number,
): readonly Topic[] {
  const counts = new Map<Topic, number>();
  for (const topic of topicsOfPins.flat()) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].flatMap(([topic, count]) => (count >= pinCount * SHARE ? [topic] : []));
}
