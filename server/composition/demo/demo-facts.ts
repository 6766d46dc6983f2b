import type { SourceFacts } from '../../../src/domain/sources/source-facts.ts';
import type { DemoPin } from './demo-content.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What the page that a sample pin links to would say about itself; null for a page without a recipe or an article.
 * @param now when the page is read, milliseconds since the epoch
 */
export function demoFacts(pin: DemoPin, now: number): SourceFacts | null {
  const { title, description, link, recipe, article } = pin;
  const page = {
    url: link,
    siteName: siteNameOf(link),
    title,
    description,
    faviconLink: null,
    appleTouchIconLink: null,
    rating: null,
    products: [],
    article: null,
    recipe: null,
  };
  if (recipe !== undefined) {
    const { servings, minutes, ingredients } = recipe;
    const told = { name: title, servings, totalTimeSeconds: minutes * 60, ingredients };
    return { ...page, type: 'recipe', recipe: told };
  }
  if (article === undefined) return null;
  const { author, daysBefore } = article;
  const told = { name: title, author, datePublished: now - daysBefore * DAY_MS, description };
  return { ...page, type: 'article', article: told };
}

/** `Longtable` for `https://longtable.example/figs` */
function siteNameOf(link: string): string {
  const [name = ''] = new URL(link).hostname.split('.');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
