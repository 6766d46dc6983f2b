import { describe, expect, test } from 'vitest';
import { GENERAL_TOPICS } from '../../../src/domain/topics/general-topics.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';

describe('the tree of topics', () => {
  test('has 24 topics at its top, each with six or more below', () => {
    const tops = TOPIC_TREE.filter(({ parentId }) => parentId === null);
    expect(tops).toHaveLength(24);
    for (const top of tops) {
      expect(TOPIC_TREE.filter(({ parentId }) => parentId === top.id).length, top.name).toBeGreaterThan(5);
    }
  });

  test('keeps the general topics under their ids, names and addresses', () => {
    for (const { id, name, urlName } of GENERAL_TOPICS) {
      expect(TOPIC_TREE.find((topic) => topic.id === id)).toMatchObject({ name, urlName });
    }
  });

  test('lists parents before children', () => {
    const seen = new Set<string>();
    for (const { id, parentId } of TOPIC_TREE) {
      expect(parentId === null || seen.has(parentId)).toBe(true);
      seen.add(id);
    }
  });

  test.each(['id', 'urlName', 'name'] as const)('has no two topics of one %s', (field) => {
    expect(new Set(TOPIC_TREE.map((topic) => topic[field])).size).toBe(TOPIC_TREE.length);
  });

  test('has addresses of letters, digits and hyphens', () => {
    for (const { urlName } of TOPIC_TREE) expect(urlName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('gives every topic words in lower case, and no word to two topics', () => {
    const words = TOPIC_TREE.flatMap((topic) => topic.words);
    for (const topic of TOPIC_TREE) expect(topic.words.length, topic.name).toBeGreaterThan(0);
    for (const word of words) expect(word).toBe(word.trim().toLowerCase());
    expect(new Set(words).size).toBe(words.length);
  });
});
