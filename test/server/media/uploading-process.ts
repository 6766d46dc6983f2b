import { english } from '../../support/english.ts';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { S3Bucket } from '../../../server/adapters/s3/s3-bucket.ts';
import { S3MediaStore } from '../../../server/adapters/s3/s3-media-store.ts';
import type { S3Settings } from '../../../server/adapters/s3/s3-settings.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { openPostgresStore } from '../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import type { Store } from '../../../server/application/ports/store.ts';
import { StoreUpload } from '../../../server/application/media/store-upload.ts';
import { plain } from '../images/sample-pictures.ts';

/**
 * Sends pictures to the stores in a directory, or rows to DATABASE_URL and files to a bucket, until it is killed; says the
 * signature of each that was acknowledged.
 */

const [directory = '', firstId = '1', bucket] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
const store: Store = databaseUrl
  ? await openPostgresStore({ url: databaseUrl, poolSize: 4 })
  : await openSqliteStore({ path: join(directory, 'pinakes.sqlite') });
const media =
  bucket === undefined
    ? await FileMediaStore.open(join(directory, 'media'))
    : await S3MediaStore.open(new S3Bucket(JSON.parse(bucket) as S3Settings), () => Date.now());
let uploadId = Number(firstId);
/** Of pictures begun: each gets a colour of its own, so that no two have one signature. */
let begun = Number(firstId);
const storeUpload = new StoreUpload({
  store,
  media,
  pictures: new SharpPictureProcessor({ logger: { warn: () => {} } }),
  secrets: { nameOf: (bytes) => createHmac('sha256', 'test').update(bytes).digest('hex').slice(0, 32) },
  ids: { next: () => String((uploadId += 1)), nextUpload: () => String((uploadId += 1)) },
  clock: { now: () => Date.now() },
});

async function sendPictures(): Promise<never> {
  for (;;) {
    begun += 1;
    const color = [begun % 256, (begun >> 8) % 256, (begun >> 16) % 256] as const;
    const bytes = await plain(40 + (begun % 50), 60, color)
      .png()
      .toBuffer();
    const outcome = await storeUpload.run({ userId: toUserId('100'), bytes });
    if (outcome.kind !== 'stored') throw new Error(english(outcome.message));
    process.stdout.write(`${outcome.picture.signature}\n`);
  }
}

await Promise.all([sendPictures(), sendPictures(), sendPictures()]);
