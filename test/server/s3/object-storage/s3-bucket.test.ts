import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentOf, ObjectDamaged, S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { aRoom, PATIENT } from '../support/a-bucket.ts';

const text = (content: string) => contentOf(new TextEncoder().encode(content));
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

let settings: S3Settings;
let bucket: S3Bucket;
beforeEach(async () => {
  settings = await aRoom();
  bucket = new S3Bucket(settings, PATIENT);
});

async function streamed(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks = [];
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('streams a content up and ranges of it down', async () => {
  async function* pieces() {
    for (const piece of ['a ', 'long ', 'film']) yield Buffer.from(piece);
  }
  await bucket.put('film', { byteLength: 11, sha256: sha256('a long film'), open: pieces });

  expect(await bucket.head('film')).toMatchObject({ byteLength: 11, sha256: sha256('a long film') });
  expect(await streamed(bucket.stream('film', { start: 2, end: 5 }))).toBe('long');
  expect(await streamed(bucket.stream('film', { start: 0, end: 10 }))).toBe('a long film');
});

test('a content that is not what was announced is refused', async () => {
  const wrong = { ...text('right'), sha256: sha256('wrong') };

  await expect(bucket.put('key', wrong)).rejects.toThrow(/refused/);
  expect(await bucket.head('key')).toBeUndefined();
});

test('a content that was changed in the storage is noticed', async () => {
  await bucket.put('other', text('changed'));
  await bucket.put('key', text('content'));
  const storage = new S3Bucket(settings, PATIENT);
  const facts = storage.head.bind(storage);
  storage.head = async () => ({ ...(await facts('key'))! });
  await storage.copy('other', 'key');

  await expect(bucket.read('key')).rejects.toBeInstanceOf(ObjectDamaged);
});

test('lists more than one answer holds, in order', async () => {
  const names = ['many/1', 'many/2', 'many/3', 'many/4', 'many/5'];
  await Promise.all([...names, 'another'].map((name) => bucket.put(name, text(name))));

  const found = [];
  for await (const { key, byteLength } of bucket.list('many/', 2)) found.push(`${key} ${byteLength}`);
  expect(found).toEqual(names.map((name) => `${name} 6`));
});

describe('settings that are wrong are named, without the secret', () => {
  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['the secret', { secretAccessKey: 'not-the-secret' }, /^S3_SECRET_ACCESS_KEY/],
    ['the key', { accessKeyId: 'pinakes:nobody' }, /S3_ACCESS_KEY_ID/],
    ['the bucket', { bucket: 'not-there' }, /^S3_BUCKET/],
    ['the region', { region: 'eu-north-7' }, /^S3_REGION/],
    ['the port', { endpoint: 'http://127.0.0.1:9' }, /does not answer/],
  ])('%s', async (_name, wrong, message) => {
    const tried = { ...settings, ...wrong };
    const error = await new S3Bucket(tried, PATIENT).check().then(
      () => undefined,
      (reason: unknown) => reason,
    );

    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(message);
    expect(String((error as Error).stack)).not.toContain(tried.secretAccessKey);
  });
});
