// `npm run check`: types, lint, format, and the unit tests, which hold the boundary self-test and the search for dead
// code. Runs all steps, whatever fails, and ends with one line per failure and the counts.
import { ensureDependencies, say } from './setup.mjs';
import { root, runScript, runTests } from './project-steps.mjs';
import { summaryLine } from './test-counts.mjs';
import { writeUnitCounts } from './unit-counts.mjs';

const STEPS = {
  types: ['node_modules/typescript7/bin/tsc', ['-b']],
  lint: ['node_modules/eslint/bin/eslint.js', ['.']],
  format: ['node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
};

try {
  await ensureDependencies(root);
  const failed = [];
  for (const [name, [script, args]] of Object.entries(STEPS)) {
    say(`Checking ${name} …`);
    if ((await runScript(script, args)) !== 0) failed.push(name);
  }
  const counts = await runTests('unit', 'vitest.config.ts');
  writeUnitCounts(root, counts);
  for (const name of failed) say(`Failed: ${name}`);
  console.log(summaryLine([counts, { passed: 0, failed: failed.length }]));
  if (failed.length > 0 || counts.failed > 0) process.exitCode = 1;
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
