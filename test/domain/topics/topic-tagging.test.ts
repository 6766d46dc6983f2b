import { describe, expect, test } from 'vitest';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';
import {
  MOST_CHOSEN_TOPICS,
  TopicTagger,
  type TaggedTexts,
} from '../../../src/domain/topics/topic-tagging.ts';

const termsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.map((word) => word.replace(/s$/, '')) ?? [];
const tagger = new TopicTagger(TOPIC_TREE, termsOf);
const NOTHING: TaggedTexts = { title: '', description: '', altText: '', link: '', boardNames: [] };

function topicsOf(texts: Partial<TaggedTexts>) {
  return tagger.tags({ ...NOTHING, ...texts }).map(({ topic, sign, confidence }) => ({
    name: TOPIC_TREE[topic]!.name,
    sign,
    confidence,
  }));
}

function names(texts: Partial<TaggedTexts>): readonly string[] {
  return topicsOf(texts).map(({ name }) => name);
}

describe('the topics of a pin', () => {
  test('come from the words of its title, with the topics above them', () => {
    expect(names({ title: 'Sourdough loaf with rye' })).toEqual(['Bread', 'Baking', 'Cooking']);
  });

  test('come from the names of its boards', () => {
    expect(topicsOf({ boardNames: ['Tomato harvest'] })[0]).toMatchObject({
      name: 'Vegetables',
      sign: 'board',
    });
  });

  test('need several words in a row when the topic is a phrase', () => {
    expect(names({ title: 'Mid-century living room' })).toContain('Living rooms');
    expect(names({ title: 'Room for living things' })).not.toContain('Living rooms');
  });

  test('are surer the more texts agree', () => {
    const [once] = topicsOf({ title: 'Heron' });
    const [twice] = topicsOf({ title: 'Heron', boardNames: ['Birds'] });
    expect(twice!.confidence).toBeGreaterThan(once!.confidence);
  });

  test('name the strongest sign', () => {
    expect(topicsOf({ title: 'A heron', description: 'A bird at the pond' })[0]!.sign).toBe('title');
  });

  test('count a word once however often a text repeats it', () => {
    expect(topicsOf({ title: 'cat cat cat cat' })).toEqual(topicsOf({ title: 'cat' }));
  });

  test('are at most six', () => {
    const title = 'dog cat bird horse cow fox whale bee rabbit lizard';
    expect(topicsOf({ title })).toHaveLength(6);
  });

  test('are none without words', () => {
    expect(topicsOf({})).toEqual([]);
    expect(topicsOf({ title: '!!! 🦊' })).toEqual([]);
  });
});

describe('what people decide', () => {
  const codeOf = (name: string) => TOPIC_TREE.findIndex((topic) => topic.name === name);
  const decided = (texts: Partial<TaggedTexts>, decisions: Readonly<Record<string, boolean>>) =>
    tagger
      .tags(
        { ...NOTHING, ...texts },
        new Map(Object.entries(decisions).map(([name, applies]) => [codeOf(name), applies])),
      )
      .map(({ topic, sign }) => [TOPIC_TREE[topic]!.name, sign]);

  test('comes before what words say, with the topics above it', () => {
    expect(decided({ title: 'Heron' }, { Bread: true }).slice(0, 4)).toEqual([
      ['Bread', 'person'],
      ['Baking', 'person'],
      ['Cooking', 'person'],
      ['Birds', 'title'],
    ]);
  });

  test('takes a topic away, and what only that topic said about those above it', () => {
    expect(decided({ title: 'Heron' }, { Birds: false })).toEqual([]);
    expect(decided({ title: 'Heron and cat' }, { Birds: false }).map(([name]) => name)).toContain('Animals');
    expect(decided({ title: 'Heron' }, { Animals: false })).toEqual([['Birds', 'title']]);
  });

  test('leaves room for every chosen topic', () => {
    const chosen = Object.fromEntries(TOPIC_TREE.slice(-MOST_CHOSEN_TOPICS).map(({ name }) => [name, true]));
    const title = 'dog cat bird horse cow fox whale bee rabbit lizard';
    const first = decided({ title }, chosen).slice(0, MOST_CHOSEN_TOPICS);
    expect(first.map(([name]) => name).sort()).toEqual(Object.keys(chosen).sort());
  });
});
