import { defineConfig } from 'vitest/config';
import { languageModules } from './tools/messages/vitest-plugin.ts';

/** Where no test changes what others import: their files share one set of modules, which saves loading it for each. */
const SHARED = ['domain', 'application', 'wire', 'server', 'architecture'].map(
  (folder) => `test/${folder}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  plugins: [languageModules(import.meta.dirname)],
  test: {
    pool: 'forks',
    // One for each core: by itself one core would be left with nothing to do.
    maxWorkers: '100%',
    // What hangs is to be found, not what is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          setupFiles: ['test/support/speak-english.ts'],
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', ...SHARED],
        },
      },
    ],
  },
});
