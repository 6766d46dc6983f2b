import type { Store } from '../../../server/application/ports/store.ts';
import type { Migration } from '../../../server/adapters/sql/migrations/migration.ts';
import { openTemporaryPostgres } from './temporary-postgres.ts';
import { openTemporarySqlite } from './temporary-sqlite.ts';

export type TemporaryStoreOptions = {
  readonly onStatement?: (sql: string) => void;
  readonly migrations?: readonly Migration[];
};

export type TemporaryStore = {
  readonly store: Store;
  /** A folder that goes with it. */
  readonly directory: string;
  /** Removes everything that people have put in. */
  truncate(): Promise<void>;
  /** Changes rows behind the store's back. */
  execute(sql: string, parameters: readonly (string | number | null)[]): Promise<void>;
  /** Reads rows behind the store's back. */
  rows(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** References to rows that are not there. */
  dangling(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** An empty store of its own, over the engine of this run of the tests. */
export function openTemporaryStore(options: TemporaryStoreOptions = {}): Promise<TemporaryStore> {
  return process.env['TEST_STORE'] === 'postgres'
    ? openTemporaryPostgres(options)
    : openTemporarySqlite(options);
}
