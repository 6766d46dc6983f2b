import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import {
  EmbedderUnavailable,
  type PictureEmbedder,
} from '../../server/application/ports/media/embeddings.ts';

/** Every adapter of the port. `open` gives an embedder whose model tells red pictures from blue ones. */
export function describePictureEmbedder(name: string, open: () => Promise<PictureEmbedder>): void {
  describe(`${name} as embedder of pictures`, () => {
    let embedder: PictureEmbedder;
    beforeEach(async () => {
      embedder = await open();
    });
    afterEach(() => embedder.close());

    test('names its model, the same each time', async () => {
      const again = await open();
      expect(embedder.model).not.toBe('');
      expect(again.model).toBe(embedder.model);
      await again.close();
    });

    test('gives the same picture the same embedding, and all of them the same length', async () => {
      const red = await plain('#c01020');
      const [one, again, other] = [
        await embedder.embed(red),
        await embedder.embed(red),
        await embedder.embed(await plain('#1020c0')),
      ];
      expect(one).toBeInstanceOf(Int8Array);
      expect(again).toEqual(one);
      expect(other).toHaveLength(one!.length);
    });

    test('gives similar pictures similar directions', async () => {
      const [red, crimson, blue] = [
        (await embedder.embed(await plain('#c01020')))!,
        (await embedder.embed(await plain('#d02030')))!,
        (await embedder.embed(await plain('#1020c0')))!,
      ];
      expect(cosine(red, crimson)).toBeGreaterThan(cosine(red, blue));
    });

    test('embeds a part of a picture as if it were alone', async () => {
      const both = await sharp({ create: { width: 128, height: 64, channels: 3, background: '#c01020' } })
        .composite([{ input: await plain('#1020c0'), left: 64, top: 0 }])
        .png()
        .toBuffer();
      const part = await embedder.embed(both, { left: 0.5, top: 0, width: 0.5, height: 1 });
      expect(part).toEqual(await embedder.embed(await plain('#1020c0')));
    });

    test('has none of what is no picture, and goes on', async () => {
      expect(await embedder.embed(new TextEncoder().encode('no picture'))).toBeNull();
      expect(await embedder.embed(await plain('#c01020'))).not.toBeNull();
    });

    test('refuses pictures after it was closed, and closes twice', async () => {
      await embedder.close();
      await embedder.close();
      await expect(embedder.embed(await plain('#c01020'))).rejects.toThrow(EmbedderUnavailable);
    });
  });
}

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}

function cosine(one: Int8Array, other: Int8Array): number {
  const dot = (a: Int8Array, b: Int8Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}
