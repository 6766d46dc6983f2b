// The counts of the test runner, from the JSON in test-results/. Runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file a report of vitest's JSON reporter
 * @returns {{ passed: number, failed: number, failures: string[], repeated?: string[] }} a file of tests that could not even be loaded
 *   counts as one failure, and so does a missing report; each failure with the first line of what went wrong
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['The test runner left no report.'] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(failuresOf);
  const repeated = report.testResults.flatMap(repeatedIn);
  return { passed: report.numPassedTests, failed: failures.length, failures, repeated };
}

/** Tests that failed first and passed when they were tried again. */
function repeatedIn({ name, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ fullName, failureMessages }) => asLine(`${file} > ${fullName}`, failureMessages[0]));
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [asLine(file, message)] : [];
  return failed.map(({ fullName, failureMessages }) => asLine(`${file} > ${fullName}`, failureMessages?.[0]));
}

const asLine = (test, message = '') => `${test}: ${message.split('\n', 1)[0]}`;

/** Repeats the failed tests at the end, because only the end of a long log may be visible. */
export function namesOfFailures(counts) {
  return counts.flatMap(({ failures = [], repeated = [] }) => [
    ...repeated.map((test) => `Passed at the second try: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
  ]);
}

/** The last line of every run. */
export function summaryLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
