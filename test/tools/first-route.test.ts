import { describe, expect, test } from 'vitest';
import { joinFirstRoute } from '../../tools/build/first-route.ts';

/* As esbuild writes them: the entry, a chunk that it shares with a later part, one that only later parts share. */
const scripts = new Map([
  [
    '/static/main-AAAA.js',
    'import{a as x}from"/static/chunk-BBBB.js";globalThis.shown=[x];import("/static/later-CCCC.js");',
  ],
  ['/static/chunk-BBBB.js', 'var a="shared",b="for later";export{a,b};'],
  [
    '/static/later-CCCC.js',
    'import{a as s,b}from"/static/chunk-BBBB.js";import{a as l}from"/static/chunk-DDDD.js";import"/static/chunk-BBBB.js";export var later=s+b+l;',
  ],
  ['/static/chunk-DDDD.js', 'var a="late";export{a};'],
]);
const FIRST = ['/static/main-AAAA.js', '/static/chunk-BBBB.js'] as const;

describe('what the entry loads at once', () => {
  test('is one script', async () => {
    const joined = await joinFirstRoute(scripts, FIRST);
    expect([...joined.scripts.keys()].sort()).toEqual(
      ['/static/main-AAAA.js', '/static/later-CCCC.js', '/static/chunk-DDDD.js'].map(joined.served).sort(),
    );
    expect(joined.scripts.get(joined.served('/static/main-AAAA.js'))).toContain('"shared"');
  });

  test('is where later parts take what they share with it', async () => {
    const { scripts: given, served } = await joinFirstRoute(scripts, FIRST);
    const main = served('/static/main-AAAA.js');
    const later = given.get(served('/static/later-CCCC.js'))!;
    expect(later).not.toContain('chunk-BBBB');
    const [, names = ''] = new RegExp(`import\\{([^}]+)\\}from"${main}"`).exec(later) ?? [];
    for (const pair of names.split(',')) {
      const [name = ''] = pair.split(' as ');
      expect(given.get(main)).toMatch(new RegExp(`export ?\\{[^}]*\\b${name}\\b`));
    }
  });

  test('names the later parts as they are served', async () => {
    const { scripts: given, served } = await joinFirstRoute(scripts, FIRST);
    expect(given.get(served('/static/main-AAAA.js'))).toContain(served('/static/later-CCCC.js'));
    expect(given.get(served('/static/later-CCCC.js'))).toContain(served('/static/chunk-DDDD.js'));
  });
});

test('another state of the first route gives every part another address', async () => {
  const changed = new Map(
    [...scripts].map(([address, text]) => [address.replace('BBBB', 'EEEE'), text.replaceAll('BBBB', 'EEEE')]),
  );
  const before = await joinFirstRoute(scripts, FIRST);
  const after = await joinFirstRoute(changed, ['/static/main-AAAA.js', '/static/chunk-EEEE.js']);
  for (const address of ['/static/main-AAAA.js', '/static/later-CCCC.js', '/static/chunk-DDDD.js'])
    expect(after.served(address)).not.toBe(before.served(address));
});
