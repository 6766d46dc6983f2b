/** The files of unit tests that take longest, longest first. */
export const LONGEST_UNIT_TESTS = [
  'test/architecture/cost-of-change.test.ts',
  'test/security/hostile-values.test.ts',
  'test/server/composition/demo/seed-demo.test.ts',
  'test/server/sql/postgres-node/several-processes/several-processes.test.ts',
  'test/security/large-pictures.test.ts',
  'test/server/sql/sqlite-node/sqlite-store.test.ts',
  'test/server/media/killed-while-making-avif.test.ts',
  'test/server/sql/sqlite-wasm/wasm-sqlite-store.test.ts',
  'test/server/sql/postgres-node/killed.test.ts',
  'test/architecture/dead-code.test.ts',
  'test/server/composition/server-profile.test.ts',
  'test/server/saving/counters.test.ts',
  'test/examples/own-adapters.test.ts',
] as const;
