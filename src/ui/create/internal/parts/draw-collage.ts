import {
  collageCells,
  COLLAGE_SIZE,
  middlePart,
  type CollageLayout,
} from '../../../../domain/drafts/collage-layout.ts';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import type { EntryParts } from '../drafts/entry-parts.ts';

/** The background between the pictures, the same in both themes because it becomes part of the picture. */
const GROUND = '#ffffff';

type DrawnCollage = {
  readonly canvas: HTMLCanvasElement;
  /** The cells of pictures that cannot be displayed here, which stay empty. */
  readonly missing: readonly number[];
};

/** Draws the pictures of these parts into one. */
export async function drawCollage(
  parts: readonly DraftPart[],
  files: EntryParts['files'],
  layout: CollageLayout,
): Promise<DrawnCollage> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, COLLAGE_SIZE);
  const pictures = await Promise.all(parts.map((part) => pictureOf(part, files)));
  const context = canvas.getContext('2d');
  const missing = pictures.flatMap((picture, index) => (picture === null ? [index] : []));
  if (context === null) return { canvas, missing };
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  collageCells(layout, parts.length).forEach((cell, index) => {
    const picture = pictures[index];
    if (picture == null) return;
    const from = middlePart({ width: picture.naturalWidth, height: picture.naturalHeight }, cell);
    context.drawImage(
      picture,
      from.x,
      from.y,
      from.width,
      from.height,
      cell.x,
      cell.y,
      cell.width,
      cell.height,
    );
  });
  return { canvas, missing };
}

/** The file itself, or the server's version of one that this browser cannot decode. */
async function pictureOf(part: DraftPart, files: EntryParts['files']): Promise<HTMLImageElement | null> {
  const [, file] = files.find(([{ id }]) => id === part.picture?.id) ?? [];
  const fromFile = file?.content instanceof Blob ? await ofBlob(file.content) : null;
  const stored = part.upload?.imageUrl;
  return fromFile ?? (stored === undefined ? null : await loaded(stored));
}

async function ofBlob(content: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(content);
  try {
    return await loaded(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  // Media on another host would taint the canvas without CORS.
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
