import { amountOf, currencyOf, secondsOf } from './figures.ts';
import type { PageMetas } from './page-metas.ts';
import { availabilityOf, productOf, type Resolve } from './product-of.ts';
import type {
  SourceArticle,
  SourceFacts,
  SourceProduct,
  SourceRating,
  SourceRecipe,
  SourceType,
} from '../source-facts.ts';
import { allThings, listOf, textOf, thingOf, typesOf, type Thing } from './things.ts';

export type Reading = {
  readonly resolve: Resolve;
  /** Milliseconds since the epoch; null for a text that is not a time. */
  readonly readTime: (text: unknown) => number | null;
};

type Frame = Pick<
  SourceFacts,
  'url' | 'siteName' | 'title' | 'description' | 'faviconLink' | 'appleTouchIconLink'
>;

const PRODUCTS = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Book', 'Vehicle'];
const ARTICLES = ['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'Report', 'SocialMediaPosting'];
const VIDEOS = ['VideoObject', 'Movie', 'Clip'];
const MOST_PRODUCTS = 10;
const MOST_INGREDIENTS = 100;

/** What a page is about besides its texts: a product, a recipe, an article or a video; null when it does not say. */
export function factsOf(
  things: readonly unknown[],
  metas: PageMetas,
  frame: Frame,
  { resolve, readTime }: Reading,
): SourceFacts | null {
  const all = allThings(things);
  const first = (types: readonly string[]) =>
    all.find((thing) => typesOf(thing).some((type) => types.includes(type)));
  const products = productsOf(all, metas, frame, resolve);
  const recipeThing = first(['Recipe']);
  const recipe = recipeThing === undefined ? null : recipeOf(recipeThing);
  const articleThing = first(ARTICLES);
  const article = articleOf(articleThing, metas, frame, readTime);
  const video = first(VIDEOS);
  const type = typeOf({ recipe, products, article, video, metas });
  if (type === null) return null;
  const about = { product: first(PRODUCTS), recipe: recipeThing, article: articleThing, video }[type];
  const rating = ratingOf(about?.['aggregateRating']);
  // Some pages give a description only in structured data.
  const description = frame.description || textOf(about?.['description'], 500);
  return {
    ...frame,
    description,
    type,
    rating,
    products,
    article: type === 'article' ? article : null,
    recipe,
  };
}

function typeOf(found: {
  readonly recipe: SourceRecipe | null;
  readonly products: readonly SourceProduct[];
  readonly article: SourceArticle | null;
  readonly video: Thing | undefined;
  readonly metas: PageMetas;
}): SourceType | null {
  if (found.recipe !== null) return 'recipe';
  if (found.products.length > 0) return 'product';
  if (found.article !== null) return 'article';
  return found.video !== undefined || /^video/.test(found.metas.first('og:type')) ? 'video' : null;
}

function productsOf(
  all: readonly Thing[],
  metas: PageMetas,
  frame: Frame,
  resolve: Resolve,
): readonly SourceProduct[] {
  const described = all
    .filter((thing) => typesOf(thing).some((type) => PRODUCTS.includes(type)))
    // A book is a product only when the page offers it for sale.
    .filter((thing) => !typesOf(thing).includes('Book') || thing['offers'] !== undefined)
    .map((thing) => productOf(thing, resolve))
    .filter((product) => product !== null);
  // Variants are listed both inside their product and separately.
  const names = new Set<string>();
  const each = described.filter(({ name }) => !names.has(name) && names.add(name));
  if (each.length > 0) return each.slice(0, MOST_PRODUCTS);
  const product = productOfMetas(metas, frame);
  return product === null ? [] : [product];
}

/** Shops without structured data often give price and stock as Open Graph tags. */
function productOfMetas(metas: PageMetas, { title, url }: Frame): SourceProduct | null {
  const said = (name: string) => metas.first(`product:${name}`, `og:${name}`);
  const price = amountOf(said('price:amount'));
  const standard = amountOf(metas.first('product:original_price:amount', 'og:price:standard_amount'));
  if (title === '' || price === null) return null;
  const currency = currencyOf(said('price:currency'));
  const availability = availabilityOf(said('availability'));
  const offer = {
    price,
    standardPrice: standard !== null && standard > price ? standard : null,
    currency,
    condition: metas.first('product:condition', 'og:condition').toLowerCase(),
    availability,
    url,
  };
  return {
    id: metas.first('product:retailer_item_id', 'product:retailer_part_no'),
    name: title,
    brand: metas.first('product:brand', 'og:brand') || null,
    offers: [offer],
    lowest: price,
    highest: price,
    currency,
    availability,
    shipping: null,
    variants: [],
  };
}

function recipeOf(thing: Thing): SourceRecipe {
  const total = secondsOf(thing['totalTime']);
  const parts = (secondsOf(thing['prepTime']) ?? 0) + (secondsOf(thing['cookTime']) ?? 0);
  return {
    name: textOf(thing['name'], 200),
    servings: textOf(thing['recipeYield'] ?? thing['yield'], 60) || null,
    totalTimeSeconds: total ?? (parts > 0 ? parts : null),
    ingredients: listOf(thing['recipeIngredient'] ?? thing['ingredients'])
      .map((one) => textOf(one, 200))
      .filter((text) => text !== '')
      .slice(0, MOST_INGREDIENTS),
  };
}

function articleOf(
  thing: Thing | undefined,
  metas: PageMetas,
  frame: Frame,
  readTime: Reading['readTime'],
): SourceArticle | null {
  if (thing === undefined && metas.first('og:type') !== 'article') return null;
  const author = textOf(thing?.['author'], 100) || metas.first('author', 'twitter:creator');
  const written = metas.first('article:author');
  return {
    name: textOf(thing?.['headline'] ?? thing?.['name'], 200) || frame.title,
    author: author || (/^https?:/i.test(written) ? '' : written) || null,
    datePublished: readTime(textOf(thing?.['datePublished']) || metas.first('article:published_time')),
    description: textOf(thing?.['description'], 500) || frame.description,
  };
}

/** The rating as the page gives it. The presenter handles ratings without votes or above the maximum. */
function ratingOf(value: unknown): SourceRating | null {
  const thing = thingOf(value);
  const given = amountOf(thing?.['ratingValue']);
  const count = amountOf(thing?.['ratingCount'] ?? thing?.['reviewCount']);
  if (thing === null || given === null || count === null) return null;
  const told = amountOf(thing['bestRating']);
  const max = told !== null && told > 0 ? told : 5;
  return { value: given, count: Math.round(count), max };
}
