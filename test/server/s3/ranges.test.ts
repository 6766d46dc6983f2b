import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { S3Bucket } from '../../../server/adapters/s3/s3-bucket.ts';
import { StorageUnavailable } from '../../../server/application/ports/media/media.ts';

let server: Server;
let bucket: S3Bucket;
afterEach(async () => {
  await bucket.close();
  server.close();
});

/** A storage that always sends the whole object, with this status. */
async function storage(status: number): Promise<void> {
  server = createServer((_, response) => response.writeHead(status).end('whole object'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'pins',
    prefix: '',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  };
  const patience = { silenceMs: 2_000, tries: 2, firstWaitMs: 1, checkSilenceMs: 1_000 };
  bucket = new S3Bucket(settings, patience);
}

async function bytesFrom(start: number): Promise<string> {
  const pieces = [];
  for await (const piece of bucket.stream('object', { start, end: 11 })) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('a whole object is taken when all of it was asked for', async () => {
  await storage(200);
  expect(await bytesFrom(0)).toBe('whole object');
});

test('a whole object is not taken for its end', async () => {
  await storage(200);
  await expect(bytesFrom(6)).rejects.toBeInstanceOf(StorageUnavailable);
});
