import { amountOf, currencyOf } from './figures.ts';
import type { Availability, SourceOffer, SourceProduct } from '../source-facts.ts';
import { listOf, plainText, textOf, thingOf, typesOf, isThing, type Thing } from './things.ts';

/** Resolves an address found in a page to an absolute http(s) address; null for anything else. */
export type Resolve = (address: unknown) => string | null;

const MOST_OFFERS = 20;
const MOST_VARIANTS = 20;

/** The product that a thing describes; null without a name. */
export function productOf(thing: Thing, resolve: Resolve): SourceProduct | null {
  const name = textOf(thing['name'], 200);
  if (name === '') return null;
  const variants = listOf(thing['hasVariant']).filter(isThing);
  const sold = [thing, ...variants].flatMap((one) => offersOf(one['offers'], resolve));
  const prices = sold.flatMap(({ low, high }) => [low, high]);
  const offers = sold.map(({ offer }) => offer);
  return {
    id: textOf(thing['sku'] ?? thing['productID'] ?? thing['gtin13'] ?? thing['mpn'], 64),
    name,
    brand: textOf(thing['brand'], 100) || null,
    offers: offers.slice(0, MOST_OFFERS),
    lowest: prices.length === 0 ? null : Math.min(...prices),
    highest: prices.length === 0 ? null : Math.max(...prices),
    currency: offers.find(({ currency }) => currency !== '')?.currency ?? '',
    availability: overall(offers.map(({ availability }) => availability)),
    shipping: shippingOf(thing),
    variants: variants.slice(0, MOST_VARIANTS).map((variant) => ({
      name: textOf(variant['color'] ? 'color' : variant['size'] ? 'size' : 'variant'),
      value: textOf(variant['color'] ?? variant['size'] ?? variant['name'], 100),
      url: resolve(variant['url']),
    })),
  };
}

type Sold = { readonly offer: SourceOffer; readonly low: number; readonly high: number };

function offersOf(value: unknown, resolve: Resolve): readonly Sold[] {
  return listOf(value)
    .filter(isThing)
    .slice(0, MOST_OFFERS)
    .flatMap((thing): readonly Sold[] => {
      const inner = typesOf(thing).includes('AggregateOffer') ? listOf(thing['offers']).filter(isThing) : [];
      if (thing['lowPrice'] === undefined && inner.length > 0) return offersOf(inner, resolve);
      const sold = offerOf(thing, resolve);
      return sold === null ? [] : [sold];
    });
}

function offerOf(thing: Thing, resolve: Resolve): Sold | null {
  const specifications = listOf(thing['priceSpecification']).filter(isThing);
  const isListed = (one: Thing) =>
    /(?:List|Strikethrough|MSRP|SRP)(?:Price)?$/.test(textOf(one['priceType']));
  const current = specifications.find((one) => !isListed(one)) ?? null;
  const price = amountOf(thing['price'] ?? thing['lowPrice'] ?? current?.['price']);
  if (price === null) return null;
  const standard = amountOf(specifications.find(isListed)?.['price']);
  const offer: SourceOffer = {
    price,
    standardPrice: standard !== null && standard > price ? standard : null,
    currency: currencyOf(thing['priceCurrency'] ?? current?.['priceCurrency']),
    condition: lastWord(thing['itemCondition'])
      .replace(/Condition$/, '')
      .toLowerCase(),
    availability: availabilityOf(thing['availability']),
    url: resolve(thing['url']) ?? '',
  };
  const high = amountOf(thing['highPrice']);
  return { offer, low: price, high: high === null ? price : Math.max(high, price) };
}

/** Reads a schema.org address or the words that shops use in Open Graph tags. */
export function availabilityOf(value: unknown): Availability {
  switch (
    lastWord(value)
      .replace(/[\s_-]/g, '')
      .toLowerCase()
  ) {
    case 'instock':
    case 'limitedavailability':
    case 'onlineonly':
    case 'instoreonly':
    case 'available':
      return 'in stock';
    case 'outofstock':
    case 'soldout':
    case 'discontinued':
    case 'oos':
      return 'out of stock';
    case 'preorder':
    case 'presale':
    case 'backorder':
    case 'pending':
      return 'preorder';
    default:
      return '';
  }
}

function lastWord(value: unknown): string {
  const text = isThing(value) ? plainText(value['@id'], 200) : textOf(value, 200);
  return text.slice(text.lastIndexOf('/') + 1);
}

/** The best availability of all offers. */
function overall(all: readonly Availability[]): Availability {
  const order: readonly Availability[] = ['in stock', 'preorder', '', 'out of stock'];
  return order.find((one) => all.includes(one)) ?? '';
}

function shippingOf(thing: Thing): number | null {
  const costs = listOf(thing['offers'])
    .filter(isThing)
    .flatMap((offer) => listOf(offer['shippingDetails']))
    .filter(isThing)
    .map((details) => amountOf(thingOf(details['shippingRate'])?.['value']))
    .filter((cost) => cost !== null);
  return costs.length === 0 ? null : Math.min(...costs);
}
