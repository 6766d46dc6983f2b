import { beforeEach, describe, expect, test } from 'vitest';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { ServePicture, type ServePictureQuery } from '../../../server/application/media/serve-picture.ts';
import { PicturesBusy, type Rendition } from '../../../server/application/ports/media/media.ts';
import { file, MediaWorld } from './media-world.ts';

let world: MediaWorld;
let servePicture: ServePicture;
let signature: string;
beforeEach(async () => {
  world = new MediaWorld();
  servePicture = new ServePicture({ media: world.files, pictures: world.pictures });
  signature = await world.upload('cat');
});

const MODERN = { webp: true, avif: true };
const OLD = { webp: false, avif: false };

async function served(query: Partial<ServePictureQuery>): Promise<string> {
  const outcome = await servePicture.run({
    size: '236x',
    signature,
    extension: 'jpg',
    accepts: MODERN,
    ...query,
  });
  return outcome.kind === 'file'
    ? `${outcome.format}: ${new TextDecoder().decode(outcome.bytes)}`
    : outcome.kind;
}

test('originals come as they are stored, whatever is accepted', async () => {
  expect(await served({ size: 'originals' })).toBe('jpg: original of cat');
  expect(await served({ size: 'originals', accepts: OLD })).toBe('jpg: original of cat');
});

test('a size that was made at upload comes from the store', async () => {
  expect(await served({ size: '236x' })).toBe('webp: 236x of cat');
  expect(world.pictures.rendered).toBe(0);
});

test('another size is made on the first request and kept', async () => {
  expect(await served({ size: '600x315' })).toBe('webp: 600x315 webp of original of cat');
  expect(await served({ size: '600x315' })).toBe('webp: 600x315 webp of original of cat');

  expect(world.pictures.rendered).toBe(1);
  expect(await world.files.has(mediaFile('600x315', signature, 'webp'))).toBe(true);
});

test('who cannot read WebP gets JPEG', async () => {
  expect(await served({ accepts: OLD })).toBe('jpg: 236x jpg of original of cat');
  expect(await served({ accepts: OLD })).toBe('jpg: 236x jpg of original of cat');
  expect(world.pictures.rendered).toBe(1);
});

test('who cannot read WebP gets PNG where something shines through', async () => {
  const original = mediaFile('originals', signature, 'png');
  await world.files.put([{ path: original, bytes: file('transparent cat') }]);
  const query = { extension: 'png', accepts: OLD } as const;

  expect(await served(query)).toBe('png: 236x png of transparent cat');
  expect(await served(query)).toBe('png: 236x png of transparent cat');
  expect(world.pictures.rendered).toBe(1);
});

test('AVIF comes when it is stored and accepted', async () => {
  await world.files.put([{ path: mediaFile('236x', signature, 'avif'), bytes: file('small') }]);

  expect(await served({ accepts: MODERN })).toBe('avif: small');
  expect(await served({ accepts: { webp: true, avif: false } })).toBe('webp: 236x of cat');
});

test('an unknown picture is not found in any size', async () => {
  const unknown = { signature: '0'.repeat(32) };

  expect(await served({ ...unknown, size: '236x' })).toBe('not_found');
  expect(await served({ ...unknown, size: 'originals' })).toBe('not_found');
});

describe('many at once', () => {
  test('who ask for the same size share the work', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => served({ size: '1200x' })));

    expect(new Set(answers)).toEqual(new Set(['webp: 1200x webp of original of cat']));
    expect(world.pictures.rendered).toBe(1);
  });

  test('a failure is told to all who wait, and the next try is a new one', async () => {
    const render = world.pictures.render;
    world.pictures.render = () => Promise.reject(new Error('damaged'));
    const answers = await Promise.allSettled([served({ size: '1200x' }), served({ size: '1200x' })]);
    world.pictures.render = render;

    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await served({ size: '1200x' })).toBe('webp: 1200x webp of original of cat');
  });

  test('beyond a bound the asker is sent away, and later served', async () => {
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    world.pictures.render = async (): Promise<Rendition> => {
      await finished;
      return { format: 'webp', bytes: file('slow') };
    };
    const others = await Promise.all(
      Array.from({ length: 32 }, (_, index) => world.upload(`other ${index}`)),
    );
    const waiting = others.map((other) => served({ signature: other, size: '1200x' }));

    await expect(served({ size: '1200x' })).rejects.toThrow(PicturesBusy);
    finish();
    expect(await Promise.all(waiting)).toEqual(others.map(() => 'webp: slow'));
    expect(await served({ size: '1200x' })).toBe('webp: slow');
  });
});
