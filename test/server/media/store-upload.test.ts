import { beforeEach, expect, test } from 'vitest';
import { mediaRefusalMessages } from '../../../server/application/media/internal/messages.en.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { StorageFull } from '../../../server/application/ports/media/media.ts';
import { changed, file, MediaWorld, OWNER } from './media-world.ts';

let world: MediaWorld;
beforeEach(() => {
  world = new MediaWorld();
});

test('a picture is kept with its sizes, its record and its upload', async () => {
  const outcome = await world.storeUpload().run({ userId: OWNER, bytes: file('cat') });

  if (outcome.kind !== 'stored') throw new Error('refused');
  const { signature } = outcome.picture;
  expect(outcome.picture).toEqual({
    signature: expect.stringMatching(/^[0-9a-f]{32}$/),
    extension: 'jpg',
    width: 800,
    height: 600,
    dominantColor: '#102030',
    isAnimated: false,
    byteLength: 'original of cat'.length,
    createdAt: world.now,
  });
  expect(await world.files.read(mediaFile('originals', signature, 'jpg'))).toEqual(file('original of cat'));
  expect(await world.files.read(mediaFile('236x', signature, 'webp'))).toEqual(file('236x of cat'));
  expect(await world.store.pictures.find(signature)).toEqual(outcome.picture);
  expect(await world.store.uploads.find(outcome.uploadId, OWNER)).toMatchObject({
    pictureSignature: signature,
  });
});

test('what is no picture leaves nothing behind', async () => {
  const outcome = await world.storeUpload().run({ userId: OWNER, bytes: file('not a picture') });

  expect(outcome).toEqual({ kind: 'refused', reason: 'bad_media', message: mediaRefusalMessages.noImage });
  expect(world.store.records.size).toBe(0);
  expect(world.store.uploadRecords.size).toBe(0);
});

test('the same picture twice is one picture and two uploads', async () => {
  const first = await world.upload('cat');
  const second = await world.upload('cat');

  expect(second).toBe(first);
  expect(world.store.records.size).toBe(1);
  expect(world.store.uploadRecords.size).toBe(2);
});

test('no record names files that could not be written', async () => {
  const full = changed(world.files, { put: () => Promise.reject(new StorageFull()) });

  await expect(world.upload('cat', full)).rejects.toThrow(StorageFull);
  expect(world.store.records.size).toBe(0);
});

test('files are there before the record that names them', async () => {
  const filesAtRecord: boolean[] = [];
  const insert = world.store.pictures.insert;
  world.store.pictures.insert = async (picture) => {
    filesAtRecord.push(await world.hasFiles(picture.signature));
    await insert(picture);
  };

  await world.upload('cat');

  expect(filesAtRecord).toEqual([true]);
});
