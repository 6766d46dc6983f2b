import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { canUsePostgres, OVER_POSTGRES, POSTGRES_ONLY } from './tools/postgres/over-postgres.ts';
import { canUseObjectStorage, OVER_OBJECT_STORAGE } from './tools/object-storage/over-object-storage.ts';
import { longestFirst } from './test/support/longest-first.ts';
import { LONGEST_UNIT_TESTS } from './test/support/longest-unit-tests.ts';
import { languageModules } from './tools/messages/vitest-plugin.ts';

/** Where no test changes what others import: their files share one set of modules, which saves loading it for each. */
const SHARED = ['domain', 'application', 'wire', 'server', 'architecture'].map(
  (folder) => `test/${folder}/**/*.test.{ts,tsx}`,
);

const hasObjectStorage = canUseObjectStorage();

/** The store once more, and what most depends on it, over its second engine. */
const overPostgres: readonly TestProjectConfiguration[] = (await canUsePostgres())
  ? [
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...OVER_POSTGRES],
          isolate: false,
          env: { TEST_STORE: 'postgres' },
          globalSetup: [
            'tools/postgres/postgres-server.ts',
            ...(hasObjectStorage ? ['tools/object-storage/swift-server.ts'] : []),
          ],
        },
      },
    ]
  : [];

/** Media over an object storage. */
const overObjectStorage: readonly TestProjectConfiguration[] = hasObjectStorage
  ? [
      {
        extends: true,
        test: {
          name: 'object-storage',
          include: [OVER_OBJECT_STORAGE],
          isolate: false,
          globalSetup: ['tools/object-storage/swift-server.ts'],
        },
      },
    ]
  : [];

export default defineConfig({
  plugins: [languageModules(import.meta.dirname)],
  test: {
    pool: 'forks',
    // One for each core: by itself one core would be left with nothing to do.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST_UNIT_TESTS) },
    // What hangs is to be found, not what is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [POSTGRES_ONLY, OVER_OBJECT_STORAGE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          setupFiles: ['test/support/speak-english.ts'],
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', ...SHARED],
        },
      },
      ...overPostgres,
      ...overObjectStorage,
    ],
  },
});
