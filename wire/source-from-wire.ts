import { toBoardId, toPinId } from '../src/domain/ids/ids.ts';
import type { OwnMatch } from '../src/domain/sources/own-match.ts';
import { eachOnce, type SourcePage, type SourcePicture } from '../src/domain/sources/source-page.ts';
import { sourceProductTexts } from '../src/domain/sources/source-product-texts.ts';
import type { ProductTexts } from '../src/domain/pins/product-texts.ts';
import {
  count,
  flag,
  listOf,
  objectOrNull,
  objectsOf,
  rawObject,
  text,
  textOrNull,
  type Raw,
} from './raw.ts';

import { richMetadataFromWire } from './rich-data-from-wire.ts';

/** The pictures of a page; videos are omitted, because they cannot be pinned. Never throws. */
export function sourcePageFromWire(value: unknown, address: string): SourcePage {
  const raw = rawObject(value);
  return {
    address,
    pictures: eachOnce(listOf(raw.items, pictureOf)),
    title: text(raw.title),
    description: text(raw.description),
    siteName: text(raw.site_name),
    canonicalUrl: text(raw.canonical_url),
    price: priceIn(rawObject(raw.rich_metadata)),
    product: productIn(raw.rich_metadata),
  };
}

function priceIn({ products }: Raw): string | null {
  const [product] = objectsOf(products, (raw: Raw) => rawObject(raw.offer_summary));
  return textOrNull(product?.price);
}

function productIn(value: unknown): ProductTexts | null {
  const metadata = richMetadataFromWire(value);
  const [product] = metadata?.products ?? [];
  return product === undefined ? null : sourceProductTexts(product, metadata?.aggregateRating ?? null);
}

function pictureOf(value: unknown): SourcePicture | null {
  const raw = rawObject(value);
  const url = text(raw.url);
  if (url === '' || raw.media_type === 'video') return null;
  const previewUrl = textOrNull(raw.preview_url);
  return {
    url,
    width: count(raw.width),
    height: count(raw.height),
    title: text(raw.title),
    description: text(raw.description),
    // Only addresses of this site are accepted.
    previewUrl: previewUrl?.startsWith('/') === true && !previewUrl.startsWith('//') ? previewUrl : null,
    isMain: flag(raw.is_main),
  };
}

/** Own pins of the same page or picture. Never throws. */
export function ownMatchesFromWire(value: unknown): readonly OwnMatch[] {
  return objectsOf(rawObject(value).matches, (raw: Raw) => ({
    pinId: toPinId(text(raw.pin_id)),
    by: raw.matched_by === 'picture' || raw.matched_by === 'looks' ? raw.matched_by : 'link',
    board: objectOrNull(raw.board, (board) => ({
      entityId: toBoardId(text(board.id)),
      name: text(board.name),
      url: text(board.url),
    })),
  }));
}
