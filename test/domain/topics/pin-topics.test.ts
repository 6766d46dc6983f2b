import { expect, test } from 'vitest';
import { toTopicId } from '../../../src/domain/ids/ids.ts';
import {
  topicDecisions,
  withoutTopic,
  withTopic,
  type NamedTopic,
} from '../../../src/domain/topics/pin-topics.ts';

const topic = (name: string): NamedTopic => ({ id: toTopicId(name.length.toString()), name, urlName: name });
const [birds, ponds, kitchens] = [topic('birds'), topic('pond'), topic('kitchens')];
const BEFORE = { topics: [birds], removed: [ponds] };

test('a topic that is taken away can be added again, and then nothing is to be decided', () => {
  const without = withoutTopic(BEFORE, birds);
  expect(without).toEqual({ topics: [], removed: [ponds, birds] });
  expect(topicDecisions(BEFORE, without)).toEqual([{ id: birds.id, applies: false }]);
  expect(topicDecisions(BEFORE, withTopic(without, birds))).toEqual([]);
});

test('a new topic, or one that was taken away before, is decided', () => {
  const after = withTopic(withTopic(BEFORE, kitchens), ponds);
  expect(after).toEqual({ topics: [birds, kitchens, ponds], removed: [] });
  expect(withTopic(after, birds).topics).toEqual(after.topics);
  expect(topicDecisions(BEFORE, after)).toEqual([
    { id: kitchens.id, applies: true },
    { id: ponds.id, applies: true },
  ]);
});
