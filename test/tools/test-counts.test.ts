import path from 'node:path';
import { expect, test } from 'vitest';
import { countTests, summaryLine } from '../../tools/test-counts.mjs';
import { aFolder } from './temporary-folder.ts';

const aReport = (report: object) => path.join(aFolder({ 'unit.json': JSON.stringify(report) }), 'unit.json');

test('counts are those of the runner', () => {
  const report = aReport({
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  });
  expect(countTests(report)).toEqual({ passed: 12, failed: 1 });
});

test('a file of tests that cannot be loaded is a failure', () => {
  const report = aReport({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });
  expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
});

test('a run without a report has failed', () => {
  expect(countTests('/nowhere/unit.json')).toEqual({ passed: 0, failed: 1 });
});

test('the last line sums all runs', () => {
  expect(
    summaryLine([
      { passed: 10, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toBe('15 passed, 2 failed');
});
