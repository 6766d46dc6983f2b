import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import { S3MediaStore } from '../../../../server/adapters/s3/s3-media-store.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { mediaFile } from '../../../../server/application/media/media-file.ts';
import { StorageUnavailable } from '../../../../server/application/ports/media/media.ts';
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
