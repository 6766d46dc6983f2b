import { defineConfig } from 'vitest/config';

// Tests of the built product in a real browser, one file after the other: see test/e2e/support.
export default defineConfig({
  test: {
    pool: 'forks',
    include: ['test/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    // One worker, so that all files share one browser.
    isolate: false,
    // With the server's start and what is made for the test; what does not come is told by a wait, which is shorter.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // As patient as the pages are (test/e2e/support/watched-page.ts).
    expect: { poll: { timeout: 12_000, interval: 50 } },
  },
});
