import { domainOf, siteOf } from '../links/http-url.ts';
import { chosenPictures, type OfferedPicture } from './internal/chosen-pictures.ts';
import { factsOf, type Reading } from './internal/facts-of.ts';
import { foundPictures } from './internal/found-pictures.ts';
import { PageMetas } from './internal/page-metas.ts';
import type { PageStatements } from './page-statements.ts';
import type { SourceFacts } from './source-facts.ts';
import { plainText } from './internal/things.ts';

/** The content of a page for a pin, and what the page is about. */
export interface PageFindings {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The canonical address of the page, or else its own address after redirects. */
  readonly canonicalUrl: string;
  readonly pictures: readonly OfferedPicture[];
  readonly facts: SourceFacts | null;
  /** The oEmbed address of the page; null when there is none. */
  readonly oembedUrl: string | null;
}

const TITLE = 200;
const DESCRIPTION = 500;
const SITE_NAME = 100;

/** Reads what a page says about itself. Tags for sharing take precedence over general ones. */
export function readStatements(statements: PageStatements, reading: Reading): PageFindings {
  const { resolve } = reading;
  const metas = new PageMetas(statements.metas);
  const { url } = statements;
  const title =
    metas.first('og:title', 'twitter:title', 'itemprop:name') ||
    plainText(statements.title, TITLE) ||
    metas.first('title', 'headline');
  const description = metas.first(
    'og:description',
    'twitter:description',
    'itemprop:description',
    'description',
  );
  const siteName =
    metas.first('og:site_name', 'application-name', 'al:ios:app_name') || (domainOf(url) ?? '');
  const frame = {
    url: canonicalUrl(statements, metas, resolve),
    siteName: plainText(siteName, SITE_NAME),
    title: plainText(title, TITLE),
    description: plainText(description, DESCRIPTION),
    faviconLink: linked(statements, ['icon'], resolve),
    appleTouchIconLink: linked(statements, ['apple-touch-icon', 'apple-touch-icon-precomposed'], resolve),
  };
  const facts = factsOf(statements.things, metas, frame, reading);
  return {
    url,
    title: frame.title || (facts?.products[0]?.name ?? facts?.recipe?.name ?? ''),
    description: frame.description || (facts?.description ?? ''),
    siteName: frame.siteName,
    canonicalUrl: frame.url,
    pictures: chosenPictures(foundPictures(statements, resolve)),
    facts,
    oembedUrl: oembedUrl(statements, resolve),
  };
}

/** A page may only name a canonical address on its own site; a mobile page names the desktop one. */
function canonicalUrl(statements: PageStatements, metas: PageMetas, resolve: Reading['resolve']): string {
  const { url } = statements;
  const told = linked(statements, ['canonical'], resolve) ?? resolve(metas.all('og:url')[0]);
  return told !== null && siteOf(told) === siteOf(url) && told.length <= 2048 ? told : url;
}

function linked(
  { links }: PageStatements,
  rels: readonly string[],
  resolve: Reading['resolve'],
): string | null {
  for (const rel of rels) {
    const link = links.find((one) => one.rel.split(/\s+/).includes(rel) && resolve(one.href) !== null);
    if (link !== undefined) return resolve(link.href);
  }
  return null;
}

function oembedUrl({ links }: PageStatements, resolve: Reading['resolve']): string | null {
  const link = links.find(
    ({ rel, type }) => /\balternate\b/.test(rel) && /^(?:application|text)\/json\+oembed/.test(type),
  );
  return link === undefined ? null : resolve(link.href);
}
