// The files that differ from the last commit, and the tests that they affect.
import { execFileSync } from 'node:child_process';
import { browserTestsSeeing } from './browser-test-map.mjs';

/** Files that were changed, added or deleted since the last commit, from the root with forward slashes. */
export function changedFiles(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '');
  const known = git('diff', '--name-only', '-z', 'HEAD');
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard', '-z')])];
}

/** Sources of the built product. */
const BUILT =
  /^(src|server|wire|demo|tools\/(build|catalogue|kit|messages))\/|^(esbuild\.config\.mjs|package(-lock)?\.json)$/;

/**
 * The browser tests cover the built product, not its modules. A change of a part therefore affects the tests that cover
 * this part (tools/browser-test-map.mjs), and a change of a test file the tests that import it.
 * @returns {'all' | { seeing: string[], importing: boolean }} `seeing`: test files from the root
 */
export function reachedBrowserTests(files) {
  const parts = files.filter((file) => BUILT.test(file)).map(browserTestsSeeing);
  if (parts.includes(undefined)) return 'all';
  const seeing = [...new Set(parts.flat())].sort().map((name) => `test/e2e/${name}.e2e.ts`);
  const importing = files.some((file) => file.startsWith('test/') || file === 'vitest.e2e.config.ts');
  return { seeing, importing };
}
