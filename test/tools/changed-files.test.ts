import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SEEN_BY, SEES_EVERYTHING } from '../../tools/browser-test-map.mjs';
import { changedFiles, reachedBrowserTests } from '../../tools/changed-files.mjs';
import { aFolder } from './temporary-folder.ts';

test('changed, new and deleted files are those of the working tree', () => {
  const root = aFolder({ 'kept.ts': '', 'src/changed.ts': '', 'gone.ts': '', '.gitignore': 'ignored.ts\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  expect(changedFiles(root)).toEqual([]);
  write('src/changed.ts', 'other');
  write('src/new file.ts', 'new');
  write('ignored.ts', 'new');
  rmSync(path.join(root, 'gone.ts'));
  expect(changedFiles(root).toSorted()).toEqual(['gone.ts', 'src/changed.ts', 'src/new file.ts']);
});

test.each([
  ['a part that all pages have', ['src/ui/app/app.tsx', 'README.md'], 'all'],
  ['the server', ['server/main.ts'], 'all'],
  ['a part that some pages have, and of the server', ['src/ui/videos/a.ts', 'server/main.ts'], 'all'],
  ['what it is built with', ['package-lock.json'], 'all'],
  ['a test', ['test/e2e/saving.e2e.ts'], { seeing: [], importing: true }],
  ['texts', ['README.md', 'docs/decisions/0001.md'], { seeing: [], importing: false }],
  ['nothing', [], { seeing: [], importing: false }],
  [
    'a part that some pages have, with its test',
    ['src/ui/counting/watch-seen-cards.ts', 'test/ui/counting/watch-seen-cards.test.ts'],
    {
      seeing: ['counting', 'masonry-groups', 'pseudo-language', 'sizes'].map(
        (name) => `test/e2e/${name}.e2e.ts`,
      ),
      importing: true,
    },
  ],
])('a change of %s reaches the browser tests it can', (_, files, reached) => {
  expect(reachedBrowserTests(files)).toEqual(reached);
});

test('parts and browser tests of the map are there', () => {
  const names = [...SEES_EVERYTHING, ...Object.values(SEEN_BY).flat()];
  expect(names.filter((name) => !existsSync(`test/e2e/${name}.e2e.ts`))).toEqual([]);
  expect(Object.keys(SEEN_BY).filter((folder) => !existsSync(folder))).toEqual([]);
});
