import type { TypedProduct } from '../pins/typed-product.ts';
import type { Availability, SourceFacts, SourceProduct } from './source-facts.ts';

const AVAILABILITIES: Readonly<Record<TypedProduct['availability'], Availability>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'preorder',
};

/**
 * The facts of a product: typed-in values take precedence over those of the page. `told` is null while there are no
 * facts of the page; then the pin's title and link are used.
 */
export function withTypedProduct(
  told: SourceFacts | null,
  typed: TypedProduct,
  pin: { readonly title: string; readonly link: string | null },
): SourceFacts {
  const url = told?.url ?? pin.link ?? '';
  return {
    ...(told ?? { ...NOTHING_TOLD, title: pin.title }),
    url,
    type: 'product',
    rating: typed.rating ?? told?.rating ?? null,
    products: [productOf(typed, told?.products[0], { name: pin.title, url })],
    // The product is the subject of the pin, even if its page also has a recipe.
    recipe: null,
  };
}

function productOf(
  typed: TypedProduct,
  told: SourceProduct | undefined,
  thing: { readonly name: string; readonly url: string },
): SourceProduct {
  const { standardPrice, currency } = typed;
  const availability = AVAILABILITIES[typed.availability];
  const offer = { standardPrice, currency, condition: '', availability, url: thing.url };
  const prices = [typed.price, typed.minPrice, typed.maxPrice].filter((price) => price !== null);
  return {
    id: told?.id ?? '',
    name: told?.name ?? thing.name,
    brand: typed.brand ?? told?.brand ?? null,
    offers: [...new Set(prices)].map((price) => ({ ...offer, price })),
    lowest: typed.minPrice ?? typed.price,
    highest: typed.maxPrice ?? typed.price,
    currency,
    availability,
    shipping: told?.shipping ?? null,
    variants: told?.variants ?? [],
  };
}

const NOTHING_TOLD: Omit<SourceFacts, 'url' | 'title' | 'type' | 'rating' | 'products' | 'recipe'> = {
  siteName: '',
  description: '',
  faviconLink: null,
  appleTouchIconLink: null,
  article: null,
};
