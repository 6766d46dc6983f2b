import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedHeaders } from '../../../../server/adapters/s3/internal/sign-request.ts';
import { MediaChanged } from '../../../../server/application/ports/media/media-shelf.ts';
import { contentOf, S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { runMoveMediaCommand } from '../../../../server/composition/operating/move-media-command.ts';
import { aRoom, PATIENT } from '../support/a-bucket.ts';
import { BreakableLine } from '../support/breakable-line.ts';

const NAMES = [
  ...['1', '2', '3'].map((digit) => `pictures/ab/c${digit}/abc${digit}${'0'.repeat(28)}/originals.jpg`),
  `videos/ab/cd/abcd${'0'.repeat(28)}/720p/abcd${'0'.repeat(28)}.mp4`,
  `videos/ab/cd/abcd${'0'.repeat(28)}/upload.mp4`,
];

let folder: string;
let settings: S3Settings;
let bucket: S3Bucket;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'move-media-'));
  settings = await aRoom();
  bucket = new S3Bucket(settings, PATIENT);
  for (const name of NAMES) await write(name, `content of ${name}`);
  await write('tmp/half', 'half');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<void> {
  const file = path.join(folder, 'media', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const run = (args: readonly string[], change: Record<string, string> = {}) =>
  runMoveMediaCommand(args, {
    DATA_DIR: folder,
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_PREFIX: settings.prefix,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    ...change,
  });

/** Writes another content under the recorded hash of the right one, as a broken storage would leave it. */
async function putChanged(name: string, content: string, sha256: string): Promise<void> {
  const url = `${settings.endpoint}/${settings.bucket}/${settings.prefix}${name}`;
  const body = Buffer.from(content);
  const headers = await signedHeaders(settings, {
    method: 'PUT',
    url,
    headers: { 'x-amz-content-sha256': contentOf(body).sha256, 'x-amz-meta-sha256': sha256 },
  });
  const answer = await fetch(url, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
}

async function filesIn(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = await Promise.all(
    files.map(async (file) => [path.relative(directory, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(contents);
}

async function objects(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of bucket.list('')) found[key] = Buffer.from((await bucket.read(key))!).toString();
  return found;
}

const expected = Object.fromEntries(NAMES.map((name) => [name, `content of ${name}`]));

test('media go to the bucket and back; the source stays, and only what is missing is copied again', async () => {
  const before = await filesIn(folder);
  expect(await run(['--to', 's3'])).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(
      /^5 files copied and read back \(\d+ B\), 0 were there already, with the same hash\.\n$/,
    ),
  });
  expect(await filesIn(folder)).toEqual(before);
  expect(await objects()).toEqual(expected);

  await bucket.put(NAMES[0]!, contentOf(Buffer.from('something else')));
  await bucket.remove(NAMES[4]!);
  expect((await run(['--to', 's3'])).out).toMatch(/^2 files copied .* 3 were there already/);
  expect(await objects()).toEqual(expected);

  const elsewhere = path.join(folder, 'elsewhere');
  await mkdir(elsewhere);
  expect((await run(['--to', 'files'], { DATA_DIR: elsewhere })).out).toMatch(/^5 files copied/);
  expect(await filesIn(path.join(elsewhere, 'media'))).toEqual(expected);
  expect((await run(['--to', 'files'], { DATA_DIR: elsewhere })).out).toMatch(/5 were there already/);
});

test('a file that was changed behind its recorded hash is found when all are compared', async () => {
  await run(['--to', 's3']);
  const { sha256 } = contentOf(Buffer.from(`content of ${NAMES[0]!}`));
  await putChanged(NAMES[0]!, 'Content of another kind', sha256);
  expect((await run(['--to', 's3'])).out).toMatch(
    /^0 files copied .* 5 were there already, with the same hash/,
  );

  const outcome = await run(['--to', 's3', '--compare']);
  expect(outcome.out).toMatch(/^1 files copied .* 4 were there already, all read and compared/);
  expect(await objects()).toEqual(expected);
});

test('a file that changes between two parts of it is not put together from both', async () => {
  await bucket.put(NAMES[0]!, contentOf(Buffer.from('the first content')));
  const { etag } = (await bucket.head(NAMES[0]!))!;
  const read = async () => {
    for await (const chunk of bucket.stream(NAMES[0]!, { start: 4, end: 8, etag }))
      return Buffer.from(chunk).toString();
    return undefined;
  };
  expect(await read()).toBe('first');
  await bucket.put(NAMES[0]!, contentOf(Buffer.from('the other content')));
  await expect(read()).rejects.toBeInstanceOf(MediaChanged);
  await bucket.remove(NAMES[0]!);
  await expect(read()).rejects.toBeInstanceOf(MediaChanged);
});

test('a move whose line breaks says so and goes on later', async () => {
  const line = await BreakableLine.open(settings.endpoint);
  await write(NAMES[0]!, 'x'.repeat(5_000_000));
  line.cutAfter(1_000_000);
  expect(await run(['--to', 's3'], { S3_ENDPOINT: line.url })).toMatchObject({
    exitCode: 1,
    err: 'The storage of files does not answer. Run the command again to go on.\n',
  });

  expect((await run(['--to', 's3'])).exitCode).toBe(0);
  expect(Object.keys(await objects()).sort()).toEqual(NAMES.toSorted());
});

test('says what is wrong: arguments, settings, keys', async () => {
  expect((await run(['--to', 'elsewhere'])).exitCode).toBe(2);
  expect(await run(['--to', 's3'], { S3_SECRET_ACCESS_KEY: 'not-the-secret' })).toEqual({
    exitCode: 4,
    out: '',
    err: 'The object storage cannot be used: S3_SECRET_ACCESS_KEY or S3_ACCESS_KEY_ID: the object storage does not accept these keys.\n',
  });
  const without = await runMoveMediaCommand(['--to', 's3'], { DATA_DIR: folder });
  expect(without).toMatchObject({ exitCode: 2, err: 'S3_BUCKET: is needed to move media.\n' });
});
