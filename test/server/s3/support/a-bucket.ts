import { inject } from 'vitest';
import { S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import { signedHeaders } from '../../../../server/adapters/s3/internal/sign-request.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';

/** Machines under load take their time. */
export const PATIENT = { silenceMs: 30_000, tries: 3, firstWaitMs: 10, checkSilenceMs: 30_000 };

let bucket: Promise<string> | undefined;
let count = 0;

/** Settings of an empty room in a bucket: a prefix of its own. */
export async function aRoom(): Promise<S3Settings> {
  const storage = inject('objectStorage');
  bucket ??= makeBucket({ ...storage, bucket: `tests-${process.pid}`, prefix: '', forcePathStyle: true });
  const prefix = `room-${(count += 1)}/`;
  return { ...storage, bucket: await bucket, prefix, forcePathStyle: true };
}

/** An empty room. */
export async function anEmptyBucket(): Promise<S3Bucket> {
  return new S3Bucket(await aRoom(), PATIENT);
}

async function makeBucket(settings: S3Settings): Promise<string> {
  const url = `${settings.endpoint}/${settings.bucket}`;
  const headers = await signedHeaders(settings, { method: 'PUT', url, headers: {} });
  const answer = await fetch(url, { method: 'PUT', headers });
  if (!answer.ok) throw new Error(`PUT ${settings.bucket}: ${answer.status} ${await answer.text()}`);
  return settings.bucket;
}
