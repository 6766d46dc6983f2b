import { describe, expect, test } from 'vitest';
import {
  interestsOf,
  refusedTopics,
} from '../../../../server/application/home-sources/internal/interests.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';

const tagged = (name: string, confidence = 0.8) => ({
  id: TOPIC_TREE.find((topic) => topic.name === name)!.id,
  confidence,
  sign: 'title' as const,
});
const namesOf = (ids: readonly string[]) =>
  ids.map((id) => TOPIC_TREE.find((topic) => topic.id === id)!.name);

describe('interests', () => {
  test('are the topics of what somebody did, newer and heavier acts first', () => {
    const acts = [
      { topics: [tagged('Bread')], weight: 1 },
      { topics: [tagged('Kitchens')], weight: 1 },
      { topics: [tagged('Birds')], weight: 3 },
    ];
    expect(namesOf(interestsOf(acts))).toEqual(['Birds', 'Bread', 'Kitchens']);
  });

  test('name a topic instead of the one above it, unless that says more', () => {
    const bird = { topics: [tagged('Birds'), tagged('Animals', 0.76)], weight: 1 };
    const animal = { topics: [tagged('Animals')], weight: 1 };
    expect(namesOf(interestsOf([bird]))).toEqual(['Birds']);
    expect(namesOf(interestsOf([bird, animal, animal]))).toEqual(['Animals', 'Birds']);
  });
});

test('a topic is refused that is hidden several times, and more often than taken', () => {
  const [birds, bread] = [[tagged('Birds')], [tagged('Bread')]];
  expect(namesOf(refusedTopics([birds, birds, bread], []))).toEqual(['Birds']);
  expect(refusedTopics([birds, birds], [birds])).toEqual([]);
  expect(refusedTopics([], [birds])).toEqual([]);
});
