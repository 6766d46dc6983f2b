import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '../../adapters/files/backup/restore-backup.ts';
import { readConfiguration } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import {
  checkSqliteFile,
  lockSqliteStore,
  SQLITE_FILE,
} from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import type { CommandOutcome } from '../user-command.ts';
import { refuseDatabase } from './refuse-database.ts';
import { EXIT, failed, outcomeOf, sizeText, tell } from './run-command.ts';

const USAGE = `npm run restore -- FILE [--force]
  Checks a backup and unpacks it into DATA_DIR, while no server uses it.
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
    const { dataDir, databaseUrl } = readConfiguration(environment);
    refuseDatabase(databaseUrl);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockSqliteStore(dataDir);
    try {
      const { files, bytes, begunAt, aside } = await restoreBackup({
        dataDir,
        file: path.resolve(environment['INIT_CWD'] ?? '', file),
        force,
        database: SQLITE_FILE,
        checkStore: checkSqliteFile,
        now: () => Date.now(),
      });
      const out = `${dataDir}: ${files} files, ${sizeText(bytes)}, as of ${begunAt}\n`;
      return { exitCode: EXIT.ok, out, err: aside === null ? '' : `What was there before is in ${aside}.\n` };
    } finally {
      lock.release();
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runRestoreCommand(process.argv.slice(2), process.env));
}
