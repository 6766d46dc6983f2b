import path from 'node:path';
import { expect, test } from 'vitest';
import { countTests, namesOfFailures, summaryLine } from '../../tools/test-counts.mjs';
import { aFolder } from './temporary-folder.ts';

const aReport = (report: object) => path.join(aFolder({ 'unit.json': JSON.stringify(report) }), 'unit.json');

test('counts are those of the runner', () => {
  const report = aReport({
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [
      {
        name: 'walls.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a wall is even', failureMessages: [] },
          { status: 'failed', fullName: 'a wall stands', failureMessages: ['It fell\n at wall.ts:1'] },
        ],
      },
    ],
  });
  expect(countTests(report)).toEqual({
    passed: 12,
    failed: 1,
    failures: ['walls.test.ts > a wall stands: It fell'],
    repeated: [],
  });
});

test('a file of tests that cannot be loaded is a failure', () => {
  const report = aReport({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      { name: 'walls.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(countTests(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['walls.test.ts: No such module'],
    repeated: [],
  });
});

test('a run without a report has failed', () => {
  expect(countTests('/nowhere/unit.json')).toMatchObject({ passed: 0, failed: 1 });
});

test('the last line sums all runs', () => {
  expect(
    summaryLine([
      { passed: 10, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toBe('15 passed, 2 failed');
});

test('what failed is said once more at the end', () => {
  const counts = [
    { passed: 10, failed: 1, failures: ['walls.test.ts > a wall stands: It fell'] },
    { passed: 5, failed: 0, failures: [] },
  ];
  expect(namesOfFailures(counts)).toEqual(['Failed: walls.test.ts > a wall stands: It fell']);
});

test('what passed at the second try only is said, too', () => {
  const report = aReport({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: 'walls.e2e.ts',
        status: 'passed',
        assertionResults: [
          {
            status: 'passed',
            fullName: 'a wall stands',
            failureMessages: ['It swayed\n  in wind\n    at wall.ts:1', 'A page: still'],
          },
        ],
      },
    ],
  });
  expect(namesOfFailures([countTests(report)])).toEqual([
    'Passed at the second try: walls.e2e.ts > a wall stands: It swayed in wind | A page: still',
  ]);
});
