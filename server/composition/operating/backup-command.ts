import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBackup } from '../../adapters/files/backup/make-backup.ts';
import { readConfiguration } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import type { CommandOutcome } from '../user-command.ts';
import { copyStore, withBucket } from './backed-up-parts.ts';
import { EXIT, failed, outcomeOf, sizeText, tell } from './run-command.ts';

const USAGE = `npm run backup -- FILE
  Writes database, pictures, videos and keys into one new file, beside a running server as well, from DATA_DIR,
  DATABASE_URL and S3_BUCKET.
  Whoever has the file can read everything in it: keep it as safe as DATA_DIR.`;

/** Makes a backup, whether the server is running or not. */
export function runBackupCommand(args: readonly string[], environment: Environment): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const [file, ...rest] = args;
    if (!file || file.startsWith('-') || rest.length > 0) return failed(EXIT.wrong, USAGE);
    const configuration = readConfiguration(environment);
    const { dataDir } = configuration;
    const target = path.resolve(environment['INIT_CWD'] ?? '', file);
    const { files, bytes, missing } = await withBucket(configuration, (media) =>
      makeBackup({
        dataDir,
        target,
        copyStore: (copy) => copyStore(configuration, copy),
        media,
        now: () => Date.now(),
      }),
    );
    const out = `${target}: ${files} files, ${sizeText(bytes)}\n`;
    const err = `${missing} pictures or videos of the store have no file, or a damaged one; see npm run doctor.\n`;
    return { exitCode: EXIT.ok, out, err: missing === 0 ? '' : err };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runBackupCommand(process.argv.slice(2), process.env));
}
