import { queryWords } from './search-words.ts';
import { wordClass } from './word-class.ts';

/** Words of queries that are about buying, and brands' and products' usual companions. */
const SHOPPING_WORDS = new Set(
  `buy buying shop shopping store price priced cheap affordable budget sale discount deal bargain coupon order outlet
clearance secondhand vintage preowned brand designer dupe dupes ebay etsy amazon ikea zara nike adidas
dress skirt shirt blouse sweater cardigan jacket coat blazer jean trouser pant legging shoe sneaker boot sandal heel
loafer handbag backpack purse wallet watch bracelet necklace earring ring sunglass scarf hat belt swimsuit bikini
lingerie perfume lipstick mascara skincare serum
sofa couch armchair sectional bookcase nightstand dresser mattress rug duvet bedding curtain lamp chandelier sconce
cookware blender toaster kettle mug teapot cutlery dinnerware
laptop headphone keyboard monitor camera tripod charger smartwatch bicycle stroller tent`
    .trim()
    .split(/\s+/)
    .map(wordClass),
);

/** They say what somebody is about to do, and nothing about what they look for. */
const BUYING_WORDS = new Set(['buy', 'buying', 'price', 'prices', 'priced'].map(wordClass));

const PRICES =
  /[$€£¥₹₩₽]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[$€£¥₹₩₽]|\b(?:under|below|less than|up to)\s+\d+(?:[.,]\d+)?(?:\s?(?:usd|eur|gbp|dollar|euro|pound)s?\b)?/giu;

/** Whether a query asks for products: it names a price, or a word that people use when they buy. */
export function isAboutShopping(query: string, wordClasses: readonly string[]): boolean {
  if (withoutPrices(query) !== query) return true;
  return [...wordClasses, ...queryWords(query).map(({ text }) => wordClass(text))].some((word) =>
    SHOPPING_WORDS.has(word),
  );
}

/** Whether the word only says that somebody wants to buy. Pins need not contain it. */
export function isBuyingWord(text: string): boolean {
  return BUYING_WORDS.has(wordClass(text));
}

/** The query without the prices in it: pins do not say them in words. */
export function withoutPrices(query: string): string {
  return query.replace(PRICES, ' ');
}
