import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { LARGE_LOGO } from '../../src/ui/kit/logo-shape.ts';

const ICO_SIZES = [16, 32, 48] as const;

/** Files whose names must not change, because others refer to them: by address, with their content. */
export async function namedFiles(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawing = (name: string) => readFile(path.join(root, 'src/ui/design', name));
  const favicon = await drawing('favicon.svg');
  return new Map<string, Uint8Array>([
    ['/static/favicon.svg', favicon],
    ['/static/favicon.ico', await ico(favicon)],
    ['/static/avatar-neutral.svg', await drawing('avatar-neutral.svg')],
    ...(await appIcons()),
  ]);
}

const TERRACOTTA = { ground: '#b4421f', front: '#ffffff', rear: '#e3a489' };

/** The icons of the installed app: the logo on a tile, and a maskable version. */
async function appIcons(): Promise<ReadonlyMap<string, Uint8Array>> {
  const tile = appIcon({ ...TERRACOTTA, radius: 7, mark: 26 });
  // Systems crop the icon in different shapes: the logo stays within the inner circle of four fifths.
  const whole = appIcon({ ...TERRACOTTA, radius: 0, mark: 22 });
  const square = appIcon({ ...TERRACOTTA, radius: 0, mark: 25 });
  const alone = appIcon({ ground: 'none', front: '#000000', rear: '#00000099', radius: 0, mark: 26 });
  return new Map<string, Uint8Array>([
    ['/static/app-icon.svg', new TextEncoder().encode(tile)],
    ['/static/app-icon-192.png', await png(tile, 192)],
    ['/static/app-icon-512.png', await png(tile, 512)],
    ['/static/app-icon-maskable-512.png', await png(whole, 512)],
    ['/static/app-icon-monochrome-512.png', await png(alone, 512)],
    ['/static/apple-touch-icon.png', await png(square, 180)],
  ]);
}

type AppIcon = { ground: string; front: string; rear: string; radius: number; mark: number };

/** The logo with the width `mark`, centred in a square of 32. */
function appIcon({ ground, front, rear, radius, mark }: AppIcon): string {
  const inset = (32 - mark) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">',
    `<rect width="32" height="32" rx="${radius}" fill="${ground}"/>`,
    `<svg x="${inset}" y="${inset}" width="${mark}" height="${mark}" viewBox="${LARGE_LOGO.viewBox}">`,
    `<path fill="${rear}" d="${LARGE_LOGO.rear}"/>`,
    `<path fill="${front}" fill-rule="evenodd" d="${LARGE_LOGO.front}"/>`,
    '</svg></svg>',
  ].join('');
}

function png(svg: string, size: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The drawing as an ICO file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
async function ico(svg: Uint8Array): Promise<Uint8Array> {
  const pictures = await Promise.all(
    ICO_SIZES.map((size) => sharp(svg, { density: 300 }).resize(size, size).png().toBuffer()),
  );
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
