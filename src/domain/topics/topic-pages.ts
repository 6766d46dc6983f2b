/** Pages offer a topic from this many pins on. */
export const LEAST_PINS_OF_TOPIC = 12;

/** Pictures of a topic in lists of topics. */
export const TOPIC_COVERS = 3;

/** True for a topic with enough pins for a page of its own. */
export function hasTopicPage({ pinCount }: { readonly pinCount: number }): boolean {
  return pinCount >= LEAST_PINS_OF_TOPIC;
}
