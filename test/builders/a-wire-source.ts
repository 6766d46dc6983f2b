import type { WireOptions } from '../adapters/wire-server.ts';

/** A picture of a page, as the server tells of it. */
export function aWireSourceItem(given: WireOptions = {}): WireOptions {
  return {
    url: 'https://shop.test/chair.jpg',
    width: 800,
    height: 600,
    title: '',
    description: '',
    media_type: 'image',
    ...given,
  };
}

/** A page with these pictures, as the server tells of it. */
export function aWireSource(items: readonly WireOptions[] = [aWireSourceItem()], given: WireOptions = {}) {
  return {
    items,
    title: 'An oak chair',
    description: 'Made by hand',
    site_name: 'Shop',
    canonical_url: 'https://shop.test/chair',
    rich_metadata: null,
    ...given,
  };
}
