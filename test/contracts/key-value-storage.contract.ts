import { describe, expect, test } from 'vitest';
import type { KeyValueStorage } from '../../src/application/ports/storage/key-value-storage.ts';

/** Opens an empty storage in two windows of one browser. */
type OpenWindows = () => { readonly here: KeyValueStorage<string>; readonly there: KeyValueStorage<string> };

/** Proves that an adapter keeps short texts as it promises. */
export function describeKeyValueStorage(name: string, open: OpenWindows): void {
  describe(`key-value storage: ${name}`, () => {
    test('keeps a text for all windows', () => {
      const { here, there } = open();
      expect(here.get('a')).toBeUndefined();
      expect(here.set('a', 'Grüße 👋')).toBe(true);
      expect([here.get('a'), there.get('a')]).toEqual(['Grüße 👋', 'Grüße 👋']);
    });

    test('an empty text is a text', () => {
      const { here } = open();
      here.set('a', '');
      expect(here.get('a')).toBe('');
      expect(here.keys('a')).toEqual(['a']);
    });

    test('a later text takes the place of the earlier one', () => {
      const { here, there } = open();
      here.set('a', '1');
      there.set('a', '2');
      expect(here.get('a')).toBe('2');
    });

    test('what is removed is gone; an unknown key is fine', () => {
      const { here } = open();
      here.set('a', '1');
      here.remove('a');
      here.remove('b');
      expect(here.get('a')).toBeUndefined();
      expect(here.keys('')).toEqual([]);
    });

    test('finds keys by how they begin', () => {
      const { here } = open();
      for (const key of ['draft:1', 'draft:2', 'other']) here.set(key, 'x');
      expect([...here.keys('draft:')].sort()).toEqual(['draft:1', 'draft:2']);
    });

    test('tells what other windows set and remove, but not what this one does', () => {
      const { here, there } = open();
      const heard: string[] = [];
      here.watch('draft:', (key) => heard.push(`${key}=${here.get(key)}`));
      here.set('draft:0', 'own');
      there.set('draft:1', 'a');
      there.set('other', 'b');
      there.remove('draft:1');
      expect(heard).toEqual(['draft:1=a', 'draft:1=undefined']);
    });

    test('tells nothing more when it is asked to stop', () => {
      const { here, there } = open();
      const heard: string[] = [];
      const stop = here.watch('', (key) => heard.push(key));
      stop();
      there.set('a', '1');
      expect(heard).toEqual([]);
    });
  });
}
