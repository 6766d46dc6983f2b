import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import { S3MediaStore } from '../../../../server/adapters/s3/s3-media-store.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { mediaFile } from '../../../../server/application/media/media-file.ts';
import { StorageUnavailable } from '../../../../server/application/ports/media/media.ts';
import { aPhoto, send, sendPhoto } from '../../../security/support/photos.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { aMember } from '../../http-api/support/member.ts';
import { MediaWorld } from '../../media/media-world.ts';
import { aRoom, PATIENT } from '../support/a-bucket.ts';
import { BreakableLine } from '../support/breakable-line.ts';

let settings: S3Settings;
let line: BreakableLine;
beforeEach(async () => {
  settings = await aRoom();
  line = await BreakableLine.open(settings.endpoint);
});
afterEach(() => line.cut());

const faults = [
  ['frozen', () => line.freeze(), () => line.thaw()],
  ['gone', () => line.cut(), () => line.mend()],
] as const;

describe.each(faults)('while the object storage is %s', (_name, hurt, heal) => {
  test('an upload is refused without a row; afterwards it succeeds, and nothing acknowledged is lost', async () => {
    const world = new MediaWorld();
    const patience = { ...PATIENT };
    const bucket = new S3Bucket({ ...settings, endpoint: line.url }, patience);
    const store = await S3MediaStore.open(bucket, () => world.now);
    const acknowledged = [await world.upload('before', store)];

    await hurt();
    patience.silenceMs = 300;
    await expect(world.upload('during', store)).rejects.toBeInstanceOf(StorageUnavailable);
    expect([...world.store.records.keys()]).toEqual(acknowledged);
    await heal();
    patience.silenceMs = PATIENT.silenceMs;

    acknowledged.push(await world.upload('during', store), await world.upload('after', store));
    const direct = await S3MediaStore.open(new S3Bucket(settings, PATIENT), () => world.now);
    for (const signature of acknowledged) {
      expect(await direct.read(mediaFile('originals', signature, 'jpg'))).toBeDefined();
      expect(await direct.read(mediaFile('236x', signature, 'webp'))).toBeDefined();
    }
    await bucket.close();
  });
});

test('a whole server says so to people and at /readyz, and goes on without a restart', async () => {
  const server = await WholeServer.open({
    S3_ENDPOINT: line.url,
    S3_BUCKET: settings.bucket,
    S3_PREFIX: settings.prefix,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
  const ada = await aMember(server, 'ada');
  const picture = async ({ image_url }: { readonly image_url: string }) =>
    (await server.browser().send(new URL(image_url).pathname)).status;
  const readiness = async () => (await server.browser().send('/readyz')).body;
  const first = await sendPhoto(ada);
  expect(await picture(first)).toBe(200);

  await line.cut();
  await expect.poll(readiness).toMatchObject({ ready: false, checks: { storage: 'failed', database: 'ok' } });
  expect(await picture(first)).toBe(503);
  expect((await send(ada, await aPhoto())).status).toBe(503);

  await line.mend();
  await expect.poll(readiness).toMatchObject({ checks: { storage: 'ok' } });
  expect(await picture(first)).toBe(200);
  expect(await picture(await sendPhoto(ada))).toBe(200);
  expect(server.log.join('')).not.toContain(settings.secretAccessKey);
  await server.close();
});
