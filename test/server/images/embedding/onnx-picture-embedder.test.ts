import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPictureEmbedder } from '../../../../server/adapters/images/embedding/onnx-picture-embedder.ts';
import {
  EmbedderUnavailable,
  type PictureEmbedder,
} from '../../../../server/application/ports/media/embeddings.ts';
import { describePictureEmbedder } from '../../../contracts/picture-embedder.contract.ts';
import { builtFilesForTests } from '../../composition/built-files-for-tests.ts';
import { FakePictureEmbedder } from '../../media/fake-picture-embedder.ts';
import { photo } from '../sample-pictures.ts';
import { installFakeRuntime } from './fake-onnx-runtime.ts';
import { meanColourModel } from './tiny-model.ts';

let folder: string;
let opened: PictureEmbedder[] = [];
let logged: { readonly event: string; readonly fields: unknown }[] = [];
const note = (event: string, fields: unknown = {}) => void logged.push({ event, fields });
const logger = { info: note, warn: note };
const workerUrl = builtFilesForTests('').embeddingWorker;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-model-'));
  logged = [];
});
afterEach(async () => {
  await Promise.all(opened.map((embedder) => embedder.close()));
  opened = [];
  await rm(folder, { recursive: true });
});

async function open(model: string | Uint8Array, options: { readonly idleMs?: number } = {}) {
  const file = path.join(folder, 'model.onnx');
  await writeFile(file, model);
  const embedder = await openPictureEmbedder({ path: file, workerUrl, logger, ...options });
  opened.push(embedder!);
  return embedder!;
}

async function fakeModel(model: object = {}): Promise<PictureEmbedder> {
  await installFakeRuntime(folder);
  return open(JSON.stringify(model));
}

describePictureEmbedder('the fake', async () => new FakePictureEmbedder());
describePictureEmbedder('a model with a fake of its runtime', () => fakeModel());

/** The folder of the real package, where it is installed. */
function realRuntime(): string | null {
  try {
    const from = process.env['ONNXRUNTIME_FOLDER'] ?? import.meta.dirname;
    return path.dirname(createRequire(path.join(from, 'a.js')).resolve('onnxruntime-node/package.json'));
  } catch {
    return null;
  }
}

const runtime = realRuntime();
describe.skipIf(runtime === null)('with the real runtime', () => {
  const useRuntime = async () => {
    await mkdir(path.join(folder, 'node_modules'), { recursive: true });
    await symlink(runtime!, path.join(folder, 'node_modules', 'onnxruntime-node')).catch(() => undefined);
  };
  describePictureEmbedder('a small model', async () => {
    await useRuntime();
    return open(meanColourModel());
  });

  test('a model with other inputs and a file that is no model are refused with a message', async () => {
    await useRuntime();
    for (const model of [meanColourModel({ inputs: 2 }), 'no model']) {
      const embedder = await open(model);
      await expect(embedder.embed(await anImage())).rejects.toThrow(EmbedderUnavailable);
    }
    expect(JSON.stringify(logged)).toContain('one input');
  });
});

describe('at the start', () => {
  test('a model that can be used is logged', async () => {
    const embedder = await fakeModel();
    embedder.start();
    await vi.waitFor(
      () => expect(logged).toEqual([{ event: 'embedding.ready', fields: expect.anything() }]),
      10_000,
    );
  });

  test('without the file of the model there is no embedder, and the log says why', async () => {
    const missing = path.join(folder, 'missing.onnx');
    expect(await openPictureEmbedder({ path: missing, workerUrl, logger })).toBeNull();
    expect(logged).toEqual([
      {
        event: 'embedding.unavailable',
        fields: { model: missing, message: expect.stringContaining('EMBEDDING_MODEL cannot be read') },
      },
    ]);
  });

  test('without the package the log says how it is installed', async () => {
    const embedder = await open('{}');
    embedder.start();
    await vi.waitFor(() => expect(logged).toHaveLength(1), 10_000);
    expect(JSON.stringify(logged)).toContain('npm install --ignore-scripts onnxruntime-node');
    await expect(embedder.embed(await anImage())).rejects.toThrow(EmbedderUnavailable);
    expect(logged).toHaveLength(1);
  });

  test.each([
    ['two inputs', { inputs: [picture(), picture()] }, 'must have one input'],
    ['an input that is no picture', { inputs: [{ ...picture(), shape: [1, 77] }] }, 'must have one input'],
    ['pictures that are too large', { inputs: [{ ...picture(), shape: [1, 3, 4000, 4000] }] }, '4000 × 4000'],
    ['no vector', { outputs: [{ ...picture(), shape: [1, 3, 8, 8] }] }, 'must have one output'],
  ])('a model with %s is refused with a message', async (_, model, message) => {
    const embedder = await fakeModel(model);
    await expect(embedder.embed(await anImage())).rejects.toThrow(EmbedderUnavailable);
    expect(JSON.stringify(logged)).toContain(message);
  });
});

test('settings beside the model belong to its name, and prepare the pictures', async () => {
  const before = await fakeModel();
  const image = await anImage();
  const usual = await before.embed(image);
  await writeFile(
    path.join(folder, 'preprocessor_config.json'),
    JSON.stringify({ image_mean: [0, 1, 0], image_std: [1, 1, 1], size: { shortest_edge: 8 } }),
  );
  const after = await fakeModel();
  expect(after.model).not.toBe(before.model);
  expect(await after.embed(image)).not.toEqual(usual);
});

test('a crash of the model costs one picture only', async () => {
  const embedder = await fakeModel({ crashInRun: 2 });
  expect(await embedder.embed(await anImage())).toBeNull();
  expect(logged.map(({ event }) => event)).toContain('picture_without_embedding');
});

test('the process ends when there is nothing to do, and starts again', async () => {
  await installFakeRuntime(folder);
  const embedder = await open('{}', { idleMs: 1 });
  const first = await embedder.embed(await anImage());
  await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'));
  expect(await embedder.embed(await anImage())).toEqual(first);
});

function anImage(): Promise<Uint8Array> {
  return photo(80, 60).png().toBuffer();
}

function picture() {
  return { name: 'pixel_values', isTensor: true, type: 'float32', shape: [1, 3, 8, 8] };
}
