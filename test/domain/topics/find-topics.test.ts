import { expect, test } from 'vitest';
import { findTopics } from '../../../src/domain/topics/find-topics.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';

const names = (typed: string, limit = 4) => findTopics(typed, TOPIC_TREE, limit).map(({ name }) => name);

test('a topic is found by the beginning of its name, of a word in it, or of its words, in this order', () => {
  expect(names('bed')[0]).toBe('Bedrooms');
  expect(names('tiny')).toEqual(['Cabins and tiny houses']);
  expect(names('sofa')).toContain('Living rooms');
  expect(names('SOFA')).toEqual(names('sofa'));
});

test('accents and blanks do not matter, and without letters nothing is found', () => {
  const topics = [{ ...TOPIC_TREE[0]!, name: 'Crème brûlée', words: [] }];
  expect(findTopics(' creme BRU', topics, 9)).toHaveLength(1);
  expect(findTopics('  ', TOPIC_TREE, 9)).toEqual([]);
  expect(names('a', 3)).toHaveLength(3);
});
