import type {
  AggregateRating,
  OfferSummary,
  Product,
  ProductPinData,
  RichMetadata,
  RichSummary,
} from '../src/domain/pins/rich-data.ts';
import { count, flag, number, numberOrNull, objectOrNull, objectsOf, rawObject } from './raw.ts';
import { text, textOrNull, textsOf } from './raw.ts';
import type { Raw } from './raw.ts';
import { timeFromWire } from './time.ts';

export function richSummaryFromWire(value: unknown): RichSummary | null {
  return objectOrNull(value, richSummary);
}

export function richMetadataFromWire(value: unknown): RichMetadata | null {
  return objectOrNull(value, (raw) => ({
    ...richSummary(raw),
    title: text(raw.title),
    description: text(raw.description),
    article: objectOrNull(raw.article, (article) => ({
      name: text(article.name),
      author: textOrNull(article.author),
      datePublished: timeFromWire(article.date_published),
      description: text(article.description),
    })),
    recipe: objectOrNull(raw.recipe, (recipe) => ({
      name: text(recipe.name),
      servings: textOrNull(recipe.servings),
      totalTimeSeconds: numberOrNull(recipe.total_time_seconds),
      ingredients: objectsOf(recipe.ingredients, (group) => ({
        category: text(group.category),
        items: textsOf(group.items),
      })),
    })),
  }));
}

export function productPinDataFromWire(value: unknown): ProductPinData | null {
  return objectOrNull(value, (raw) => ({
    items: objectsOf(raw.items, product),
    sourceUrl: text(raw.source_url),
    seenAt: timeFromWire(raw.seen_at),
  }));
}

function richSummary(raw: Raw): RichSummary {
  return {
    entityId: text(raw.id),
    url: text(raw.url),
    siteName: text(raw.site_name),
    typeName: text(raw.type_name),
    displayName: text(raw.display_name),
    displayDescription: text(raw.display_description),
    faviconLink: textOrNull(raw.favicon_link),
    appleTouchIconLink: textOrNull(raw.apple_touch_icon_link),
    aggregateRating: objectOrNull(raw.aggregate_rating, aggregateRating),
    labelInfo: { labels: textsOf(rawObject(raw.label_info).labels) },
    products: objectsOf(raw.products, product),
  };
}

function aggregateRating(raw: Raw): AggregateRating {
  return {
    ratingValue: number(raw.rating_value),
    ratingCount: count(raw.rating_count),
    maxRating: number(raw.max_rating),
  };
}

function product(raw: Raw): Product {
  const shipping = rawObject(raw.shipping_info);
  return {
    entityId: text(raw.id),
    name: text(raw.name),
    brand: objectOrNull(raw.brand, (brand) => ({ name: text(brand.name) })),
    offers: objectsOf(raw.offers, (offer) => ({
      price: text(offer.price),
      priceValue: number(offer.price_value),
      currency: text(offer.currency),
      condition: text(offer.condition),
      availability: text(offer.availability),
      url: text(offer.url),
    })),
    offerSummary: offerSummary(rawObject(raw.offer_summary)),
    shippingInfo: {
      freeShippingPrice: textOrNull(shipping.free_shipping_price),
      freeShippingValue: numberOrNull(shipping.free_shipping_value),
    },
    variants: objectsOf(raw.variants, (variant) => ({
      name: text(variant.name),
      value: text(variant.value),
      url: textOrNull(variant.url),
    })),
  };
}

function offerSummary(raw: Raw): OfferSummary {
  return {
    price: textOrNull(raw.price),
    standardPrice: textOrNull(raw.standard_price),
    minPrice: textOrNull(raw.min_price),
    maxPrice: textOrNull(raw.max_price),
    priceVal: numberOrNull(raw.price_val),
    standardPriceVal: numberOrNull(raw.standard_price_val),
    minPriceVal: numberOrNull(raw.min_price_val),
    maxPriceVal: numberOrNull(raw.max_price_val),
    currency: text(raw.currency),
    inStock: flag(raw.in_stock),
    availability: text(raw.availability),
  };
}
