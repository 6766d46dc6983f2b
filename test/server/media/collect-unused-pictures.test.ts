import { beforeEach, describe, expect, test } from 'vitest';
import type { MediaStore } from '../../../server/application/ports/media/media.ts';
import { changed, HOUR, MediaWorld, signatureOf, file } from './media-world.ts';

let world: MediaWorld;
beforeEach(() => {
  world = new MediaWorld();
});

test('an upload that nobody used for 24 hours goes with its picture', async () => {
  const signature = await world.upload('cat');
  world.now += 24 * HOUR + 1;

  expect(await world.collector().run()).toEqual({ uploads: 1, pictures: 1 });

  expect(await world.hasFiles(signature)).toBe(false);
  expect(world.store.records.size).toBe(0);
  expect(world.store.uploadRecords.size).toBe(0);
});

test('a younger upload stays', async () => {
  const signature = await world.upload('cat');
  world.now += 24 * HOUR;

  expect(await world.collector().run()).toEqual({ uploads: 0, pictures: 0 });
  expect(await world.hasFiles(signature)).toBe(true);
});

test('a picture that a pin or an avatar names stays when its upload goes', async () => {
  const signature = await world.upload('cat');
  world.store.named.add(signature);
  world.now += 25 * HOUR;

  expect(await world.collector().run()).toEqual({ uploads: 1, pictures: 0 });
  expect(await world.hasFiles(signature)).toBe(true);
  expect(world.store.records.has(signature)).toBe(true);
});

test('a picture whose last pin was removed goes', async () => {
  const signature = await world.upload('cat');
  world.store.named.add(signature);
  world.now += 1000 * HOUR;
  await world.collector().run();
  world.store.named.delete(signature);

  expect(await world.collector().run()).toEqual({ uploads: 0, pictures: 1 });
  expect(await world.hasFiles(signature)).toBe(false);
});

test('a picture that somebody sent again lately stays', async () => {
  const signature = await world.upload('cat');
  world.now += 23 * HOUR;
  await world.upload('cat');
  world.now += 2 * HOUR;

  expect(await world.collector().run()).toEqual({ uploads: 1, pictures: 0 });
  expect(await world.hasFiles(signature)).toBe(true);
});

test('files of an upload that was cut before its record go after a day, not before', async () => {
  world.store.transaction = () => Promise.reject(new Error('killed'));
  await world.upload('cat').catch(() => undefined);
  const signature = signatureOf(file('original of cat'));
  const later = new MediaWorld();
  const collector = () => later.collector(world.files);

  later.now = world.now + 23 * HOUR;
  expect(await collector().run()).toEqual({ uploads: 0, pictures: 0 });
  expect(await world.hasFiles(signature)).toBe(true);

  later.now = world.now + 25 * HOUR;
  expect(await collector().run()).toEqual({ uploads: 0, pictures: 1 });
  expect(await world.hasFiles(signature)).toBe(false);
});

test('a thousand pictures go in one run', async () => {
  for (let index = 0; index < 1000; index += 1) await world.upload(`picture ${index}`);
  world.now += 25 * HOUR;

  expect(await world.collector().run()).toEqual({ uploads: 1000, pictures: 1000 });
  expect(world.store.records.size).toBe(0);
});

describe('whenever somebody uses the picture while it is being removed, it ends with record and files, or with neither', () => {
  /** Runs `meanwhile` at each place where the collector hands over, one place per test. */
  const moments = {
    'before the files are looked for': (media: MediaStore, meanwhile: () => Promise<void>) =>
      changed(media, {
        async *picturesOlderThan(time) {
          await meanwhile();
          yield* media.picturesOlderThan(time);
        },
      }),
    'after the files were found': (media: MediaStore, meanwhile: () => Promise<void>) =>
      changed(media, {
        async *picturesOlderThan(time) {
          yield* media.picturesOlderThan(time);
          await meanwhile();
        },
      }),
    'after the record went': (media: MediaStore, meanwhile: () => Promise<void>) =>
      changed(media, {
        async removePicture(signature, isWanted) {
          await meanwhile();
          return media.removePicture(signature, isWanted);
        },
      }),
    'while the files are aside': (media: MediaStore, meanwhile: () => Promise<void>) =>
      changed(media, {
        removePicture: (signature, isWanted) =>
          media.removePicture(signature, async () => {
            await meanwhile();
            return isWanted();
          }),
      }),
    'just before the files are gone for good': (media: MediaStore, meanwhile: () => Promise<void>) =>
      changed(media, {
        removePicture: (signature, isWanted) =>
          media.removePicture(signature, async () => {
            const wanted = await isWanted();
            await meanwhile();
            return wanted;
          }),
      }),
  };

  const consistent = async (signature: string) =>
    world.store.records.has(signature) === (await world.hasFiles(signature));

  test.each(Object.entries(moments))('sent again %s', async (_name, interrupt) => {
    const signature = await world.upload('cat');
    world.now += 25 * HOUR;
    const collector = world.collector(interrupt(world.files, async () => void (await world.upload('cat'))));

    await collector.run();

    expect(world.store.records.has(signature)).toBe(true);
    expect(await world.hasFiles(signature)).toBe(true);
  });

  test.each(Object.entries(moments))('pinned %s', async (_name, interrupt) => {
    const signature = await world.upload('cat');
    world.now += 25 * HOUR;
    const pin = async () => {
      await world.store.transaction(async (tx) => {
        if (await tx.pictures.find(signature)) world.store.named.add(signature);
      });
    };

    await world.collector(interrupt(world.files, pin)).run();

    expect(await consistent(signature)).toBe(true);
    expect(world.store.records.has(signature)).toBe(world.store.named.has(signature));
  });

  test.each(Object.entries(moments))(
    'sent again in two steps around: files before, record %s',
    async (_name, interrupt) => {
      const signature = await world.upload('cat');
      world.now += 25 * HOUR;
      // The files are put and then wait for their record until the collector has come this far.
      let collected: Promise<unknown> | undefined;
      const slowMedia = changed(world.files, {
        put: async (files) => {
          await world.files.put(files);
          if (collected) return;
          world.now += 25 * HOUR; // a very slow upload: even its files look old
          await new Promise<void>((carryOn) => {
            collected = world.collector(interrupt(world.files, async () => carryOn())).run();
            void collected.then(() => carryOn());
          });
        },
      });

      await world.upload('cat', slowMedia);
      await collected;

      expect(world.store.records.has(signature)).toBe(true);
      expect(await world.hasFiles(signature)).toBe(true);
    },
  );
});
