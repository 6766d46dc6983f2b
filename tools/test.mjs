// `npm test`: sets up what is missing, then all tests: rules and parts first, then the built product in a browser.
// Ends with one line `N passed, N failed`. `--after-check` takes the unit tests' result from `npm run check`.
import { say, ensureBuild, ensureDependencies } from './setup.mjs';
import { ensureChromium, root, runTests } from './project-steps.mjs';
import { readUnitCounts } from './unit-counts.mjs';
import { summaryLine } from './test-counts.mjs';

try {
  await ensureDependencies(root);
  const known = process.argv.includes('--after-check') ? readUnitCounts(root) : undefined;
  if (known) say('These files passed through npm run check: its unit tests count, they are not run again.');
  const counts = [known ?? (await runTests('unit', 'vitest.config.ts'))];
  await ensureBuild(root);
  counts.push(await runTests('e2e', 'vitest.e2e.config.ts', await ensureChromium()));
  console.log(summaryLine(counts));
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
