import sharp from 'sharp';
import type { PictureFile } from '../../e2e/support/pictures.ts';

/** Drawn without SVG, which other tests of this process may have switched off. */
export async function plainPicture(seed: number): Promise<PictureFile> {
  const background = { r: (seed * 47) % 256, g: (seed * 89) % 256, b: 160 };
  const buffer = await sharp({ create: { width: 240, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `picture-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}
