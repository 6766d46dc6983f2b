import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const ICO_SIZES = [16, 32, 48] as const;

/** Files that keep their names because others know them by these: by address, with their content. */
export async function namedFiles(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawing = (name: string) => readFile(path.join(root, 'src/ui/design', name));
  const favicon = await drawing('favicon.svg');
  return new Map<string, Uint8Array>([
    ['/static/favicon.svg', favicon],
    ['/static/favicon.ico', await ico(favicon)],
    ['/static/avatar-neutral.svg', await drawing('avatar-neutral.svg')],
  ]);
}

/** The drawing as an icon file of PNG pictures: 6 bytes of head, 16 for each picture, then the pictures. */
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
