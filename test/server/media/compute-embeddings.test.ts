import { beforeEach, expect, test } from 'vitest';
import { ComputeEmbeddings } from '../../../server/application/media/compute-embeddings.ts';
import {
  EmbedderUnavailable,
  type PictureEmbedder,
} from '../../../server/application/ports/media/embeddings.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { MediaWorld } from './media-world.ts';

const never = new Promise<void>(() => {});
const MINUTE_MS = 60_000;

let world: MediaWorld;
/** The embedding is the content of the file. */
const embedder: Pick<PictureEmbedder, 'model' | 'embed'> = {
  model: 'a',
  embed: async (picture) => Int8Array.from(picture),
};
beforeEach(() => {
  world = new MediaWorld();
});

const computeWith = (
  given: typeof embedder | null,
  payload: { readonly signature?: string } = {},
  ending = never,
) =>
  new ComputeEmbeddings({
    store: {
      embeddings: world.store.embeddings,
      pictures: world.store.pictures,
      transaction: (work) => work({ embeddings: world.store.embeddings }),
    },
    media: world.files,
    embedder: given,
    clock: world.clock,
  }).run({ payload, ending });
const textOf = (embedding: Int8Array | null | undefined) => embedding && String.fromCodePoint(...embedding);

test('pictures get theirs from a small size, else from the original, and those of earlier models go', async () => {
  const [cat, zebra] = [await world.upload('cat'), await world.upload('zebra')];
  const bytes = new TextEncoder().encode('474x of cat');
  await world.files.put([{ path: mediaFile('474x', cat, 'webp'), bytes }]);
  expect(await computeWith(embedder)).toBeUndefined();
  const { savedEmbeddings } = world.store;
  expect(textOf(savedEmbeddings.get(`a ${cat}`))).toContain('474x of cat');
  expect(textOf(savedEmbeddings.get(`a ${zebra}`))).toContain('original of zebra');
  expect(world.store.keptModels).toEqual(['a']);
});

test('one picture gets its own alone', async () => {
  const [cat] = [await world.upload('cat'), await world.upload('zebra')];
  await computeWith(embedder, { signature: cat });
  expect([...world.store.savedEmbeddings.keys()]).toEqual([`a ${cat}`]);
  expect(world.store.keptModels).toEqual([]);
});

test('a picture without files has none, and is not tried again', async () => {
  const gone = await world.upload('cat');
  await world.files.removePicture(gone, async () => false);
  await computeWith(embedder);
  expect(world.store.savedEmbeddings).toEqual(new Map([[`a ${gone}`, null]]));
});

test('a model that cannot be used is tried again later', async () => {
  await world.upload('cat');
  const unavailable = { ...embedder, embed: () => Promise.reject(new EmbedderUnavailable('no package')) };
  expect(await computeWith(unavailable)).toEqual({ again: world.now + 10 * MINUTE_MS });
  expect(world.store.savedEmbeddings.size).toBe(0);
});

test('without a model nothing happens', async () => {
  await world.upload('cat');
  expect(await computeWith(null)).toBeUndefined();
  expect(world.store.savedEmbeddings.size).toBe(0);
  expect(world.store.keptModels).toEqual([]);
});

test('the end of the server interrupts it', async () => {
  await world.upload('cat');
  await world.upload('dog');
  const ending = Promise.withResolvers<void>();
  const once = {
    ...embedder,
    embed: async () => {
      ending.resolve();
      return Int8Array.of(1);
    },
  };
  expect(await computeWith(once, {}, ending.promise)).toEqual({ again: world.now });
  expect(world.store.savedEmbeddings.size).toBe(1);
});

test('an upload asks for its embedding only if there is a model', async () => {
  await world.upload('cat');
  expect(world.store.asked.map(({ kind }) => kind)).toEqual(['pictures.avif']);
  world.embedder = embedder;
  const dog = await world.upload('dog');
  expect(world.store.asked.slice(1)).toMatchObject([
    { kind: 'pictures.avif' },
    { kind: 'pictures.embeddings', key: dog, payload: { signature: dog } },
  ]);
});
