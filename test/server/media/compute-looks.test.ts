import { beforeEach, expect, test } from 'vitest';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { ComputeLooks } from '../../../server/application/media/compute-looks.ts';
import { PicturesBusy } from '../../../server/application/ports/media/media.ts';
import { looksOfText } from '../../builders/some-looks.ts';
import { MediaWorld } from './media-world.ts';

const never = new Promise<void>(() => {});

let world: MediaWorld;
let computeLooks: ComputeLooks;
beforeEach(() => {
  world = new MediaWorld();
  computeLooks = new ComputeLooks({
    store: world.store,
    media: world.files,
    pictures: world.pictures,
    clock: world.clock,
    logger: { warn: () => undefined },
  });
});

async function pictureWithoutLooks(content: string): Promise<string> {
  const signature = await world.upload(content);
  world.store.savedLooks.delete(signature);
  return signature;
}

test('every upload is stored with its looks', async () => {
  const signature = await world.upload('cat');
  expect(world.store.savedLooks.get(signature)).toEqual(looksOfText('original of cat'));
});

test('pictures without looks get them from their small size', async () => {
  const [cat, zebra] = [await pictureWithoutLooks('cat'), await pictureWithoutLooks('zebra')];
  const known = await world.upload('dog');
  await computeLooks.run({ ending: never });
  expect(world.store.savedLooks.get(cat)).toEqual(looksOfText('236x of cat'));
  expect(world.store.savedLooks.get(zebra)).toEqual(looksOfText('236x of zebra'));
  expect(world.store.savedLooks.get(known)).toEqual(looksOfText('original of dog'));
});

test('a picture that cannot be decoded, or whose files are gone, has none and is not tried again', async () => {
  const broken = await pictureWithoutLooks('broken');
  const gone = await pictureWithoutLooks('cat');
  await world.files.removePicture(gone, async () => false);
  await computeLooks.run({ ending: never });
  expect([world.store.savedLooks.get(broken), world.store.savedLooks.get(gone)]).toEqual([null, null]);
});

test('the end of the server interrupts it; the next run does the rest', async () => {
  const signatures = [await pictureWithoutLooks('cat'), await pictureWithoutLooks('dog')].sort();
  const ending = Promise.withResolvers<void>();
  const looksOf = world.pictures.looksOf.bind(world.pictures);
  world.pictures.looksOf = async (picture) => {
    ending.resolve();
    return looksOf(picture);
  };
  expect(await computeLooks.run({ ending: ending.promise })).toEqual({ again: world.now });
  expect([...world.store.savedLooks.keys()]).toEqual([signatures[0]]);
  await computeLooks.run({ ending: never });
  expect([...world.store.savedLooks.keys()]).toEqual(signatures);
});

test('a full queue of pictures is a failure of the job, which is repeated', async () => {
  const signature = await pictureWithoutLooks('cat');
  world.pictures.looksOf = () => Promise.reject(new PicturesBusy());
  await expect(computeLooks.run({ ending: never })).rejects.toThrow(PicturesBusy);
  expect(world.store.savedLooks.has(signature)).toBe(false);
});

test('files of pictures in the original size serve when there is no small one', async () => {
  const signature = await pictureWithoutLooks('cat');
  const read = world.files.read.bind(world.files);
  world.files.read = async (path) => (path === mediaFile('236x', signature, 'webp') ? undefined : read(path));
  await computeLooks.run({ ending: never });
  expect(world.store.savedLooks.get(signature)).toEqual(looksOfText('original of cat'));
});
