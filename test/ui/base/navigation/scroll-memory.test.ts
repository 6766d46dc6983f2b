import { describe, expect, test } from 'vitest';
import { ScrollMemory } from '../../../../src/ui/base/navigation/scroll-memory.ts';

/** A storage that holds one text, as a page after a reload finds it. */
function aStorage(kept: string | null = null) {
  return {
    kept,
    getItem(): string | null {
      return this.kept;
    },
    setItem(_key: string, text: string): void {
      this.kept = text;
    },
  };
}

describe('where the window was scrolled to', () => {
  test('is known for every place that was left', () => {
    const memory = new ScrollMemory(() => aStorage());
    memory.remember('a', 1200);
    memory.remember('b', 0);
    memory.remember('a', 900);
    expect([memory.find('a'), memory.find('b')]).toEqual([900, 0]);
  });

  test('is the top for a place that was never left', () => {
    expect(new ScrollMemory(() => aStorage()).find('a')).toBe(0);
  });

  test('is kept over a reload', () => {
    const storage = aStorage();
    const before = new ScrollMemory(() => storage);
    before.remember('a', 1200);
    before.keep();
    expect(new ScrollMemory(() => storage).find('a')).toBe(1200);
  });

  test('is forgotten on a fresh visit', () => {
    const memory = new ScrollMemory(() => aStorage('[["a",1200]]'));
    memory.clear();
    expect(memory.find('a')).toBe(0);
  });

  test('of fifty places is kept, the longest unvisited goes first', () => {
    const memory = new ScrollMemory(() => aStorage());
    for (let place = 0; place < 50; place += 1) memory.remember(`place ${place}`, 100);
    memory.remember('place 0', 200);
    memory.remember('place 50', 100);
    expect([memory.find('place 0'), memory.find('place 1'), memory.find('place 2')]).toEqual([200, 0, 100]);
  });
});

describe('a storage', () => {
  test.each(['', 'not json', '{"a":1}', '[["a"],[1,2],null,["b",300]]'])(
    'that holds %s does no harm',
    (kept) => {
      expect(new ScrollMemory(() => aStorage(kept)).find('a')).toBe(0);
    },
  );

  test('that is half broken gives what can be read', () => {
    expect(new ScrollMemory(() => aStorage('[["a"],null,["b",300]]')).find('b')).toBe(300);
  });

  test('that is full or forbidden does no harm', () => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    for (const storage of [() => ({ getItem: refuse, setItem: refuse }), refuse]) {
      const memory = new ScrollMemory(storage);
      memory.remember('a', 1200);
      memory.keep();
      expect(memory.find('a')).toBe(1200);
    }
  });
});
