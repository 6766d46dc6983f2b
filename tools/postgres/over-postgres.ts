import { postgresPrograms } from './postgres-programs.ts';
import { runningPostgres } from './running-postgres.ts';

/** Tests of PostgreSQL only. */
export const POSTGRES_ONLY = 'test/server/sql/postgres-node/**/*.test.ts';

/** What runs over PostgreSQL, too: the calls that most depend on the store, jobs, and writes at the same time. */
export const OVER_POSTGRES: readonly string[] = [
  POSTGRES_ONLY,
  'test/server/sql/concurrent-writes.test.ts',
  'test/server/sql/statement-counts.test.ts',
  'test/bench/generated-store.test.ts',
  'test/server/composition/discovery-thread.test.ts',
  'test/server/application/jobs/**/*.test.ts',
  ...[
    'accounts/register-calls',
    'accounts/session-calls',
    'boards/*',
    'feed-calls',
    'related-calls',
    'fresh-feeds',
    'people/follow-calls',
    'pins/bulk-calls',
    'pins/event-storm',
    'pins/pin-calls',
    'pins/pin-edit-calls',
    'pins/saving-calls',
    'search-calls',
    'search-privacy',
    'user-pins-calls',
    'who-acts',
    'who-reads-what',
  ].map((name) => `test/server/http-api/calls/${name}.test.ts`),
];

/** Whether there is a server for them; in CI there must be one. Says so when there is none. */
export async function canUsePostgres(): Promise<boolean> {
  if (process.env['CI'] || postgresPrograms() !== undefined) return true;
  if ((await runningPostgres()) !== undefined) return true;
  process.stderr.write(
    'Skipped: the tests over PostgreSQL. It is neither running at 127.0.0.1:5432 nor installed (apt-get install postgresql).\n',
  );
  return false;
}
