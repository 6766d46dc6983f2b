import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRestoreInterrupted, restoreBackup } from '../../adapters/files/backup/restore-backup.ts';
import { readConfiguration, type Configuration } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import {
  checkSqliteFile,
  lockSqliteStore,
  SQLITE_FILE,
} from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import type { MediaShelf } from '../../application/ports/media/media-shelf.ts';
import type { CommandOutcome } from '../user-command.ts';
import { openDatabaseToRestore, uploadMedia, withBucket } from './backed-up-parts.ts';
import { EXIT, failed, outcomeOf, sizeText, tell } from './run-command.ts';

const USAGE = `npm run restore -- FILE [--force]
  Checks a backup and unpacks it into DATA_DIR, while no server uses it. With DATABASE_URL the database goes there,
  where there are no accounts yet; with S3_BUCKET pictures and videos go into the bucket.
  --force: if DATA_DIR is not empty, its files are moved aside, into a folder in it.`;

/** Restores a backup. */
export function runRestoreCommand(
  args: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const force = args.includes('--force');
    const [file, ...rest] = args.filter((arg) => arg !== '--force');
    if (!file || file.startsWith('-') || rest.length > 0) return failed(EXIT.wrong, USAGE);
    const configuration = readConfiguration(environment);
    const { dataDir } = configuration;
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockSqliteStore(dataDir);
    try {
      return await withBucket(configuration, (media) =>
        restore(configuration, { file: path.resolve(environment['INIT_CWD'] ?? '', file), force, media }),
      );
    } finally {
      lock.release();
    }
  });
}

type Restore = { readonly file: string; readonly force: boolean; readonly media: MediaShelf | null };

async function restore(
  configuration: Configuration,
  { file, force, media }: Restore,
): Promise<CommandOutcome> {
  const { dataDir } = configuration;
  const mayBeRestored = await isRestoreInterrupted(dataDir);
  const database = await openDatabaseToRestore(configuration, { mayBeRestored });
  try {
    const { files, bytes, begunAt, asides } = await restoreBackup({
      dataDir,
      file,
      force,
      database: SQLITE_FILE,
      checkStore: checkSqliteFile,
      keepStore: database && database.keep,
      keepMedia: media && (() => uploadMedia(file, media)),
      now: () => Date.now(),
    });
    const out = `${dataDir}: ${files} files, ${sizeText(bytes)}, as of ${begunAt}\n`;
    const err = asides.length === 0 ? '' : `What was there before is in ${asides.join(' and ')}.\n`;
    return { exitCode: EXIT.ok, out, err };
  } finally {
    await database?.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runRestoreCommand(process.argv.slice(2), process.env));
}
