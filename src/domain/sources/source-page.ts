import type { ProductTexts } from '../pins/product-texts.ts';

/** A picture of a page. */
export type SourcePicture = {
  readonly url: string;
  /** 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  /** The address of a small preview on this site; null when there is none. */
  readonly previewUrl: string | null;
  /** True if the page names it as its main picture. */
  readonly isMain: boolean;
};

/** The pictures and texts at an address, from which pins can be made. */
export type SourcePage = {
  /** The requested address. */
  readonly address: string;
  /** Largest first, without duplicates. */
  readonly pictures: readonly SourcePicture[];
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The canonical address of the page. */
  readonly canonicalUrl: string;
  /** The price of the product as text; null when the page sells nothing. */
  readonly price: string | null;
  /** The product in the form of the product fields; null when the page sells nothing. */
  readonly product: ProductTexts | null;
};

/** The way in which a page was opened for making pins. */
export type SourceMethod = 'scraped' | 'bookmarklet';

/** The pictures without duplicate addresses. */
export function eachOnce(pictures: readonly SourcePicture[]): readonly SourcePicture[] {
  const seen = new Set<string>();
  return pictures.filter(({ url }) => !seen.has(url) && seen.add(url));
}
