import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture } from '../../../server/adapters/images/cut-picture.ts';

const plain = (width: number, background: string) => ({
  create: { width, height: 200, channels: 3, background } as const,
});
/** Left half red, right half blue. */
const picture = await sharp(plain(400, '#d02010'))
  .composite([{ input: plain(200, '#1020d0'), left: 200, top: 0 }])
  .webp({ lossless: true })
  .toBuffer();

async function colourOf(bytes: Uint8Array): Promise<readonly number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean / 16));
}

test('a piece has the pixels that lie in it, at their own resolution', async () => {
  const piece = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 };
  const cut = await cutPicture(picture, piece, 'colour');
  expect(await sharp(cut).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 100 });
  expect(await colourOf(cut)).toEqual([1, 2, 13]);
});

test('without colour, light stays light and dark stays dark', async () => {
  const [red] = await colourOf(await cutPicture(picture, { left: 0, top: 0, width: 0.5, height: 1 }, 'mono'));
  const cut = await cutPicture(picture, { left: 0.5, top: 0, width: 0.5, height: 1 }, 'mono');
  const [blue, ...others] = await colourOf(cut);
  expect(others).toEqual([blue, blue]);
  expect(red).toBeGreaterThan(blue!);
});
