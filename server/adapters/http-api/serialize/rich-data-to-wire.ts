import { DEFAULT_LOCALE } from '../../../../src/domain/locales/locale.ts';
import { formatPrice } from '../../../../src/domain/text/price.ts';
import {
  isSoldOut,
  type SourceFacts,
  type SourceProduct,
} from '../../../../src/domain/sources/source-facts.ts';
import type {
  WireAggregateRating,
  WireOfferSummary,
  WireProduct,
  WireRichMetadata,
  WireRichSummary,
} from '../../../../wire/rich-data.ts';
import { timeToWire } from '../../../../wire/time.ts';

/** Answers are the same for every viewer; views write the amounts in the formats of their reader. */
const LOCALE = DEFAULT_LOCALE;

/** All facts about a linked page. */
export function richMetadataToWire(facts: SourceFacts, id: string): WireRichMetadata {
  const { article, recipe } = facts;
  return {
    ...richSummaryToWire(facts, id),
    title: facts.title,
    description: facts.description,
    article:
      article === null
        ? null
        : {
            name: article.name,
            author: article.author,
            date_published: article.datePublished === null ? null : timeToWire(article.datePublished),
            description: article.description,
          },
    recipe:
      recipe === null
        ? null
        : {
            name: recipe.name,
            servings: recipe.servings,
            total_time_seconds: recipe.totalTimeSeconds,
            ingredients:
              recipe.ingredients.length === 0 ? [] : [{ category: '', items: [...recipe.ingredients] }],
          },
  };
}

export function richSummaryToWire(facts: SourceFacts, id: string): WireRichSummary {
  return {
    id,
    url: facts.url,
    site_name: facts.siteName,
    type_name: facts.type,
    display_name: facts.products[0]?.name ?? facts.recipe?.name ?? facts.article?.name ?? facts.title,
    display_description: facts.description,
    favicon_link: facts.faviconLink,
    apple_touch_icon_link: facts.appleTouchIconLink,
    aggregate_rating: ratingToWire(facts),
    label_info: { labels: isSoldOut(facts) ? ['out of stock'] : [] },
    products: facts.products.map(productToWire),
  };
}

export function ratingToWire({ rating }: Pick<SourceFacts, 'rating'>): WireAggregateRating | null {
  if (rating === null) return null;
  return { rating_value: rating.value, rating_count: rating.count, max_rating: rating.max };
}

function productToWire(product: SourceProduct, index: number): WireProduct {
  const { shipping, currency } = product;
  return {
    id: product.id || String(index + 1),
    name: product.name,
    brand: product.brand === null ? null : { name: product.brand },
    offers: product.offers.map((offer) => ({
      price: formatPrice(offer.price, offer.currency, LOCALE),
      price_value: offer.price,
      currency: offer.currency,
      condition: offer.condition,
      availability: offer.availability,
      url: offer.url,
    })),
    offer_summary: summaryToWire(product),
    shipping_info: {
      free_shipping_price: shipping === 0 ? formatPrice(0, currency, LOCALE) : null,
      free_shipping_value: shipping === 0 ? 0 : null,
    },
    variants: product.variants.map((variant) => ({ ...variant })),
  };
}

function summaryToWire({ offers, lowest, highest, currency, availability }: SourceProduct): WireOfferSummary {
  const standard = offers.find(({ price }) => price === lowest)?.standardPrice ?? null;
  const text = (amount: number | null) => (amount === null ? null : formatPrice(amount, currency, LOCALE));
  return {
    price: text(lowest),
    standard_price: text(standard),
    min_price: text(lowest),
    max_price: text(highest),
    price_val: lowest,
    standard_price_val: standard,
    min_price_val: lowest,
    max_price_val: highest,
    currency,
    in_stock: availability === 'in stock',
    availability,
  };
}
