// What the working tree changes against the last commit, and which tests that reaches.
import { execFileSync } from 'node:child_process';

/** Files that are changed, new or gone since the last commit, from the root with forward slashes. */
export function changedFiles(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '');
  const known = git('diff', '--name-only', '-z', 'HEAD');
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard', '-z')])];
}

/** What the built product is made of. */
const BUILT = /^(src|server|wire|demo|tools\/build)\/|^(esbuild\.config\.mjs|package(-lock)?\.json)$/;

/**
 * The browser tests see the built product, not its modules: a change of the product reaches all of them, a change of
 * tests those that import it.
 * @returns {'all' | 'importing' | 'none'}
 */
export function reachedBrowserTests(files) {
  if (files.some((file) => BUILT.test(file))) return 'all';
  return files.some((file) => file.startsWith('test/') || file === 'vitest.e2e.config.ts')
    ? 'importing'
    : 'none';
}
