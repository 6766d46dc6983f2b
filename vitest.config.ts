import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    // One for each core: by itself one core would be left with nothing to do.
    maxWorkers: '100%',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
