import type { TypedProduct } from '../pins/typed-product.ts';
import type { Availability, SourceFacts, SourceProduct } from './source-facts.ts';

const AVAILABILITIES: Readonly<Record<TypedProduct['availability'], Availability>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'preorder',
};

/**
 * What is known of a thing that is sold: what somebody has typed in, before what its page says. `told` is null while
 * no page says anything; then the pin's own title and link stand for it.
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
    // What is sold is what the pin is about, even where its page also says how to cook.
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
