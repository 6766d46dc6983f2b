import { expect, test } from 'vitest';
import { S3Bucket, contentOf } from '../../../../server/adapters/s3/s3-bucket.ts';
import { S3MediaStore, type PictureObjects } from '../../../../server/adapters/s3/s3-media-store.ts';
import { mediaFile } from '../../../../server/application/media/media-file.ts';
import { describeMediaStore } from '../../../contracts/media-store.contract.ts';
import { anEmptyBucket, aRoom, PATIENT } from '../support/a-bucket.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const ORIGINAL = mediaFile('originals', SIGNATURE, 'jpg');
const FOLDER = `ab/cd/${SIGNATURE}`;
const bytes = new Uint8Array([1, 2, 3]);
const now = () => Date.now();

/** A bucket whose objects can be made older; writing one anew makes it new. */
class AgeingBucket extends S3Bucket implements PictureObjects {
  readonly older = new Map<string, number>();

  override async put(...[key, content]: Parameters<S3Bucket['put']>) {
    this.older.delete(key);
    await super.put(key, content);
  }

  override async copy(from: string, to: string) {
    this.older.delete(to);
    return super.copy(from, to);
  }

  override async *list(prefix: string) {
    for await (const object of super.list(prefix)) {
      yield { ...object, modifiedAt: object.modifiedAt - (this.older.get(object.key) ?? 0) };
    }
  }
}

describeMediaStore('object storage', async () => {
  const settings = await aRoom();
  const bucket = new AgeingBucket(settings, PATIENT);
  return {
    store: await S3MediaStore.open(bucket, now),
    now,
    breakWriting: async () => void Object.assign(settings, { bucket: 'removed-bucket' }),
    age: async (path, milliseconds) => {
      const [size = '', , , , name = ''] = path.split('/');
      const signature = name.slice(0, 32);
      const folder = `pictures/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`;
      bucket.older.set(`${folder}/${size}${name.slice(32)}`, milliseconds);
    },
  };
});

async function keysOf(bucket: S3Bucket): Promise<string[]> {
  const keys = [];
  for await (const { key } of bucket.list('')) keys.push(key);
  return keys;
}

test('objects have the names that files have, below the prefix', async () => {
  const settings = await aRoom();
  const below = { ...settings, prefix: `${settings.prefix}of/pins/` };
  const store = await S3MediaStore.open(new S3Bucket(below, PATIENT), now);
  await store.put([{ path: ORIGINAL, bytes }]);

  expect(await keysOf(new S3Bucket(settings, PATIENT))).toEqual([`of/pins/pictures/${FOLDER}/originals.jpg`]);
});

test('a removal that a crash cut short is taken back, and what it has set aside goes after an hour', async () => {
  const bucket = await anEmptyBucket();
  const aside = `removed/${SIGNATURE}-8a6e0804-2bd0-4672-b79d-d97027f9071a/originals.jpg`;
  await bucket.put(aside, contentOf(bytes));

  const reopened = await S3MediaStore.open(bucket, now);
  expect(await reopened.has(ORIGINAL)).toBe(true);
  expect(await keysOf(bucket)).toEqual([`pictures/${FOLDER}/originals.jpg`, aside]);

  await S3MediaStore.open(bucket, () => Date.now() + 2 * 3_600_000);
  expect(await keysOf(bucket)).toEqual([`pictures/${FOLDER}/originals.jpg`]);
});

test('another process that starts in the middle of a removal does not lose a picture that is wanted', async () => {
  const bucket = await anEmptyBucket();
  const store = await S3MediaStore.open(bucket, now);
  await store.put([{ path: ORIGINAL, bytes }]);

  await store.removePicture(SIGNATURE, async () => {
    await S3MediaStore.open(bucket, now);
    return true;
  });

  expect(await keysOf(bucket)).toEqual([`pictures/${FOLDER}/originals.jpg`]);
});
