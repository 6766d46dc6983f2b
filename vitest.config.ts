import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'forks',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    testTimeout: 20_000,
    // On a busy machine a wait may be too short once; a rule that is broken fails every time.
    retry: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
