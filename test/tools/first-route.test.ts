import { describe, expect, test } from 'vitest';
import { joinFirstRoute, joinShared } from '../../tools/build/first-route.ts';
import { groupsOfShared } from '../../tools/build/shared-groups.ts';

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

describe('what later parts share', () => {
  const [ONE, OTHER, THIRD, LARGE] = ['one', 'other', 'third', 'large'].map(
    (name) => `/static/${name}-AAAA.js`,
  );
  const PART = '/static/part-AAAA.js';
  const small = (name: string) => `var ${name}="${name}";export{${name}};`;
  const large = (name: string) => `var ${name}="${hexDigits(8_000)}";export{${name}};`;
  const part = (script: string, ...preload: string[]) => ({ script, preload });

  test('becomes one script where the same parts need it', () => {
    const shared = new Map([
      [ONE!, small('one')],
      [OTHER!, small('other')],
    ]);
    const parts = [part('/static/a.js', ONE!, OTHER!), part('/static/b.js', ONE!, OTHER!)];
    expect(groupsOfShared(shared, parts)).toEqual([[ONE, OTHER]]);
  });

  test('stays apart where somebody would load much without need', () => {
    const shared = new Map([
      [ONE!, small('one')],
      [LARGE!, large('large')],
    ]);
    const parts = [part('/static/a.js', ONE!, LARGE!), part('/static/b.js', ONE!)];
    expect(groupsOfShared(shared, parts)).toEqual([]);
  });

  test('stays apart where a part is nearly as large as it may be', () => {
    const parts = [part('/static/a.js', ONE!, OTHER!), part('/static/b.js', ONE!, OTHER!), part(PART, ONE!)];
    const shared = new Map([
      [ONE!, small('one')],
      [OTHER!, large('other').slice(0, 800)],
      [PART, small('part')],
    ]);
    expect(groupsOfShared(shared, parts)).toEqual([[ONE, OTHER]]);
    shared.set(PART, `var part="${hexDigits(38_500)}";`);
    expect(groupsOfShared(shared, parts)).toEqual([]);
  });

  test('stays apart where a third one is imported by the one and imports the other', () => {
    const shared = new Map([
      [ONE!, `import"${LARGE!}";${small('one')}`],
      [LARGE!, `import"${OTHER!}";${large('large')}`],
      [OTHER!, small('other')],
    ]);
    const both = part('/static/a.js', ONE!, LARGE!, OTHER!);
    const parts = [both, part('/static/b.js', ONE!, OTHER!), part('/static/c.js', LARGE!, OTHER!)];
    expect(groupsOfShared(shared, parts)).toEqual([]);
  });

  test('is taken from the one script, which also runs for who only wants that', async () => {
    const { scripts: given, served } = await joinShared(
      new Map([
        [ONE!, small('one')],
        [OTHER!, `import"${THIRD!}";${small('other')}`],
        [THIRD!, small('third')],
        [PART, `import{other as o}from"${OTHER!}";import"${ONE!}";export var shown=o;`],
      ]),
      [ONE!, OTHER!],
    );
    const head = served(ONE!);
    expect(served(OTHER!)).toBe(head);
    expect([...given.keys()].sort()).toEqual([head, served(THIRD!), served(PART)].sort());
    expect(given.get(head)).toContain(`import"${served(THIRD!)}"`);
    expect(given.get(served(PART))).toMatch(
      new RegExp(`import\\{[^}]+ as o\\}from"${head}";import"${head}"`),
    );
  });
});

/** A text that does not compress to nothing. */
function hexDigits(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 16).toString(16);
  }).join('');
}
