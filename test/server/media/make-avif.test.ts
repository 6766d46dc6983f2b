import { beforeEach, expect, test } from 'vitest';
import { MakeAvif } from '../../../server/application/media/make-avif.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { file, HOUR, MediaWorld } from './media-world.ts';

const never = new Promise<void>(() => {});

let world: MediaWorld;
let makeAvif: MakeAvif;
beforeEach(() => {
  world = new MediaWorld();
  makeAvif = new MakeAvif({ store: world.store, media: world.files, pictures: world.pictures });
});

const run = (signature: string, ending = never) => makeAvif.run({ payload: { signature }, ending });
const hasAvif = (size: '236x' | '474x', signature: string) =>
  world.files.has(mediaFile(size, signature, 'avif'));

test('is asked for with the record of every upload', async () => {
  const signature = await world.upload('cat');
  expect(world.store.asked).toMatchObject([
    { kind: 'pictures.avif', key: signature, payload: { signature }, runAt: world.now },
  ]);
});

test('adds AVIF files beside those that are there', async () => {
  const signature = await world.upload('cat');
  await run(signature);
  expect(await hasAvif('474x', signature)).toBe(true);
  expect(await world.hasFiles(signature)).toBe(true);
});

test('keeps none that is not smaller than its WebP', async () => {
  const signature = await world.upload('cat');
  world.pictures.renderAvif = async () => [
    { size: '236x', bytes: file('236x of cat') },
    { size: '474x', bytes: file('474x of cat') },
  ];
  await world.files.put([{ path: mediaFile('474x', signature, 'webp'), bytes: file('the WebP of 474x') }]);
  await run(signature);
  expect(await hasAvif('236x', signature)).toBe(false);
  expect(await hasAvif('474x', signature)).toBe(true);
});

test('done twice is done once', async () => {
  const signature = await world.upload('cat');
  await run(signature);
  world.pictures.renderAvif = () => Promise.reject(new Error('made again'));
  await run(signature);
  expect(await hasAvif('474x', signature)).toBe(true);
});

test('a picture that is gone needs none; its AVIF files go with it', async () => {
  const signature = await world.upload('cat');
  await run(signature);
  world.now += 25 * HOUR;
  await world.collector().run();
  expect(await hasAvif('474x', signature)).toBe(false);
  await run(signature);
  expect(await hasAvif('474x', signature)).toBe(false);
});

test('leaves off when the server ends', async () => {
  const signature = await world.upload('cat');
  world.pictures.renderAvif = () => new Promise(() => {});
  await expect(run(signature, Promise.resolve())).rejects.toThrow();
  expect(await hasAvif('474x', signature)).toBe(false);
});
