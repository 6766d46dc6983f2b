import { readdir, rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VideoWorkspaceDirectory } from '../../../../server/adapters/files/video-workspace-directory.ts';
import { contentOf, ObjectDamaged, type S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import { S3VideoFiles } from '../../../../server/adapters/s3/s3-video-files.ts';
import type { LocalFile } from '../../../../server/application/ports/media/video-files.ts';
import { describeVideoFiles } from '../../../contracts/video-files.contract.ts';
import { anEmptyBucket } from '../support/a-bucket.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';

/** What was opened with a folder before is opened with it again. */
const buckets = new Map<string, S3Bucket>();

describeVideoFiles('object storage', async (folder) => {
  const bucket = buckets.get(folder) ?? (await anEmptyBucket());
  buckets.set(folder, bucket);
  return new S3VideoFiles(bucket, await VideoWorkspaceDirectory.open(folder));
});

test('a video that was changed in the storage is not given to programs, and its copy goes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'videos-'));
  const bucket = await anEmptyBucket();
  const videos = new S3VideoFiles(bucket, await VideoWorkspaceDirectory.open(folder));
  await writeFile(path.join(folder, 'sent'), 'a film');
  await videos.adopt(SIGNATURE, path.join(folder, 'sent') as LocalFile);
  const key = `videos/ab/cd/${SIGNATURE}/upload.mp4`;
  const said = await bucket.head(key);
  await bucket.put(key, contentOf(Buffer.from('a fake')));
  bucket.head = async () => said;

  await expect(videos.upload(SIGNATURE)).rejects.toBeInstanceOf(ObjectDamaged);
  expect(await readdir(path.join(folder, 'videos-work'))).toEqual([]);
  await rm(folder, { recursive: true });
});
