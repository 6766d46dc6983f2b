// The counts of the test runner, from the JSON in test-results/. Runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
    .map(({ fullName, failureMessages }) => asLine(`${file} > ${fullName}`, failureMessages));
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [asLine(file, [message])] : [];
  return failed.map(({ fullName, failureMessages }) => asLine(`${file} > ${fullName}`, failureMessages));
}

const LINE_MAX = 600;

/** All that went wrong in one line, without the places in the code. */
function asLine(test, messages = []) {
  const said = messages.map((message = '') =>
    message
      .split('\n')
      .map((line) => stripVTControlCharacters(line).trim())
      .filter((line) => line !== '' && !line.startsWith('at '))
      .join(' '),
  );
  return `${test}: ${said.join(' | ').slice(0, LINE_MAX)}`;
}

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
