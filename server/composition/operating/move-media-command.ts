import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MediaShelfDirectory } from '../../adapters/files/media-shelf-directory.ts';
import { readConfiguration } from '../../adapters/node/configuration.ts';
import type { Environment } from '../../adapters/node/environment-reader.ts';
import { S3MediaShelf } from '../../adapters/s3/s3-media-shelf.ts';
import { MediaDiffers, moveMedia, type MovedMedia } from '../../application/media/move-media.ts';
import { StorageFull, StorageUnavailable } from '../../application/ports/media/media.ts';
import { MediaChanged } from '../../application/ports/media/media-shelf.ts';
import { openObjectStorage } from '../open-object-storage.ts';
import type { CommandOutcome } from '../user-command.ts';
import { EXIT, failed, outcomeOf, sizeText, tell } from './run-command.ts';

const USAGE = `npm run move-media -- --to s3 [--compare]
  Copies images and videos from DATA_DIR to the bucket in S3_BUCKET.
npm run move-media -- --to files [--compare]
  Copies them from the bucket to DATA_DIR.

Every copied file is read back and its hash is compared. A file that is there already is known by the hash that was recorded
with it; with --compare it is read as well. The source stays as it was. What was interrupted goes on when it is run again.
It may run beside the server. Then stop the server, run it once more for what has come since, and start the server with
S3_BUCKET, or without it.`;

/** Files between two lines of progress. */
const TOLD_EVERY = 500;

/** The operator's command that takes media to the other storage. `say` gets lines on its progress. */
export function runMoveMediaCommand(
  args: readonly string[],
  environment: Environment,
  say: (line: string) => void = () => undefined,
): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const compareAll = args.includes('--compare');
    const rest = args.filter((arg) => arg !== '--compare');
    const [option, to] = rest;
    if (rest.length !== 2 || option !== '--to' || (to !== 's3' && to !== 'files'))
      return failed(EXIT.wrong, USAGE);
    const { dataDir, objectStorage } = readConfiguration(environment);
    if (objectStorage === null) return failed(EXIT.wrong, 'S3_BUCKET: is needed to move media.');
    const bucket = await openObjectStorage(objectStorage);
    const directory = path.join(dataDir, 'media');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const files = await MediaShelfDirectory.open(directory);
    const objects = new S3MediaShelf(bucket);
    const [from, target] = to === 's3' ? [files, objects] : [objects, files];
    try {
      const onFile = (soFar: MovedMedia) => {
        if ((soFar.copied + soFar.same) % TOLD_EVERY === 0) say(`${summary(soFar)} …\n`);
      };
      const moved = summary(await moveMedia({ from, to: target, compareAll, onFile }));
      const how = compareAll ? 'all read and compared' : 'with the same hash';
      return { exitCode: EXIT.ok, out: `${moved}, ${how}.\n`, err: '' };
    } catch (error) {
      if (!isExpected(error)) throw error;
      return failed(EXIT.failed, `${error.message} Run the command again to go on.`);
    } finally {
      await files.close();
      await bucket.close();
    }
  });
}

function isExpected(error: unknown): error is Error {
  return [StorageUnavailable, StorageFull, MediaChanged, MediaDiffers].some((kind) => error instanceof kind);
}

function summary({ copied, copiedBytes, same }: MovedMedia): string {
  return `${copied} files copied and read back (${sizeText(copiedBytes)}), ${same} were there already`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (line: string) => void process.stderr.write(line);
  tell(await runMoveMediaCommand(process.argv.slice(2), process.env, say));
}
