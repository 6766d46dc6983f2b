import type { StoreCopy } from '../../adapters/files/backup/make-backup.ts';
import { eachMediaOfBackup } from '../../adapters/files/backup/backed-up-media.ts';
import type { Configuration } from '../../adapters/node/configuration.ts';
import { hasAccounts, moveStore } from '../../adapters/sql/moving/move-store.ts';
import { copySqliteStore, sqliteCopy } from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import { openSqliteCopy } from '../../adapters/sql/sqlite-node/store-to-move.ts';
import { StoreUnusable } from '../../adapters/sql/store/store-unusable.ts';
import { moveMedia } from '../../application/media/move-media.ts';
import type { MediaShelf, MediaSource } from '../../application/ports/media/media-shelf.ts';
import { openObjectStorage } from '../open-object-storage.ts';

type Settings = Pick<Configuration, 'dataDir' | 'databaseUrl' | 'objectStorage'>;

/** Copies the store of this configuration into a new SQLite file, whatever its engine. @throws {StoreUnusable} */
export async function copyStore({ dataDir, databaseUrl }: Settings, file: string): Promise<StoreCopy> {
  if (databaseUrl === null) return copySqliteStore(dataDir, file);
  const { openPostgresToMove } = await import('../../adapters/sql/postgres-node/store-to-move.ts');
  const from = await openPostgresToMove(databaseUrl, { as: 'snapshot' });
  try {
    const to = await openSqliteCopy(file);
    try {
      await moveStore({ from, to, replace: false });
    } finally {
      await to.close();
    }
  } catch (cause) {
    if (cause instanceof StoreUnusable) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreUnusable(`The store cannot be copied from ${from.name}: ${reason}.`, { cause });
  } finally {
    await from.close();
  }
  return sqliteCopy(file);
}

/** A database that gets the store of a backup. */
export type RestoredDatabase = {
  /** Copies the store of this file into it, all or nothing. */
  keep(file: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens DATABASE_URL for a restore; null when the store is in DATA_DIR.
 * @param mayBeRestored it may already have what is restored, as a restore was interrupted
 * @throws {StoreUnusable} when servers use it, or it has accounts
 */
export async function openDatabaseToRestore(
  { databaseUrl }: Settings,
  { mayBeRestored }: { readonly mayBeRestored: boolean },
): Promise<RestoredDatabase | null> {
  if (databaseUrl === null) return null;
  const { openPostgresToMove } = await import('../../adapters/sql/postgres-node/store-to-move.ts');
  const to = await openPostgresToMove(databaseUrl, { as: 'target' });
  if (!mayBeRestored && (await hasAccounts(to.db))) {
    await to.close();
    throw new StoreUnusable(`${to.name} already has accounts. ${EMPTY_ONE}`);
  }
  const keep = async (file: string) => {
    const from = await openSqliteCopy(file);
    try {
      await moveStore({ from, to, replace: false, advice: EMPTY_ONE });
    } finally {
      await from.close();
    }
  };
  return { keep, close: () => to.close() };
}

const EMPTY_ONE = 'Make an empty database, and set DATABASE_URL to it.';

/** The media of the bucket. */
export type OpenBucket = MediaShelf & MediaSource;

/** Opens the bucket of this configuration for `use`; without one, `use` gets null. @throws {StoreUnusable} */
export async function withBucket<T>(
  { objectStorage }: Settings,
  use: (media: OpenBucket | null) => Promise<T>,
): Promise<T> {
  if (objectStorage === null) return use(null);
  const bucket = await openObjectStorage(objectStorage);
  try {
    const { S3MediaShelf } = await import('../../adapters/s3/s3-media-shelf.ts');
    return await use(new S3MediaShelf(bucket));
  } finally {
    await bucket.close();
  }
}

/** Copies the pictures and videos of a backup that the bucket lacks, and compares each. */
export async function uploadMedia(file: string, to: MediaShelf): Promise<void> {
  await eachMediaOfBackup(file, async (from) => void (await moveMedia({ from, to })));
}
