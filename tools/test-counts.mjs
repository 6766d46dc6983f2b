// What the test runner counted, from the JSON that it leaves in test-results/. Runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {string} file a report of vitest's JSON reporter
 * @returns {{ passed: number, failed: number }} a file of tests that could not even be loaded counts as one failure,
 *   and so does a missing report
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** The line that ends every run. */
export function summaryLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
