import type { SourcePage, SourcePicture } from '../../src/domain/sources/source-page.ts';

/** A picture of a page, 800 wide unless told. */
export function aSourcePicture(given: Partial<SourcePicture> = {}): SourcePicture {
  return {
    url: 'https://shop.test/chair.jpg',
    width: 800,
    height: 600,
    title: '',
    description: '',
    previewUrl: '/source-preview/?token=t&url=u',
    isMain: false,
    ...given,
  };
}

/** A page with one picture. */
export function aSourcePage(given: Partial<SourcePage> = {}): SourcePage {
  return {
    address: 'https://shop.test/chair?utm_source=mail',
    pictures: [aSourcePicture()],
    title: 'An oak chair',
    description: 'Made by hand',
    siteName: 'Shop',
    canonicalUrl: 'https://shop.test/chair',
    price: null,
    product: null,
    ...given,
  };
}
