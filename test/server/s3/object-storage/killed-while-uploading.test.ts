import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { S3MediaStore } from '../../../../server/adapters/s3/s3-media-store.ts';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { mediaFile } from '../../../../server/application/media/media-file.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { uploadAndKill } from '../../media/uploading-process-under-test.ts';
import { aRoom, PATIENT } from '../support/a-bucket.ts';

const ROUNDS = 2;
const PICTURES_PER_ROUND = 6;

let directory: string;
let settings: S3Settings;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'killed-'));
  settings = await aRoom();
  const store = await openSqliteStore({ path: path.join(directory, 'pinakes.sqlite') });
  await store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId('100') })));
  await store.close();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('no upload that was acknowledged is lost, and no row is without its objects', async () => {
  const acknowledged = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const uploading = { directory, round, pictures: PICTURES_PER_ROUND, bucket: settings };
    acknowledged.push(...(await uploadAndKill(uploading)));
  }

  const database = new DatabaseSync(path.join(directory, 'pinakes.sqlite'), { readOnly: true });
  const rows = database.prepare('select signature from pictures').all();
  database.close();
  const signatures = rows.map(({ signature }) => String(signature));
  expect(signatures).toEqual(expect.arrayContaining(acknowledged));
  const media = await S3MediaStore.open(new S3Bucket(settings, PATIENT), () => Date.now());
  for (const signature of signatures) {
    expect(await media.read(mediaFile('originals', signature, 'png'))).toBeDefined();
    expect(await media.read(mediaFile('236x', signature, 'webp'))).toBeDefined();
  }
});
