import { sizeDimensions, type Dimensions } from '../../../src/domain/images/image-sizes.ts';
import { dominantColor } from '../../application/media/dominant-color.ts';
import { extractLooks } from '../../application/looks/extract-looks.ts';
import { smallSize } from '../../application/looks/small-picture.ts';
import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import {
  damagedPicture,
  emptyFile,
  oversize,
  refusedKind,
  tooManyBytes,
} from '../../application/media/picture-refusals.ts';
import { isPictureKind, sniffPicture, type PictureKind } from '../../application/media/sniff-picture.ts';
import type {
  IngestOutcome,
  PictureArea,
  PictureFormat,
  PictureProcessor,
  Rendition,
  RenditionSize,
  SizedBytes,
  RenditionFormat,
} from '../../application/ports/media/media.ts';

/** The first sizes of cards; the others are made on demand. */
const SIZES_AT_UPLOAD: readonly RenditionSize[] = ['60x60', '236x', '474x', '736x'];

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type CanvasFormat = keyof typeof TYPES;

/** Decodes and encodes with browser APIs. Only the first frame of an animation is kept. */
export class CanvasPictureProcessor implements PictureProcessor {
  readonly #maxImageBytes: number;

  constructor(maxImageBytes: number) {
    this.#maxImageBytes = maxImageBytes;
  }

  async ingest(bytes: Uint8Array): Promise<IngestOutcome> {
    if (bytes.byteLength === 0) return emptyFile();
    if (bytes.byteLength > this.#maxImageBytes) return tooManyBytes(this.#maxImageBytes);
    const kind = sniffPicture(bytes);
    if (!isPictureKind(kind)) return refusedKind(kind);
    const picture = await decoded(bytes).catch(() => undefined);
    if (picture === undefined) return damagedPicture();
    const { width, height } = picture;
    const refusal = oversize({ kind, width, height, frames: 1 });
    if (refusal) return refusal;
    const extension = originalFormat(kind);
    const renditions: SizedBytes[] = [];
    for (const size of SIZES_AT_UPLOAD)
      renditions.push({ size, bytes: await encoded(drawn(picture, size), 'webp', 0.78) });
    return {
      kind: 'picture',
      picture: {
        extension,
        width,
        height,
        isAnimated: false,
        dominantColor: dominantColorOf(picture),
        original: await encoded(drawn(picture, null), extension, 0.9),
        renditions,
        looks: looksOf(picture),
      },
    };
  }

  async render(
    original: Uint8Array,
    size: RenditionSize,
    renditionFormat: RenditionFormat,
  ): Promise<Rendition> {
    const canvas = drawn(await decoded(original), size);
    // Browsers decode AVIF, but cannot encode it.
    const format: PictureFormat & CanvasFormat =
      renditionFormat === 'compatible' ? (isOpaque(canvas) ? 'jpg' : 'png') : 'webp';
    return { format, bytes: await encoded(canvas, format, 0.8) };
  }

  /** Empty: browsers cannot encode AVIF. */
  async renderAvif(): Promise<readonly SizedBytes[]> {
    return [];
  }

  async looksOf(
    picture: Uint8Array,
    { area }: { area?: PictureArea } = {},
  ): Promise<PictureLooksWithWindows> {
    return looksOf(await decoded(picture), area);
  }

  async close(): Promise<void> {}
}

function originalFormat(kind: PictureKind): CanvasFormat {
  if (kind === 'jpeg' || kind === 'avif') return 'jpg';
  return kind === 'gif' ? 'png' : kind;
}

/** The picture upright, rotated by its orientation. */
function decoded(bytes: Uint8Array): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' });
}

/** The picture in a size, cropped where the size has another aspect ratio; null: the original size. */
function drawn(picture: ImageBitmap, size: RenditionSize | null): OffscreenCanvas {
  const { width, height } = size === null ? picture : sizeDimensions(size, picture);
  const canvas = new OffscreenCanvas(width, height);
  const cut = size === null || size.endsWith('x') ? picture : coveringCut(picture, { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  const left = (picture.width - cut.width) / 2;
  const top = (picture.height - cut.height) / 2;
  context.drawImage(picture, left, top, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

function coveringCut(picture: Dimensions, box: Dimensions): Dimensions {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  return { width: box.width * scale, height: box.height * scale };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  return context;
}

async function encoded(canvas: OffscreenCanvas, format: CanvasFormat, quality: number): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: TYPES[format], quality });
  return new Uint8Array(await blob.arrayBuffer());
}

function dominantColorOf(picture: ImageBitmap): string {
  const canvas = new OffscreenCanvas(48, 48);
  const context = contextOf(canvas);
  context.drawImage(picture, 0, 0, 48, 48);
  return dominantColor(new Uint8Array(context.getImageData(0, 0, 48, 48).data), 4);
}

const WHOLE: PictureArea = { left: 0, top: 0, width: 1, height: 1 };

function looksOf(picture: ImageBitmap, area: PictureArea = WHOLE): PictureLooksWithWindows {
  const cut = {
    left: area.left * picture.width,
    top: area.top * picture.height,
    width: Math.max(1, area.width * picture.width),
    height: Math.max(1, area.height * picture.height),
  };
  const { width, height } = smallSize(cut);
  const context = contextOf(new OffscreenCanvas(width, height));
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  return extractLooks(
    { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 },
    cut,
  );
}

function isOpaque(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
