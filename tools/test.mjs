// `npm test`: sets up what is missing, then all tests: rules and parts first, then the built product in a browser.
// Ends with one line `N passed, N failed`. `--after-check` takes over what `npm run check` counted on the same files.
import { ensureChromium, root, runTests } from './project-steps.mjs';
import { ensureBuild, ensureDependencies, say } from './setup.mjs';
import { namesOfFailures, summaryLine } from './test-counts.mjs';
import { readCheckCounts } from './check-counts.mjs';

const counts = [];
try {
  await ensureDependencies(root);
  const checked = process.argv.includes('--after-check') ? readCheckCounts(root) : undefined;
  if (checked) say('npm run check has run the unit tests on these files; its counts are taken over.');
  counts.push(checked ?? (await runTests('unit', 'vitest.config.ts')));
  await ensureBuild(root);
  await ensureChromium();
  counts.push(await runTests('e2e', 'vitest.e2e.config.ts'));
} catch (error) {
  say(error.message);
  counts.push({ passed: 0, failed: 1, failures: [error.message] });
}
for (const line of namesOfFailures(counts)) console.log(line);
console.log(summaryLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
