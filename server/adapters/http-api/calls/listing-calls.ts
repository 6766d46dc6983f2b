import { listedDomain } from '../../../../src/domain/listings/listing.ts';
import { LISTING_CALLS } from '../../../../wire/calls/listing.ts';
import type { OptionsOf } from '../../../../wire/params/param.ts';
import { WHOLE_LISTING, type Listing } from '../../../application/feeds/listing-feed.ts';
import type { CallContext } from '../core/call/call-context.ts';
import { CallFailure, invalidParameter } from '../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import type { CallDeps } from './call-deps.ts';
import { feedAnswer } from './feed-answer.ts';
import { listingFactsToWire } from '../serialize/listing-to-wire.ts';
import { pageOrFailure } from './refusals.ts';
import { viewerOfToday } from './today-calls.ts';

type FactsOptions = OptionsOf<typeof LISTING_CALLS.listingFacts.params>;

/** Lists of all public pins of one kind or of one web domain. */
export function listingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(LISTING_CALLS, {
    videoFeed: async (context, { category_id, field_set_key }) =>
      page(deps, context, {
        listing: { ...WHOLE_LISTING, kind: 'video', topic: category_id ?? null },
        surface: 'videos',
        form: field_set_key,
      }),
    shoppingFeed: async (context, options) =>
      page(deps, context, { listing: products(options), surface: 'shopping', form: options.field_set_key }),
    domainFeed: async (context, { domain, field_set_key }) =>
      page(deps, context, { listing: ofDomain(domain), surface: 'domain', form: field_set_key }),
    listingFacts: facts(deps),
    areas: areas(deps),
    state: async () => ({ data: { state: deps.readIndexState.run() } }),
  });
}

async function page(
  { listingFeed, writing }: CallDeps,
  context: CallContext,
  {
    listing,
    surface,
    form,
  }: { readonly listing: Listing; readonly surface: string; readonly form: 'card' | 'full' },
) {
  const { position, size } = context.page;
  const outcome = await listingFeed.run({ listing, viewerId: context.viewerId, position, limit: size });
  return feedAnswer(pageOrFailure(outcome, 'topic_not_found'), { context, writing, surface, form });
}

function facts({ listingFeed }: CallDeps): Answer<typeof LISTING_CALLS.listingFacts> {
  return async (context, options) => {
    const outcome = await listingFeed.facts(listingOf(options), context.viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('topic_not_found');
    return { data: listingFactsToWire(outcome.facts, context) };
  };
}

/** Articles of today, if there are any, then lists. */
function areas({ listingFeed, readToday }: CallDeps): Answer<typeof LISTING_CALLS.areas> {
  return async (context) => {
    const [articles, lists] = await Promise.all([
      readToday.countOfToday(viewerOfToday(context)),
      listingFeed.areas(),
    ]);
    return { data: [...(articles > 0 ? [{ kind: 'today', count: articles } as const] : []), ...lists] };
  };
}

function listingOf(options: FactsOptions): Listing {
  switch (options.of) {
    case 'videos':
      return { ...WHOLE_LISTING, kind: 'video', topic: options.category_id ?? null };
    case 'products':
      return products(options);
    case 'domain':
      return ofDomain(options.domain);
  }
}

/** @throws {CallFailure} 400/1 when the lowest price is above the highest */
function products(options: Omit<FactsOptions, 'of'>): Listing {
  const { category_id, domain, min_price, max_price, currency, in_stock } = options;
  if (min_price !== undefined && max_price !== undefined && min_price > max_price)
    throw invalidParameter('max_price', 'out_of_range');
  return {
    kind: 'product',
    topic: category_id ?? null,
    domain: domain === undefined ? null : (listedDomain(domain) ?? domain),
    priceMin: min_price ?? null,
    priceMax: max_price ?? null,
    currency: currency ?? null,
    inStock: in_stock,
  };
}

/** @throws {CallFailure} 400/1 without a domain */
function ofDomain(text: string | undefined): Listing {
  if (text === undefined) throw invalidParameter('domain', 'missing');
  return { ...WHOLE_LISTING, kind: null, domain: listedDomain(text) ?? text };
}
