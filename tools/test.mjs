// `npm test`: sets up what is missing, then runs all tests: unit tests first, then browser tests of the built product.
// Ends with one line `N passed, N failed`. `--after-check` reuses the counts of `npm run check` for unchanged files;
// `--changed` runs only tests that the changes of the working tree affect.
import { changedFiles, reachedBrowserTests } from './changed-files.mjs';
import { ensureChromium, root, runTests } from './project-steps.mjs';
import { ensureBuild, ensureDependencies, say } from './setup.mjs';
import { namesOfFailures, summaryLine } from './test-counts.mjs';
import { readCheckCounts } from './check-counts.mjs';

const counts = [];
const has = (flag) => process.argv.includes(flag);
/** Vitest's option: tests whose imports have changed. */
const IMPORTING = ['--changed', '--passWithNoTests'];
try {
  await ensureDependencies(root);
  if (has('--changed')) await runReached();
  else await runAll();
} catch (error) {
  say(error.message);
  counts.push({ passed: 0, failed: 1, failures: [error.message] });
}
for (const line of namesOfFailures(counts)) console.log(line);
console.log(summaryLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

async function runAll() {
  const checked = has('--after-check') ? readCheckCounts(root) : undefined;
  if (checked) say('npm run check has run the unit tests on these files; its counts are taken over.');
  counts.push(checked ?? (await runTests('unit', 'vitest.config.ts')));
  await runBrowserTests([]);
}

async function runReached() {
  const files = changedFiles(root);
  say(`${files.length} files have changed since the last commit.`);
  if (files.length === 0) return;
  counts.push(await runTests('unit', 'vitest.config.ts', IMPORTING));
  const reached = reachedBrowserTests(files);
  if (reached === 'all') return runBrowserTests([]);
  const { seeing, importing } = reached;
  if (seeing.length === 0 && !importing) say('No browser test can see that.');
  if (seeing.length > 0) await runBrowserTests(seeing);
  if (importing) await runBrowserTests(IMPORTING);
}

async function runBrowserTests(args) {
  await ensureBuild(root);
  await ensureChromium();
  counts.push(await runTests('e2e', 'vitest.e2e.config.ts', args));
}
