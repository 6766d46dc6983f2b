import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TopicIndex } from '../../../../server/application/topics/topic-index.ts';
import { toBoardId, toPinId } from '../../../../src/domain/ids/ids.ts';
import { TopicTagger } from '../../../../src/domain/topics/topic-tagging.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

const tagger = new TopicTagger(TOPIC_TREE, (text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
const idOf = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;
const nameOf = (id: string) => TOPIC_TREE.find((topic) => topic.id === id)!.name;

function indexOf(...titles: readonly string[]): TopicIndex {
  const index = new TopicIndex(TOPIC_TREE, tagger);
  for (const [number, title] of titles.entries()) {
    index.put(number, aPinDocument({ id: toPinId(String(number + 1)), title, createdAt: number }));
  }
  return index;
}

describe('the index of topics', () => {
  test('finds the pins of a topic and of the topics below it', () => {
    const index = indexOf('heron', 'bread', 'cat');
    expect(index.pinsOf(idOf('Birds'), 'newest')).toEqual([0]);
    expect(index.pinsOf(idOf('Animals'), 'newest')).toEqual([2, 0]);
    expect(index.size(idOf('Animals'))).toBe(2);
  });

  test('puts the most saved pins first when asked for popular ones', () => {
    const index = indexOf('heron', 'robin');
    const boards = ['1', '2', '3', '4', '5'].map((id) => ({ id: toBoardId(id), name: 'Mine', savedAt: 0 }));
    index.put(0, aPinDocument({ title: 'heron', createdAt: 0, boards }));
    expect(index.pinsOf(idOf('Birds'), 'popular')).toEqual([0, 1]);
    expect(index.pinsOf(idOf('Birds'), 'newest')).toEqual([1, 0]);
  });

  test('forgets what a pin was about when it is put again or removed', () => {
    const index = indexOf('heron');
    index.put(0, aPinDocument({ title: 'bread' }));
    expect(index.pinsOf(idOf('Birds'), 'newest')).toEqual([]);
    expect(index.pinsOf(idOf('Bread'), 'newest')).toEqual([0]);
    index.remove(0);
    expect(index.size(idOf('Bread'))).toBe(0);
    expect(index.topicsOf(0)).toEqual([]);
  });

  test('follows what people decided', () => {
    const index = new TopicIndex(TOPIC_TREE, tagger);
    const topics = [
      { id: idOf('Birds'), applies: false },
      { id: idOf('Kitchens'), applies: true },
    ];
    index.put(0, aPinDocument({ title: 'heron', topics }));
    expect(index.size(idOf('Birds'))).toBe(0);
    expect(index.topicsOf(0)[0]).toEqual({ id: idOf('Kitchens'), confidence: 1, sign: 'person' });
  });

  test('relates topics that share pins, outside of their own branch', () => {
    const index = indexOf('heron at the pond', 'robin at the pond', 'heron', 'bread', 'dog');
    expect(index.related(idOf('Birds'), 3).map(nameOf)).toContain('Ponds');
    expect(index.related(idOf('Birds'), 9).map(nameOf)).not.toContain('Animals');
  });

  test('comes back from what it saved', () => {
    const index = indexOf('heron', 'bread', 'cat and dog');
    const again = new TopicIndex(TOPIC_TREE, tagger);
    again.load(index.save());
    for (const { id } of TOPIC_TREE) expect(again.pinsOf(id, 'newest')).toEqual(index.pinsOf(id, 'newest'));
    expect(again.topicsOf(2)).toEqual(index.topicsOf(2));
  });

  test('knows which pins were made when, also those without a topic', () => {
    const index = indexOf('heron', 'Untitled', 'bread', 'cat');
    index.remove(2);
    const spans = [
      { from: 0, to: 1 },
      { from: 1, to: 3 },
    ];
    expect(index.madeIn(spans)).toEqual([1, 0]);
    const again = new TopicIndex(TOPIC_TREE, tagger);
    again.load(index.save());
    expect(again.madeIn(spans)).toEqual([1, 0]);
    expect(again.madeIn([])).toEqual([]);
  });

  test('names the topics whose pages show a pin', () => {
    const index = indexOf('heron', 'Untitled');
    expect(index.pageTopicsOf(0).map(nameOf)).toEqual(['Birds', 'Animals']);
    expect(index.pageTopicsOf(1)).toEqual([]);
  });

  test('refuses what a tree of other topics saved', () => {
    const other = new TopicIndex(TOPIC_TREE.slice(0, 5), tagger);
    expect(() => new TopicIndex(TOPIC_TREE, tagger).load(other.save())).toThrow('another tree');
    expect(() => new TopicIndex(TOPIC_TREE, tagger).load({})).toThrow();
  });

  test('knows nothing of unknown topics and pins', () => {
    const index = indexOf('heron');
    const unknown = toPinId('9') as never;
    expect(index.size(unknown)).toBe(0);
    expect(index.pinsOf(unknown, 'newest')).toEqual([]);
    expect(index.related(unknown, 5)).toEqual([]);
    expect(index.topicsOf(77)).toEqual([]);
  });

  test('equals an index that was built at once after any changes', () => {
    const title = fc.constantFrom('heron', 'bread', 'cat and dog', 'pond', '');
    const change = fc.record({ number: fc.nat(6), title: fc.option(title) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const changed = new TopicIndex(TOPIC_TREE, tagger);
        const last = new Map<number, string | null>();
        for (const { number, title } of changes) {
          if (title === null) changed.remove(number);
          else changed.put(number, aPinDocument({ title, createdAt: number }));
          last.set(number, title);
        }
        const built = new TopicIndex(TOPIC_TREE, tagger);
        for (const [number, title] of last) {
          if (title !== null) built.put(number, aPinDocument({ title, createdAt: number }));
        }
        for (const { id } of TOPIC_TREE)
          expect(changed.pinsOf(id, 'newest')).toEqual(built.pinsOf(id, 'newest'));
      }),
    );
  });
});
