import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBackup } from '../../adapters/files/backup/make-backup.ts';
import { readConfiguration } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import { copySqliteStore } from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import type { CommandOutcome } from '../user-command.ts';
import { refuseDatabase } from './refuse-database.ts';
import { EXIT, failed, outcomeOf, sizeText, tell } from './run-command.ts';

const USAGE = `npm run backup -- FILE
  Writes database, pictures, videos and keys of DATA_DIR into one new file, beside a running server as well.
  Whoever has the file can read everything in it: keep it as safe as DATA_DIR.`;

/** Makes a backup, whether the server is running or not. */
export function runBackupCommand(args: readonly string[], environment: Environment): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const [file, ...rest] = args;
    if (!file || file.startsWith('-') || rest.length > 0) return failed(EXIT.wrong, USAGE);
    const { dataDir, databaseUrl, objectStorage } = readConfiguration(environment);
    refuseDatabase(databaseUrl);
    const target = path.resolve(environment['INIT_CWD'] ?? '', file);
    const { files, bytes, missing } = await makeBackup({
      dataDir,
      target,
      copyStore: (copy) => copySqliteStore(dataDir, copy),
      now: () => Date.now(),
    });
    const out = `${target}: ${files} files, ${sizeText(bytes)}\n`;
    const err =
      objectStorage === null
        ? `${missing} pictures or videos of the store have no file; see npm run doctor.\n`
        : `Pictures and videos are not in it: copy the bucket ${objectStorage.bucket} now, after this file.\n`;
    return { exitCode: EXIT.ok, out, err: missing === 0 ? '' : err };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runBackupCommand(process.argv.slice(2), process.env));
}
