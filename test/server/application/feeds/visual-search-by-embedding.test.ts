import { expect, test } from 'vitest';
import { toPinId, toUserId, type PinId } from '../../../../src/domain/ids/ids.ts';
import { WHOLE_CROP, type PictureCrop } from '../../../../src/domain/looks/picture-crop.ts';
import { FEATURE_VALUES } from '../../../../src/domain/looks/picture-looks.ts';
import { VisualSearch } from '../../../../server/application/feeds/visual-search.ts';
import {
  EmbedderUnavailable,
  type Embedding,
  type PictureEmbedder,
} from '../../../../server/application/ports/media/embeddings.ts';

type Deps = ConstructorParameters<typeof VisualSearch>[0];

const PICTURE = 'a'.repeat(32);
const STORED = Int8Array.of(1, 0);
const OF_PART = Int8Array.of(0, 1);
const PART: PictureCrop = { x: 0.5, y: 0, w: 0.5, h: 1 };
const [tulip, rose, car] = ['1', '2', '3'].map(toPinId) as [PinId, PinId, PinId];

/** By looks a tulip, then a rose; by the stored embedding a rose, then a car; by that of a part the car alone. */
async function found(embedder: Pick<PictureEmbedder, 'model' | 'embed'> | null, crop = WHOLE_CROP) {
  const byEmbedding = (embedding: Embedding) => (embedding[0] === 1 ? [rose, car] : [car]);
  const deps = {
    store: {
      uploads: { mayUse: async () => true },
      looks: {
        find: async () => new Map([[PICTURE, { features: new Int8Array(FEATURE_VALUES) }]]),
        windowsOfPins: async () => new Map(),
      },
      embeddings: { find: async () => new Map([[PICTURE, STORED]]) },
      search: { findable: async (ids: readonly PinId[]) => ids },
      pins: { views: async (ids: readonly PinId[]) => ids.map(publicPin) },
    },
    discovery: {
      ask: async (question: string, about: { readonly embedding: Embedding }) =>
        question === 'nearEmbedding'
          ? byEmbedding(about.embedding)
          : [
              { pin: tulip, likeness: 0.9 },
              { pin: rose, likeness: 0.8 },
            ],
    },
    media: { read: async () => new Uint8Array(1) },
    pictures: { looksOf: async () => ({ features: new Int8Array(FEATURE_VALUES) }) },
    embedder,
    clock: { now: () => 0 },
  };
  const outcome = await new VisualSearch(deps as unknown as Deps).run({
    of: { signature: PICTURE },
    crop,
    productsOnly: false,
    viewerId: toUserId('9'),
    position: null,
    limit: 10,
  });
  if (outcome.kind !== 'slice') throw new Error(outcome.kind);
  return outcome.items.map(({ pin }) => pin.pin.id);
}

function publicPin(id: PinId) {
  const person = { id: toUserId('5'), state: 'active' };
  const board = { id: '7', ownerId: person.id, privacy: 'public' };
  return { pin: { id }, pinner: person, board: { board, owner: person, viewerPermissions: null } };
}

const embedder = { model: 'a', embed: async () => OF_PART };

test('without a model looks decide', async () => {
  expect(await found(null)).toEqual([tulip, rose]);
});

test('what a model finds is one more list', async () => {
  expect(await found(embedder)).toEqual([rose, car, tulip]);
});

test('a part of a picture gets an embedding of its own', async () => {
  expect((await found(embedder, PART))[0]).toBe(car);
});

test('while the model cannot be used, looks decide', async () => {
  const unavailable = { ...embedder, embed: () => Promise.reject(new EmbedderUnavailable('no package')) };
  expect(await found(unavailable, PART)).toEqual([tulip, rose]);
});
