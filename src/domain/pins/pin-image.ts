import type { Pin } from './pin.ts';
import { CARD_IMAGE_SIZES, sizeDimensions } from '../images/image-sizes.ts';
import type { ImageRef, ImageSpec, PinImages, PinImageSize } from '../images/image-spec.ts';

const HIGH_RESOLUTION_ORDER: readonly PinImageSize[] = ['736x', 'orig', '474x', '236x'];

/** Placeholder for a picture without a known colour. */
export const PLACEHOLDER_COLOR = '#e9e9e9';

/**
 * The largest picture worth loading: 736x, or else the original, 474x, 236x. `allowOriginal`: whether the viewer may
 * see the original.
 */
export function highResolutionImage(
  images: PinImages,
  options: { readonly allowOriginal: boolean } = { allowOriginal: true },
): ImageSpec | null {
  const size = HIGH_RESOLUTION_ORDER.find(
    (candidate) => images[candidate] && (candidate !== 'orig' || options.allowOriginal),
  );
  return (size && images[size]) ?? null;
}

const ORIGINALS = /\/media\/originals\//;

/** The picture for other sites and search engines: never the original, which belongs to its owner. */
export function publicImage(images: PinImages): ImageRef | undefined {
  const { orig } = images;
  if (orig === undefined || !ORIGINALS.test(orig.url))
    return highResolutionImage(images, { allowOriginal: false }) ?? undefined;
  return { url: orig.url.replace(ORIGINALS, '/media/1200x/'), ...sizeDimensions('1200x', orig) };
}

/** The default picture of a card; `cardSrcset` offers the browser others. */
export function cardImage(images: PinImages): ImageSpec | null {
  const size = CARD_IMAGE_SIZES.find((candidate) => images[candidate]);
  return (size && images[size]) ?? null;
}

/** `srcset` of a card's picture. Sizes that a small original does not reach are listed once. */
export function cardSrcset(images: PinImages): string {
  const byWidth = new Map<number, string>();
  for (const size of CARD_IMAGE_SIZES) {
    const image = images[size];
    if (image && Number.isInteger(image.width) && image.width > 0 && !byWidth.has(image.width))
      byWidth.set(image.width, image.url);
  }
  return Array.from(byWidth, ([width, url]) => `${url} ${width}w`).join(', ');
}

/** The picture on a card of related products: 236 wide, 474 on dense screens. */
export function relatedProductImage(images: PinImages, pixelRatio: number): ImageSpec | null {
  const sharp = images['474x'] ?? images['236x'];
  const plain = images['236x'] ?? images['474x'];
  return (pixelRatio > 1 ? sharp : plain) ?? null;
}

/** The alternative text: the pinner's, or else the server's, or else the title. */
export function pinAltText(pin: Pick<Pin, 'altText' | 'autoAltText' | 'title'>): string {
  return pin.altText || pin.autoAltText || pin.title;
}

/** The placeholder colour of a picture. */
export function placeholderColor(color: string | null): string {
  return color || PLACEHOLDER_COLOR;
}
