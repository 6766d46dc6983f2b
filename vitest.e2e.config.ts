import { defineConfig } from 'vitest/config';
import { LONGEST_FIRST } from './test/e2e/support/longest-first.ts';
import { longestFirst } from './test/support/longest-first.ts';

/** Files that compare pictures: nothing else runs beside them. */
const ALONE = ['test/e2e/catalogue-pictures.e2e.ts'];

// Tests of the built product in a real browser: see test/e2e/support.
export default defineConfig({
  test: {
    pool: 'forks',
    // One worker for each core. The files of a worker share a browser.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST_FIRST.map((name) => `/test/e2e/${name}.e2e.ts`)) },
    // With the server's start and what is made for the test; what does not come is told by a wait, which is shorter.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // In CI a browser that stalls once does not fail everything; the end of the run names what was tried twice.
    retry: process.env['CI'] ? 1 : 0,
    // As patient as the pages are (test/e2e/support/watched-page.ts).
    expect: { poll: { timeout: 12_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.e2e.ts'],
          exclude: ALONE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser alone',
          include: ALONE,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
