import { beforeEach, expect, test } from 'vitest';
import { toUploadId, toUserId } from '../../../src/domain/ids/ids.ts';
import { UNUSED_PICTURE_MS } from '../../../server/application/media/collect-unused-pictures.ts';
import { StorageQuota } from '../../../server/application/media/storage-quota.ts';
import { StorageFull } from '../../../server/application/ports/media/media.ts';

const ADA = toUserId('1');
const BOB = toUserId('2');
const [FIRST, SECOND] = [toUploadId('11'), toUploadId('12')];

let now: number;
let recorded: number;
let quota: StorageQuota;
beforeEach(() => {
  now = 1_790_000_000_000;
  recorded = 0;
  const store = { announcedUploads: { bytesOf: async () => recorded } };
  quota = new StorageQuota({ store, clock: { now: () => now } }, 100);
});

test('what is held counts as what is recorded, for its owner', async () => {
  await quota.hold(ADA, FIRST, 60);
  await expect(quota.hold(ADA, SECOND, 60)).rejects.toThrow(StorageFull);
  await quota.hold(ADA, SECOND, 40);
  await expect(quota.check(ADA)).rejects.toThrow(StorageFull);
  await quota.check(BOB);
});

test('of holds that are asked for together only those that fit are given', async () => {
  const asked = Array.from({ length: 10 }, (_, at) => quota.hold(ADA, toUploadId(String(20 + at)), 30));
  const given = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled');
  expect(given).toHaveLength(3);
});

test('a released hold leaves its room to others', async () => {
  await quota.hold(ADA, FIRST, 60);
  quota.release(FIRST);
  await quota.hold(ADA, SECOND, 100);
});

test('a further hold of the same upload replaces the first, which stays when there is no room', async () => {
  await quota.hold(ADA, FIRST, 60);
  await quota.hold(ADA, FIRST, 90);
  await expect(quota.hold(ADA, FIRST, 101)).rejects.toThrow(StorageFull);
  await expect(quota.hold(ADA, SECOND, 20)).rejects.toThrow(StorageFull);
});

test('a hold that is never released ends with the upload itself, after a day', async () => {
  await quota.hold(ADA, FIRST, 100);
  now += UNUSED_PICTURE_MS + 1;
  await quota.hold(ADA, SECOND, 100);
});

test('what a transaction has recorded may fill the limit and not pass it', async () => {
  const tx = (bytes: number) => ({ announcedUploads: { bytesOf: async () => bytes } });
  await quota.checkRecorded(tx(100), ADA);
  await expect(quota.checkRecorded(tx(101), ADA)).rejects.toThrow(StorageFull);
});

test('without a limit nothing is refused', async () => {
  const store = { announcedUploads: { bytesOf: async () => 1e12 } };
  const open = new StorageQuota({ store, clock: { now: () => now } }, 0);
  await open.hold(ADA, FIRST, 1e12);
  await open.check(ADA);
  await open.checkRecorded(store, ADA);
});
