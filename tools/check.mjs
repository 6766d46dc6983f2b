// `npm run check`: types, lint, format, and the unit tests, which include the boundary self-test and the search for
// dead code. Runs all steps, even if one fails. Ends with `N passed, N failed`; a failed step counts as one failure.
import { ensureDependencies, say } from './setup.mjs';
import { root, runScript, runTests } from './project-steps.mjs';
import { namesOfFailures, summaryLine } from './test-counts.mjs';
import { writeCheckCounts } from './check-counts.mjs';

const STEPS = {
  types: ['node_modules/typescript7/bin/tsc', ['-b']],
  lint: ['node_modules/eslint/bin/eslint.js', ['.']],
  format: ['node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
};

try {
  await ensureDependencies(root);
  say(`Checking ${Object.keys(STEPS).join(', ')} and unit tests …`);
  const codes = Object.entries(STEPS).map(async ([name, [script, args]]) => [
    name,
    await runScript(script, args),
  ]);
  // All steps run in parallel: one step uses one core, and most are short.
  const [tests, ended] = await Promise.all([runTests('unit', 'vitest.config.ts'), Promise.all(codes)]);
  const failed = ended.filter(([, code]) => code !== 0).map(([name]) => name);
  const counts = {
    passed: tests.passed,
    failed: tests.failed + failed.length,
    failures: [...tests.failures, ...failed],
  };
  writeCheckCounts(root, counts);
  for (const line of namesOfFailures([counts])) console.log(line);
  console.log(summaryLine([counts]));
  if (counts.failed > 0) process.exitCode = 1;
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
