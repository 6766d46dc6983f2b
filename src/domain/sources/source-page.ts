import type { ProductTexts } from '../pins/product-texts.ts';

/** A picture that a page has to offer. */
export type SourcePicture = {
  readonly url: string;
  /** 0 when nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  /** Where this site shows it in small; null when it shows it not at all. */
  readonly previewUrl: string | null;
  /** The page names it as the one that stands for it. */
  readonly isMain: boolean;
};

/** What there is to make pins of at an address. */
export type SourcePage = {
  /** The one that was asked for. */
  readonly address: string;
  /** Largest first, each once. */
  readonly pictures: readonly SourcePicture[];
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** How the page wants to be linked to. */
  readonly canonicalUrl: string;
  /** What is sold there costs so much, as a text; null when nothing is. */
  readonly price: string | null;
  /** What is sold there, as it would stand in the fields of a product; null when nothing is. */
  readonly product: ProductTexts | null;
};

/** How somebody came to have pins made of a page. */
export type SourceMethod = 'scraped' | 'bookmarklet';

/** The pictures without those of the same address. */
export function eachOnce(pictures: readonly SourcePicture[]): readonly SourcePicture[] {
  const seen = new Set<string>();
  return pictures.filter(({ url }) => !seen.has(url) && seen.add(url));
}
